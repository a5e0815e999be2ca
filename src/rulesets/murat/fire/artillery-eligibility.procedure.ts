import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { defensiveFireRange } from '../rulings.js';
import { artilleryEligibilityExamples } from './artillery-eligibility.examples.js';
import { artilleryEligibilityFacts, artilleryEligibilityOutcome } from './artillery-eligibility.facts.js';
import { barsToGuns } from './bars-to-fire.js';
import { countedRange } from './counted-range.js';
import { artilleryReasons } from './fire.reasons.js';
import { gunReaches, gunnery } from './fire.tables.js';
import { reaches } from './gunnery.js';

/** From so far inside a wood a target is still seen. */
const woodEdgeUm = 1;

export const artilleryEligibility = procedure({
  id: 'murat.fire.artillery-eligibility',
  title: { it: 'La batteria può sparare?', en: 'May this battery fire?' },
  rule: '§2.7, §2.8',
  when: { it: 'Prima del fuoco di artiglieria.', en: 'Before artillery fire.' },
  facts: artilleryEligibilityFacts,
  outcome: artilleryEligibilityOutcome,
  tables: [gunReaches, gunnery['12'], gunnery['6-8-9'], gunnery['3-4']],
  rulings: [defensiveFireRange],
  examples: artilleryEligibilityExamples,

  adjudicate(shot, { by, forbid, reckon }) {
    const { shooter, rangeUm, phase, underCharge } = shot;
    const tooFar = !reaches(shooter, rangeUm) && !reaches(shooter, countedRange(rangeUm, underCharge, by));
    const reasons = refuse(forbid, artilleryReasons, [
      ...barsToGuns(shooter, shot, underCharge),
      tooFar && ['out-of-range', '§2.8'],
      !shot.withinArc45 && ['outside-45-degrees', '§2.8'],
      shot.friendsInLine && !shot.overheadLegal && ['friends-in-line', '§2.8'],
      shot.obstacleBetween && ['obstacle-between', '§2.8'],
      shot.targetInWood && shot.targetWoodDepthUm > woodEdgeUm && ['target-not-visible-in-wood', '§2.8'],
      shot.targetInBuiltUp && !shot.targetOnBuiltUpEdge && ['target-inside-built-up-area', '§2.8'],
      phase === 'enemy-activation' && !underCharge && ['only-defensive-fire-outside-own-activation', '§2.8'],
    ]);
    const free = { it: 'Per sparare non serve un ordine', en: 'Firing needs no order' };
    return { legal: reasons.length === 0 && reckon('§2.8', free, true), reasons };
  },

  inWords: ({ legal, reasons }) => {
    if (legal) return { it: 'La batteria può sparare.', en: 'The battery may fire.' };
    const why = inOneSentence(artilleryReasons, reasons);
    return { it: `La batteria non può sparare: ${why.it}.`, en: `The battery may not fire: ${why.en}.` };
  },
});
