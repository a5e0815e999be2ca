import { procedure } from '../../../core/index.js';
import { lossUnit } from '../core/core.rulings.js';
import { pmPerBaseNeeded } from '../core/percentage-losses.facts.js';
import { percentageLosses } from '../core/percentage-losses.procedure.js';
import { weightNeeded } from './artillery-percentage.facts.js';
import { artilleryPercentage } from './artillery-percentage.procedure.js';
import { combinedFire, oneTestPerPhase } from './fire.rulings.js';
import { infantryPercentage } from './infantry-percentage.procedure.js';
import { fireResolveExamples } from './resolve.examples.js';
import { fireResolveFacts, fireResolveOutcome } from './resolve.facts.js';
import { fireReasons, impossibleTarget } from './shot.facts.js';

export const fireResolve = procedure({
  id: 'ordre-mixte.fire.resolve',
  title: { it: 'Tiro di un’unità', en: 'Resolve one unit’s fire' },
  rule: 'L101, L11–34',
  when: { it: 'Nella fase di fuoco, per ogni unità e bersaglio.', en: 'In the fire phase, for each unit and target.' },
  facts: fireResolveFacts,
  needed: {
    artilleryWeight: { says: weightNeeded, when: f => f.arm === 'artillery' },
    pmPerBase: pmPerBaseNeeded,
  },
  impossible: impossibleTarget,
  outcome: fireResolveOutcome,
  rulings: [combinedFire, oneTestPerPhase, lossUnit],
  calls: [infantryPercentage, artilleryPercentage, percentageLosses],
  parts: { unit: { fills: { firerCover: 'cover', chargingThisTurn: 'chargeTargetIds', unitArm: 'arm' } } },
  examples: fireResolveExamples,

  adjudicate(facts, { by, call, forbid, reckon }) {
    const { artilleryWeight, targetPm, otherPercentage, pmPerBase } = facts;
    const shot =
      artilleryWeight !== null && facts.arm === 'artillery'
        ? call('percentage', artilleryPercentage, { ...facts, artilleryWeight })
        : call('percentage', infantryPercentage, facts);
    const { canFire, percentage, modifiers } = shot;
    if (shot.reason !== null) {
      const reason = forbid('L101', fireReasons, shot.reason);
      return {
        canFire,
        reason,
        percentage,
        modifiers,
        automaticLosses: 0,
        rolledAgainst: null,
        losses: 0,
        targetPmAfter: targetPm,
      };
    }
    const rolled =
      otherPercentage > 0 && by(combinedFire) === 'sum-percentages'
        ? reckon(
            'L101',
            {
              it: 'Somma con le altre unità sullo stesso bersaglio',
              en: 'Added to the other units on the same target',
            },
            percentage + otherPercentage,
          )
        : percentage;
    // Fire is simultaneous: PM go when all shots are rolled, unless every shot brings its own test.
    const when = by(oneTestPerPhase) === 'one-test' ? 'end-of-phase' : 'now';
    const loss = call(
      'losses',
      percentageLosses,
      { percentage: rolled, kind: 'fire', pmPerBase },
      { on: { opponent: 'target' }, when },
    );
    const targetPmAfter = reckon(
      'L101',
      { it: 'PM del bersaglio dopo questo tiro', en: 'PM of the target after this shot' },
      loss.losses > 0 && by(lossUnit) === 'one-base' ? targetPm : Math.max(0, targetPm - loss.losses),
    );
    return { canFire, reason: null, percentage, modifiers, ...loss, targetPmAfter };
  },

  inWords: ({ reason, percentage, losses, rolledAgainst, targetPmAfter }) => {
    if (reason !== null)
      return {
        it: `Non può tirare: ${fireReasons.words[reason].it}.`,
        en: `Cannot fire: ${fireReasons.words[reason].en}.`,
      };
    if (rolledAgainst === null)
      return { it: 'Tiro senza effetto: percentuale nulla.', en: 'No effect: the percentage is nil.' };
    return {
      it: `Percentuale ${percentage}%: perdite ${losses}, al bersaglio restano ${targetPmAfter} PM.`,
      en: `Fire at ${percentage}%: losses ${losses}, the target is left with ${targetPmAfter} PM.`,
    };
  },
});
