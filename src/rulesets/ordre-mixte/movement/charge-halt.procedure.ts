import { procedure } from '../../../core/index.js';
import { chargeInWords, chargeReasons, haltBefore, haltCm, noCharge } from './charge.js';
import { chargeHaltExamples } from './charge-halt.examples.js';
import { chargeHaltFacts, chargeHaltOutcome } from './charge-halt.facts.js';
import { onTheTape } from './movement.facts.js';
import { chargeReach } from './movement.rulings.js';

export const chargeHalt = procedure({
  id: 'ordre-mixte.movement.charge-halt',
  title: { it: 'Fermarsi a un centimetro', en: 'Halting one centimetre short' },
  rule: 'L91, L97, L100',
  when: { it: 'Un’unità vuole entrare in mischia.', en: 'A unit wants to enter melee.' },
  facts: chargeHaltFacts,
  outcome: chargeHaltOutcome,
  rulings: [chargeReach],
  examples: chargeHaltExamples,

  adjudicate({ distanceCm, allowanceCm }, umpire) {
    const { by, reckon, forbid } = umpire;
    const halts = onTheTape(distanceCm - haltCm) <= allowanceCm;
    const reaches = reckon(
      'L91, L97',
      { it: 'La mossa arriva al bersaglio', en: 'The move reaches the target' },
      distanceCm <= allowanceCm || (halts && by(chargeReach) === 'to-the-halt'),
    );
    if (!reaches) return noCharge(forbid('L91, L97', chargeReasons, 'beyond-move-radius'));
    return haltBefore(umpire, 'L91, L97');
  },

  inWords: chargeInWords,
});
