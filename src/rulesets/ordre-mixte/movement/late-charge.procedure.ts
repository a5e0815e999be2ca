import { procedure } from '../../../core/index.js';
import { chargeInWords, chargeReasons, haltBefore, noCharge } from './charge.js';
import { lateChargeExamples } from './late-charge.examples.js';
import { lateChargeFacts, lateChargeOutcome } from './late-charge.facts.js';
import { lateChargeEvasion, lateChargeOrder } from './movement.rulings.js';

export const lateCharge = procedure({
  id: 'ordre-mixte.movement.late-charge',
  title: { it: 'Cariche di chi non ha mosso', en: 'Charges by units that have not moved' },
  rule: 'L100',
  when: {
    it: 'Dopo i movimenti di A e di B, per le unità di entrambi.',
    en: 'After the moves of A and B, for units of both sides.',
  },
  facts: lateChargeFacts,
  outcome: lateChargeOutcome,
  rulings: [lateChargeOrder, lateChargeEvasion],
  parts: { unit: { fills: { hasMoved: 'movedThisTurn' } } },
  examples: lateChargeExamples,

  adjudicate({ hasMoved, distanceCm, allowanceCm }, umpire) {
    const { by, forbid, owe } = umpire;
    if (hasMoved) return noCharge(forbid('L100', chargeReasons, 'already-moved'));
    if (distanceCm > allowanceCm) return noCharge(forbid('L100', chargeReasons, 'beyond-move-radius'));
    by(lateChargeOrder);
    if (by(lateChargeEvasion) === 'may-evade') owe('L100', 'target', 'ordre-mixte.movement.evasion', 'now');
    return haltBefore(umpire, 'L100');
  },

  inWords: chargeInWords,
});
