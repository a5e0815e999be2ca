import type { Example } from '../../../core/index.js';
import type { sharedEffectsFacts, sharedEffectsOutcome } from './shared-effects.facts.js';

export const sharedEffectsExamples: readonly Example<typeof sharedEffectsFacts, typeof sharedEffectsOutcome>[] = [
  {
    says: {
      it: 'Respinta di 2 UM e disordinata, la prima linea trascina la seconda',
      en: 'Thrown back 2 UM and disordered, the first line takes the second with it',
    },
    facts: { mainDisordered: true, mainRetreatUm: 2 },
    outcome: { supporterDisordered: true, supporterRetreatUm: 2, supporterRecovered: false, supporterLosses: 0 },
  },
  {
    says: {
      it: 'Quando la prima linea recupera, recupera anche la seconda',
      en: 'When the first line recovers, so does the second',
    },
    facts: { mainRecovered: true },
    outcome: { supporterDisordered: false, supporterRetreatUm: 0, supporterRecovered: true, supporterLosses: 0 },
  },
  {
    says: {
      it: 'La prima linea subisce solo perdite: la seconda non sente nulla',
      en: 'The first line only takes losses: the second feels nothing',
    },
    facts: {},
    outcome: { supporterDisordered: false, supporterRetreatUm: 0, supporterRecovered: false, supporterLosses: 0 },
  },
];
