import { count, oneOf, optional, type By } from '../../../core/index.js';
import { percentageOf } from '../facts.js';
import { lossCause } from '../vocabulary.js';
import { basesAndPm } from './core.rulings.js';

export const percentageLossesFacts = {
  percentage: percentageOf('Percentuale calcolata', 'Computed percentage'),
  kind: oneOf({ it: 'Formula da cui viene', en: 'Formula that produced it' }, lossCause),
  pmPerBase: optional(
    count(
      { it: 'PM che valgono una basetta, per il club che li lega', en: 'PM worth one base, for a club that ties them' },
      1,
      100,
    ),
  ),
};

/** A club that ties PM to bases must say how. */
export const pmPerBaseNeeded = {
  says: {
    it: 'Il club lega PM e basette: indicare quanti PM vale una basetta.',
    en: 'The club ties PM to bases: say how many PM one base is worth.',
  },
  when: (_: unknown, by: By) => by(basesAndPm) === 'fixed-ratio',
};

export const percentageLossesOutcome = {
  automaticLosses: count({ it: 'Perdite automatiche', en: 'Automatic losses' }, 0, 10_000),
  rolledAgainst: optional(count({ it: 'Percentuale da tirare', en: 'Percentage rolled against' }, 1, 100)),
  losses: count({ it: 'Perdite', en: 'Losses' }, 0, 10_001),
};
