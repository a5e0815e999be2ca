import type { Example } from '../../../core/index.js';
import type { chargeConsequenceFacts, chargeConsequenceOutcome } from './charge-consequence.facts.js';

export const chargeConsequenceExamples: readonly Example<
  typeof chargeConsequenceFacts,
  typeof chargeConsequenceOutcome
>[] = [
  {
    says: { it: 'Senza passo doppio niente lo vieta', en: 'Without a double pace nothing bars it' },
    facts: { arm: 'infantry', usedDoublePace: false },
    outcome: { mayCharge: true, mayCountercharge: true, tiredAfterMelee: false },
  },
  {
    says: { it: 'Fanti dopo un passo doppio', en: 'Infantry after a double pace' },
    facts: { arm: 'infantry', usedDoublePace: true, chargedByArm: 'cavalry' },
    outcome: { mayCharge: false, mayCountercharge: false, tiredAfterMelee: false },
  },
  {
    says: {
      it: 'Cavalleria caricata da cavalleria controcarica, e poi è stanca',
      en: 'Cavalry charged by cavalry counter-charges, and then is tired',
    },
    facts: { arm: 'cavalry', usedDoublePace: true, chargedByArm: 'cavalry', countercharges: true },
    outcome: { mayCharge: false, mayCountercharge: true, tiredAfterMelee: true },
  },
  {
    says: { it: 'Potrebbe, ma sta ferma', en: 'It might, but stands' },
    facts: { arm: 'cavalry', usedDoublePace: true, chargedByArm: 'cossacks' },
    outcome: { mayCountercharge: true, tiredAfterMelee: false },
  },
  {
    says: { it: 'Per il club i cosacchi non sono cavalleria', en: 'At this club Cossacks are no cavalry' },
    facts: { arm: 'cavalry', usedDoublePace: true, chargedByArm: 'cossacks' },
    rulings: { 'cossacks-countercharge': 'no' },
    outcome: { mayCountercharge: false },
  },
  {
    says: { it: 'Caricata da fanti non controcarica', en: 'Charged by infantry it does not counter-charge' },
    facts: { arm: 'cavalry', usedDoublePace: true, chargedByArm: 'infantry', countercharges: true },
    outcome: { mayCountercharge: false, tiredAfterMelee: false },
  },
];
