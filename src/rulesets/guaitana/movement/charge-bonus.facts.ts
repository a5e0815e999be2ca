import { optional, yesNo, type Declared } from '../../../core/index.js';
import { cm, dismounted, figureScale, ownKind, ownOrder, ownSubtype } from '../facts.js';
import { presentFormation } from './terrain-cost.facts.js';

export const chargeBonusFacts = {
  order: ownOrder,
  contactWithBonus: yesNo({
    it: 'Con il bonus arriva a contatto alla fine del movimento',
    en: 'The bonus brings it into contact at the end of its move',
  }),
  chargeBonusCm: optional(
    cm(
      'Bonus di carica in cm sul tavolo, se ne ha uno; se manca, secondo l’unità',
      'Charge bonus in cm on the table, if any; if left out, as the unit tells',
    ),
  ),
  kind: optional(ownKind),
  subtype: ownSubtype,
  formation: presentFormation,
  dismounted,
  figureScale,
};
export type ChargeBonus = Declared<typeof chargeBonusFacts>;

export const chargeBonusOutcome = {
  applies: yesNo({ it: 'Il bonus si aggiunge, per obbligo', en: 'The bonus is added, and must be' }),
  extraCm: cm('Centimetri in più', 'Extra centimetres'),
};
