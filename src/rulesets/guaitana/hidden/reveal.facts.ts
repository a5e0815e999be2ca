import { oneOf, reasonFrom, vocabulary, yesNo, type Word } from '../../../core/index.js';
import { legal, ownOrder } from '../facts.js';
import { revealReasons } from './hidden.reasons.js';

// prettier-ignore
const phases = {
  'setup':       { it: 'schieramento', en: 'deployment' },
  'orders':      { it: 'ordini', en: 'orders' },
  'movement':    { it: 'movimento', en: 'movement' },
  'observation': { it: 'osservazione', en: 'observation' },
  'fire':        { it: 'tiro', en: 'fire' },
  'melee':       { it: 'mischia', en: 'melee' },
  'end-of-turn': { it: 'fine del turno', en: 'end of the turn' },
} satisfies { readonly [phase: string]: Word };

export const revealFacts = {
  phase: oneOf({ it: 'Fase in corso', en: 'Present phase' }, vocabulary('GamePhase', phases)),
  terrainClosed: yesNo({ it: 'Il terreno è chiuso per l’unità', en: 'The ground is closed for the unit' }),
  behindObstruction: yesNo({
    it: 'È fuori vista, dietro una collina, un edificio, un bosco',
    en: 'It is out of sight, behind a hill, a building, a wood',
  }),
  crossedByItalians: yesNo({
    it: 'Un’unità italiana ha attraversato quel terreno',
    en: 'An Italian unit has crossed that ground',
  }),
  observedByItalians: yesNo({
    it: 'Un’unità italiana ha osservato quel terreno',
    en: 'An Italian unit has observed that ground',
  }),
  order: { ...ownOrder, says: { it: 'Ordine dato sul posto', en: 'Order given on the spot' } },
};

export const revealOutcome = { legal, reason: reasonFrom(revealReasons) };
