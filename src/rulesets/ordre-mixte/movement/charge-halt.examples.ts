import type { Example } from '../../../core/index.js';
import type { chargeHaltFacts, chargeHaltOutcome } from './charge-halt.facts.js';

export const chargeHaltExamples: readonly Example<typeof chargeHaltFacts, typeof chargeHaltOutcome>[] = [
  {
    says: {
      it: 'La cavalleria pesante a 20 cm arriva giusta e si ferma a 1 cm',
      en: 'Heavy cavalry at 20 cm just arrives and halts at 1 cm',
    },
    facts: { distanceCm: 20, allowanceCm: 20 },
    outcome: { legal: true, reason: null, haltAtCm: 1 },
  },
  {
    says: {
      it: 'Il bersaglio a 31 cm è troppo lontano per gli ussari',
      en: 'A target at 31 cm is too far for the hussars',
    },
    facts: { distanceCm: 31, allowanceCm: 30 },
    outcome: { legal: false, reason: 'beyond-move-radius', haltAtCm: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club basta arrivare a 1 cm: 31 cm si può',
      en: 'At this club reaching 1 cm is enough: 31 cm will do',
    },
    facts: { distanceCm: 31, allowanceCm: 30 },
    rulings: { 'charge-reach': 'to-the-halt' },
    outcome: { legal: true, reason: null, haltAtCm: 1 },
  },
  {
    says: { it: 'Ma 31,5 cm restano troppi', en: 'But 31.5 cm is still too far' },
    facts: { distanceCm: 31.5, allowanceCm: 30 },
    rulings: { 'charge-reach': 'to-the-halt' },
    outcome: { legal: false, reason: 'beyond-move-radius', haltAtCm: null },
    notAllowed: true,
  },
];
