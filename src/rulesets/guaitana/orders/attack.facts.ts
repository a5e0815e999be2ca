import { flag, optional, yesNo, type Declared } from '../../../core/index.js';
import { cm, dismounted, figureScale, ownKind, ownSubtype, ownWeapon } from '../facts.js';
import { presentFormation } from '../movement/terrain-cost.facts.js';

export const attackOrderFacts = {
  capacityCm: optional(
    cm(
      'Capacità di movimento nella formazione attuale; se manca, come il bonus, secondo l’unità',
      'Capacity in the present formation; if left out, like the bonus, as the unit tells',
    ),
  ),
  chargeBonusCm: optional(cm('Bonus di carica; niente se non ne ha', 'Charge bonus; nothing if it has none')),
  hasFirearms: optional(
    yesNo({
      it: 'Ha armi da fuoco (i giavellotti non lo sono); se manca, secondo l’arma',
      en: 'It has firearms (javelins are not); if left out, by its weapon',
    }),
  ),
  distanceCm: cm(
    'Distanza dal nemico più vicino, in cm di mossa per la via più breve',
    'Distance to the nearest enemy, in cm of movement by the shortest way',
  ),
  closeRangeCm: optional(
    cm(
      'Distanza di tiro vicina della sua arma; se manca, secondo l’arma',
      'Close range of its weapon; if left out, by its weapon',
    ),
  ),
  electCharge: flag('Il giocatore sceglie la carica', 'Its player elects to charge'),
  mountedLancers: optional(
    yesNo({
      it: 'A cavallo, armata di lancia; se manca, secondo l’unità',
      en: 'Mounted, armed with lances; if left out, as the unit tells',
    }),
  ),
  kind: optional(ownKind),
  subtype: ownSubtype,
  formation: presentFormation,
  dismounted,
  weapon: optional(ownWeapon),
  figureScale,
};
export type AttackOrder = Declared<typeof attackOrderFacts>;

export const attackOrderOutcome = {
  moveCm: cm('Mossa da fare', 'Move to make'),
  bonusUsed: yesNo({ it: 'Usa il bonus di carica', en: 'It uses the charge bonus' }),
  contact: yesNo({ it: 'Arriva a contatto', en: 'It comes into contact' }),
};
