import { type By, type Declared, inOneSentence, procedure, type Refusal, refuse } from '../../../core/index.js';
import { defensiveFireRange } from '../rulings.js';
import { barsToMuskets } from './bars-to-fire.js';
import { countedRange } from './counted-range.js';
import { musketryReasons, type MusketryReason } from './fire.reasons.js';
import { woodEdgeFire } from './fire.rulings.js';
import { musketryScores } from './fire.tables.js';
import { musketryEligibilityExamples } from './musketry-eligibility.examples.js';
import { musketryEligibilityFacts, musketryEligibilityOutcome } from './musketry-eligibility.facts.js';

/** From so far inside a wood one sees and is seen. */
const woodEdgeUm = 1;

type Shot = Declared<typeof musketryEligibilityFacts>;

/** What woods forbid. */
const woodRefusal = (shot: Shot, beyond: (um: number) => boolean, by: By): Refusal<MusketryReason> => {
  const { shooterInWood, targetInWood, shooterWoodDepthUm, targetWoodDepthUm } = shot;
  if (shooterInWood && targetInWood) return beyond(woodEdgeUm) && ['wood-range-1um', '§2.8'];
  if (targetInWood) return targetWoodDepthUm > woodEdgeUm && ['target-not-visible-in-wood', '§2.8'];
  if (!shooterInWood) return false;
  if (shooterWoodDepthUm > woodEdgeUm) return ['shooter-too-deep-in-wood', '§2.8'];
  return beyond(woodEdgeUm) && by(woodEdgeFire) === 'one-um' && ['wood-range-1um', '§2.8'];
};

export const musketryEligibility = procedure({
  id: 'murat.fire.musketry-eligibility',
  title: { it: 'La fanteria può sparare?', en: 'May this unit fire?' },
  rule: '§1.2, §2.4, §2.6–2.8',
  when: { it: 'Prima del fuoco di moschetteria.', en: 'Before musketry.' },
  facts: musketryEligibilityFacts,
  outcome: musketryEligibilityOutcome,
  tables: [musketryScores],
  rulings: [woodEdgeFire, defensiveFireRange],
  examples: musketryEligibilityExamples,

  adjudicate(shot, { by, forbid, reckon }) {
    const { shooter, rangeUm, phase, chargedBy } = shot;
    const charged = chargedBy !== 'none';
    const beyond = (um: number): boolean => rangeUm > um && countedRange(rangeUm, charged, by) > um;
    const reasons = refuse(forbid, musketryReasons, [
      ...barsToMuskets(shooter, shot),
      !shot.withinArc45 && ['outside-45-degrees', '§2.8'],
      !shot.frontClear && ['front-not-clear', '§2.8'],
      shot.obstacleBetween && ['obstacle-between', '§2.8'],
      shot.targetInBuiltUp && !shot.targetOnBuiltUpEdge && ['target-inside-built-up-area', '§2.8'],
      beyond(musketryScores.entries.farther.upToUm) && ['out-of-range', '§2.8'],
      woodRefusal(shot, beyond, by),
      phase === 'enemy-activation' && !charged && ['only-defensive-fire-outside-own-activation', '§2.8'],
    ]);
    const free = { it: 'Per sparare non serve un ordine', en: 'Firing needs no order' };
    return { legal: reasons.length === 0 && reckon('§2.8', free, true), reasons };
  },

  inWords: ({ legal, reasons }) => {
    if (legal) return { it: 'Può sparare.', en: 'It may fire.' };
    const why = inOneSentence(musketryReasons, reasons);
    return { it: `Non può sparare: ${why.it}.`, en: `It may not fire: ${why.en}.` };
  },
});
