import { procedure } from '../../../core/index.js';
import type { Arm, Formation } from '../vocabulary.js';
import { evasionExamples } from './evasion.examples.js';
import { clubDistanceNeeded, evasionFacts, evasionOutcome, evasionReasons, troopsNeeded } from './evasion.facts.js';
import { inCm } from './movement.facts.js';
import { aUnitEvadingAfterMoving, evasionDistance, evasionEligibility } from './movement.rulings.js';

const isNimble = (arm: Arm | null, formation: Formation | null): boolean =>
  arm === 'light-cavalry' ||
  (arm === 'infantry' && formation === 'open-order') ||
  (arm === 'horse-artillery' && formation === 'limbered');

export const evasion = procedure({
  id: 'ordre-mixte.movement.evasion',
  title: { it: 'Evasione', en: 'Evading' },
  rule: 'L92, L98',
  when: { it: 'Il nemico ha unità ferme a 1 cm dalle proprie.', en: 'The enemy has units halted 1 cm from yours.' },
  facts: evasionFacts,
  needed: { arm: troopsNeeded, formation: troopsNeeded, clubDistanceCm: clubDistanceNeeded },
  outcome: evasionOutcome,
  rulings: [evasionEligibility, evasionDistance, aUnitEvadingAfterMoving],
  parts: { charger: { among: 'unit.chargedByIds' } },
  examples: evasionExamples,

  adjudicate(facts, { by, reckon, forbid, effect, owe }) {
    const { step, role, threatenedByContact, entitled, arm, formation, movedThisTurn, allowanceCm, clubDistanceCm } =
      facts;
    const [sideOfStep, evades, completes] = step === 'b-evades' ? ['B', 'L92', 'L93'] : ['A', 'L98', 'L99'];
    const refused = (reason: keyof typeof evasionReasons.words) => ({
      legal: false,
      reason: forbid(evades, evasionReasons, reason),
      maxDistanceCm: null,
    });
    if (role !== sideOfStep) return refused('not-this-sides-step');
    if (!threatenedByContact) return refused('not-threatened');
    const mayEvade = by(evasionEligibility) === 'declared-by-caller' ? entitled : isNimble(arm, formation);
    if (!mayEvade) return refused('not-entitled');
    // The point is about A alone: B's troops have not had their move when B evades.
    const movedBefore = role === 'A' && movedThisTurn;
    if (movedBefore && by(aUnitEvadingAfterMoving) === 'only-unmoved') return refused('already-moved');

    const clubCm = by(evasionDistance) === 'club-rule' ? clubDistanceCm : null;
    const says = { it: 'Si allontana al massimo di', en: 'It moves away by at most' };
    const maxDistanceCm = reckon(evades, says, clubCm ?? allowanceCm);
    effect(evades, 'unit', 'evadedThisTurn', { to: true }, 'now');
    // Every charge on the evader lapses, and its chargers may finish their move.
    effect(evades, 'unit', 'chargedByIds', { without: 'charger' }, 'now');
    effect(evades, 'charger', 'chargeTargetIds', { without: 'unit' }, 'now');
    owe(completes, 'charger', 'ordre-mixte.movement.complete-after-evasion', 'end-of-phase');
    return { legal: true, reason: null, maxDistanceCm };
  },

  inWords: ({ reason, maxDistanceCm }) => {
    if (reason !== null)
      return {
        it: `Non può evadere: ${evasionReasons.words[reason].it}.`,
        en: `It may not evade: ${evasionReasons.words[reason].en}.`,
      };
    const most = inCm(maxDistanceCm ?? 0);
    return { it: `Può evadere fino a ${most.it}.`, en: `It may evade up to ${most.en}.` };
  },
});
