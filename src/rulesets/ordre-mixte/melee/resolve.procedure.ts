import { procedure } from '../../../core/index.js';
import { lossUnit } from '../core/core.rulings.js';
import { pmPerBaseNeeded } from '../core/percentage-losses.facts.js';
import { percentageLosses } from '../core/percentage-losses.procedure.js';
import { meleeSimultaneity, multiUnitMelee } from './melee.rulings.js';
import { meleePercentage } from './percentage.procedure.js';
import { meleeResolveExamples } from './resolve.examples.js';
import { meleeResolveFacts, meleeResolveOutcome } from './resolve.facts.js';

export const meleeResolve = procedure({
  id: 'ordre-mixte.melee.resolve',
  title: { it: 'Risolvere una mischia', en: 'Resolve one melee' },
  rule: 'L36–59, L103–105',
  when: {
    it: 'Due unità avversarie sono a contatto in una fase di mischia.',
    en: 'Two opposing units are in contact in a melee phase.',
  },
  facts: meleeResolveFacts,
  needed: { pmPerBase: pmPerBaseNeeded },
  outcome: meleeResolveOutcome,
  rulings: [meleeSimultaneity, multiUnitMelee, lossUnit],
  calls: [meleePercentage, percentageLosses],
  // What one side is, the other has before it.
  parts: {
    a: {
      fills: {
        pmA: 'pm',
        'a.ownCover': 'cover',
        'a.charging': 'chargeTargetIds',
        'b.enemyArm': 'arm',
        'b.enemyFormation': 'formation',
        'b.enemyDisordered': 'disordered',
        'b.enemyCover': 'cover',
      },
    },
    b: {
      fills: {
        pmB: 'pm',
        'b.ownCover': 'cover',
        'b.charging': 'chargeTargetIds',
        'a.enemyArm': 'arm',
        'a.enemyFormation': 'formation',
        'a.enemyDisordered': 'disordered',
        'a.enemyCover': 'cover',
      },
    },
  },
  examples: meleeResolveExamples,

  adjudicate({ a, b, pmA, pmB, otherPercentageA, otherPercentageB, pmPerBase }, { by, call, reckon }) {
    const withOthers = (own: number, others: number): number =>
      others > 0 && by(multiUnitMelee) === 'sum'
        ? reckon(
            'L38',
            { it: 'Somma con le altre unità della stessa parte', en: 'Added to the other units of the same side' },
            own + others,
          )
        : own;
    const left = (pm: number, losses: number): number =>
      losses > 0 && by(lossUnit) === 'one-base' ? pm : Math.max(0, pm - losses);

    const percentageA = withOthers(call('percentage-a', meleePercentage, a).percentage, otherPercentageA);
    const percentageB = withOthers(call('percentage-b', meleePercentage, b).percentage, otherPercentageB);

    const lossesOnB = call(
      'a',
      percentageLosses,
      { percentage: percentageA, kind: 'melee', pmPerBase },
      { on: { opponent: 'b' } },
    ).losses;
    const pmBAfter = reckon('L109', { it: 'PM che restano a B', en: 'PM left to B' }, left(pmB, lossesOnB));
    const silenced = pmBAfter === 0 && by(meleeSimultaneity) === 'attacker-first';
    const lossesOnA = silenced
      ? reckon('L103', { it: 'B non ha più PM e non risponde', en: 'B has no PM left and does not answer' }, 0)
      : call('b', percentageLosses, { percentage: percentageB, kind: 'melee', pmPerBase }, { on: { opponent: 'a' } })
          .losses;
    const pmAAfter = reckon('L109', { it: 'PM che restano ad A', en: 'PM left to A' }, left(pmA, lossesOnA));
    return { percentageA, percentageB, lossesOnA, lossesOnB, pmAAfter, pmBAfter };
  },

  inWords: ({ percentageA, percentageB, lossesOnA, lossesOnB, pmAAfter, pmBAfter }) => ({
    it: `Perdite: A ${lossesOnA} (restano ${pmAAfter} PM), B ${lossesOnB} (restano ${pmBAfter} PM); percentuali ${percentageA}% e ${percentageB}%.`,
    en: `Losses: A ${lossesOnA} (${pmAAfter} PM left), B ${lossesOnB} (${pmBAfter} PM left); percentages ${percentageA}% and ${percentageB}%.`,
  }),
});
