import { flag, optional, usually, yesNo } from '../../../core/index.js';
import { ownKind, ownOrder, ownSide, ownWeapon } from '../facts.js';

export const nativeCompulsoryAttackFacts = {
  side: usually('native', ownSide),
  irregularBand: flag('Banda irregolare al servizio italiano', 'Native band in Italian service'),
  weapon: ownWeapon,
  order: optional(ownOrder),
  seesItalians: flag('Vede un’unità italiana', 'It sees an Italian unit'),
  hidden: flag('È ancora nascosta', 'It is still hidden'),
  chosenHiddenUnit: flag('È l’unità nascosta che tira il dado', 'It is the one hidden unit that rolls'),
  kind: usually('native-infantry', ownKind),
};

export const nativeCompulsoryAttackOutcome = {
  tests: yesNo({ it: 'Deve tirare il dado', en: 'It must roll' }),
  attacks: yesNo({ it: 'Attacca', en: 'It attacks' }),
};
