import { flag, optional, yesNo, type Declared } from '../../../core/index.js';
import { cm } from '../facts.js';

export const attackOrderFacts = {
  capacityCm: cm('Capacità di movimento nella formazione attuale', 'Capacity in the present formation'),
  chargeBonusCm: optional(cm('Bonus di carica; niente se non ne ha', 'Charge bonus; nothing if it has none')),
  hasFirearms: yesNo({
    it: 'Ha armi da fuoco (i giavellotti non lo sono)',
    en: 'It has firearms (javelins are not)',
  }),
  distanceCm: cm(
    'Distanza dal nemico più vicino, in cm di mossa per la via più breve',
    'Distance to the nearest enemy, in cm of movement by the shortest way',
  ),
  closeRangeCm: optional(cm('Distanza di tiro vicina della sua arma', 'Close range of its weapon')),
  electCharge: flag('Il giocatore sceglie la carica', 'Its player elects to charge'),
  mountedLancers: flag('A cavallo, armata di lancia', 'Mounted, armed with lances'),
};
export type AttackOrder = Declared<typeof attackOrderFacts>;

export const attackOrderOutcome = {
  moveCm: cm('Mossa da fare', 'Move to make'),
  bonusUsed: yesNo({ it: 'Usa il bonus di carica', en: 'It uses the charge bonus' }),
  contact: yesNo({ it: 'Arriva a contatto', en: 'It comes into contact' }),
};
