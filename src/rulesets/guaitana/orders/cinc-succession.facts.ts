import { count, text, unlessDenied } from '../../../core/index.js';
import { turn } from '../facts.js';
import { laterTurn } from './orders.facts.js';

export const successionFacts = {
  turnOfLoss: turn('Turno in cui è caduto', 'Turn in which he fell'),
  successorUnitId: text({
    it: 'Unità del successore, col comandante vivo',
    en: 'Unit of the successor, its commander alive',
  }),
  successorCommanderAlive: unlessDenied('Il comandante di quell’unità è vivo', 'The commander of that unit is alive'),
};

export const successionOutcome = {
  turns: count({ it: 'Turni di attesa', en: 'Turns to wait' }, 0, 3),
  takesOverOnTurn: laterTurn('Turno in cui prende il comando', 'Turn in which he takes over'),
};
