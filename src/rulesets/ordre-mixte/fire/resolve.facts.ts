import { count, oneOf, optional, usually } from '../../../core/index.js';
import { percentageLossesFacts, percentageLossesOutcome } from '../core/percentage-losses.facts.js';
import { points } from '../facts.js';
import { artilleryWeight, firingArm } from '../vocabulary.js';
import { artilleryPercentageFacts } from './artillery-percentage.facts.js';
import { infantryPercentageFacts } from './infantry-percentage.facts.js';
import { percentageOutcome } from './shot.facts.js';

export const fireResolveFacts = {
  arm: oneOf({ it: 'Arma di chi tira', en: 'Arm of the firer' }, firingArm),
  ...infantryPercentageFacts,
  ...artilleryPercentageFacts,
  artilleryWeight: optional(oneOf({ it: 'Calibro dei pezzi', en: 'Weight of the guns' }, artilleryWeight)),
  targetPm: points('PM del bersaglio prima della fase', 'PM of the target before the phase'),
  otherPercentage: usually(
    0,
    count(
      {
        it: 'Percentuale delle altre unità sullo stesso bersaglio, per il club che le somma',
        en: 'Percentage of other units on the same target, for a club that adds them',
      },
      0,
      100_000,
    ),
  ),
  pmPerBase: percentageLossesFacts.pmPerBase,
};

export const fireResolveOutcome = {
  canFire: percentageOutcome.canFire,
  reason: percentageOutcome.reason,
  percentage: percentageOutcome.percentage,
  modifiers: percentageOutcome.modifiers,
  ...percentageLossesOutcome,
  targetPmAfter: points('PM del bersaglio dopo questo tiro', 'PM of the target after this shot'),
};
