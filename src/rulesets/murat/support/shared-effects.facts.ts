import { count, flag, usually, yesNo } from '../../../core/index.js';
import { um } from '../facts.js';

export const sharedEffectsFacts = {
  mainDisordered: flag('L’unità principale si è disordinata', 'The main unit became disordered'),
  mainRetreatUm: usually(0, um('Di quanto è arretrata l’unità principale', 'How far the main unit went back')),
  mainRecovered: flag('L’unità principale ha recuperato dal disordine', 'The main unit recovered from disorder'),
};

export const sharedEffectsOutcome = {
  supporterDisordered: yesNo({ it: 'Si disordina anche chi supporta', en: 'The supporter is disordered too' }),
  supporterRetreatUm: um('Di quanto arretra chi supporta', 'How far the supporter goes back'),
  supporterRecovered: yesNo({ it: 'Recupera anche chi supporta', en: 'The supporter recovers too' }),
  supporterLosses: count({ it: 'Perdite di chi supporta', en: 'Losses of the supporter' }, 0, 0),
};
