import { flag, optional, yesNo } from '../../../core/index.js';
import { ownArm } from '../facts.js';

export const chargeConsequenceFacts = {
  arm: ownArm,
  usedDoublePace: yesNo({ it: 'Ha fatto il passo doppio in questo turno', en: 'It used the double pace this turn' }),
  chargedByArm: optional({ ...ownArm, says: { it: 'Arma di chi la carica', en: 'Arm of the enemy that charges it' } }),
  countercharges: flag('Controcarica', 'It counter-charges'),
};

export const chargeConsequenceOutcome = {
  mayCharge: yesNo({ it: 'Può caricare', en: 'It may charge' }),
  mayCountercharge: yesNo({ it: 'Può controcaricare', en: 'It may counter-charge' }),
  tiredAfterMelee: yesNo({ it: 'Stanca dopo la mischia', en: 'Tired after the melee' }),
};
