import { count, group, oneOf, optional, someOf, text, yesNo, type By } from '../../../core/index.js';
import { onlyGunsLimber, points } from '../facts.js';
import { fiveOrMore } from '../morale/morale.rulings.js';
import { moraleTestFacts } from '../morale/test.facts.js';
import { status } from '../vocabulary.js';
import { rallyMethod } from './turn.rulings.js';

const { arm, formation, quality, attachedGeneral, russianInfantry, cover, basesLost, supported, bandForFiveOrMore } =
  moraleTestFacts;

/** What the morale test asks about a unit that nobody charges. */
const rallyTest = group(
  {
    it: 'Dati per il test di morale, per il club che lo usa',
    en: 'Facts for the morale test, for a club that uses it',
  },
  'RallyTest',
  {
    arm,
    formation,
    pm: points('PM dell’unità', 'PM of the unit'),
    quality,
    attachedGeneral,
    russianInfantry,
    cover,
    basesLost,
    supported,
    bandForFiveOrMore,
  },
  {
    needed: {
      bandForFiveOrMore: {
        says: {
          it: 'Il club stabilisce il risultato per 5 e oltre: indicarlo.',
          en: 'The club supplies the result for 5 and more: state it.',
        },
        when: (_, by) => by(fiveOrMore) === 'club-defined',
      },
    },
    impossible: {
      formation: onlyGunsLimber,
      russianInfantry: {
        says: { it: 'La fanteria russa è fanteria.', en: 'Russian infantry is infantry.' },
        when: f => f.russianInfantry && f.arm !== 'infantry',
      },
    },
  },
);

export const rallyFacts = {
  unitId: text({ it: 'Unità in rotta', en: 'Routing unit' }),
  rallied: optional(yesNo({ it: 'I giocatori la dichiarano recuperata', en: 'The players declare it rallied' })),
  test: optional(rallyTest),
};

export const ralliedNeeded = {
  says: { it: 'Dichiarare se l’unità è recuperata.', en: 'Declare whether the unit rallies.' },
  when: (_: unknown, by: By): boolean => by(rallyMethod) === 'declared-by-caller',
};

export const rallyTestNeeded = {
  says: {
    it: 'Per il club si fa il test di morale: indicare i dati dell’unità.',
    en: 'At this club a morale test is taken: state the facts of the unit.',
  },
  when: (_: unknown, by: By): boolean => by(rallyMethod) === 'morale-test-d10',
};

export const rallyStatus = someOf('RallyStatus', status, ['steady', 'routing']);

export const rallyOutcome = {
  rallied: yesNo({ it: 'È recuperata', en: 'It rallies' }),
  status: oneOf({ it: 'Stato di morale', en: 'Morale status' }, rallyStatus),
  basesTurned: count({ it: 'Basette girate', en: 'Bases turned' }, 0, 2),
};
