import { count, optional, usually, yesNo } from '../../../core/index.js';
import { atDefendedChokepoint, bases, ownArm, ownDisorder, ownFormation } from '../facts.js';

/** As many as a front in contact, one overlap a side and a second rank can be together. */
export const meleeBases = count({ it: 'Basette che contano in mischia', en: 'Bases that count in melee' }, 0, 402);

export const contributingBasesFacts = {
  arm: ownArm,
  formation: ownFormation,
  disordered: ownDisorder,
  atDefendedChokepoint,
  basesInContact: bases('Basette proprie a contatto', 'Own bases touching enemy bases'),
  enemyBasesInContact: optional(bases('Basette nemiche a contatto', 'Enemy bases touched')),
  overlapLeft: usually(
    false,
    yesNo({ it: 'Una basetta sporge oltre il nemico a sinistra', en: 'A base extends beyond the enemy on the left' }),
  ),
  overlapRight: usually(
    false,
    yesNo({ it: 'Una basetta sporge oltre il nemico a destra', en: 'A base extends beyond the enemy on the right' }),
  ),
  secondRankBases: usually(
    0,
    bases('Basette in 2° rango dietro il fronte che combatte', 'Second-rank bases behind the fighting front'),
  ),
};

export const contributingBasesOutcome = {
  meleeBases,
  contact: bases('Basette contate a contatto', 'Bases counted in contact'),
  overlap: count({ it: 'Basette contate in overlap', en: 'Overlapping bases counted' }, 0, 2),
  secondRank: bases('Basette contate in 2° rango', 'Second-rank bases counted'),
};
