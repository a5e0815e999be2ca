import { count, group, usually } from '../../../core/index.js';
import { percentageLossesFacts, percentageLossesOutcome } from '../core/percentage-losses.facts.js';
import { percentageOf, points } from '../facts.js';
import { impossibleFighter, meleePercentageFacts } from './percentage.facts.js';

const side = group({ it: 'Una parte della mischia', en: 'One side of the melee' }, 'MeleeSide', meleePercentageFacts, {
  impossible: impossibleFighter,
});
const others = (it: string, en: string) => usually(0, count({ it, en }, 0, 10_000));

export const meleeResolveFacts = {
  a: { ...side, says: { it: 'Unità A', en: 'Unit A' } },
  b: { ...side, says: { it: 'Unità B', en: 'Unit B' } },
  pmA: points('PM di A prima della mischia', 'PM of A before the melee'),
  pmB: points('PM di B prima della mischia', 'PM of B before the melee'),
  otherPercentageA: others(
    'Percentuale delle altre unità di A nella stessa mischia, per il club che le somma',
    'Percentage of A’s other units in the same melee, for a club that adds them',
  ),
  otherPercentageB: others(
    'Percentuale delle altre unità di B nella stessa mischia, per il club che le somma',
    'Percentage of B’s other units in the same melee, for a club that adds them',
  ),
  pmPerBase: percentageLossesFacts.pmPerBase,
};

export const meleeResolveOutcome = {
  percentageA: percentageOf('Percentuale di A', 'Percentage of A'),
  percentageB: percentageOf('Percentuale di B', 'Percentage of B'),
  lossesOnA: {
    ...percentageLossesOutcome.losses,
    says: { it: 'Perdite di A, causate da B', en: 'Losses on A, caused by B' },
  },
  lossesOnB: {
    ...percentageLossesOutcome.losses,
    says: { it: 'Perdite di B, causate da A', en: 'Losses on B, caused by A' },
  },
  pmAAfter: points('PM di A dopo la mischia', 'PM of A after the melee'),
  pmBAfter: points('PM di B dopo la mischia', 'PM of B after the melee'),
};
