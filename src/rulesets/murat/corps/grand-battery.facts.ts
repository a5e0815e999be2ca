import { count, usually, yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { grandBatteryReasons } from './corps.reasons.js';

/** More guns than any corps had. */
const mostBases = 100;

export const grandBatteryFacts = {
  basesInitial: count({ it: 'Basi all’inizio', en: 'Bases at the start' }, 1, mostBases),
  basesLost: usually(0, count({ it: 'Basi eliminate', en: 'Bases eliminated' }, 0, mostBases)),
};

export const grandBatteryOutcome = {
  legal,
  reasons: reasonsFrom(grandBatteryReasons),
  removed: ifLegal(yesNo({ it: 'Tolta dal gioco', en: 'Removed from the game' })),
  basesLeft: ifLegal(count({ it: 'Basi rimaste', en: 'Bases left' }, 0, mostBases)),
  nearestEnemyRuleApplies: ifLegal(
    yesNo({ it: 'Deve sparare al nemico più vicino', en: 'It must fire at the nearest enemy' }),
  ),
};
