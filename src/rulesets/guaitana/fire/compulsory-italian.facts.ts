import { flag, optional, yesNo, type Declared } from '../../../core/index.js';
import {
  dismounted,
  hasMule,
  movedMoreThanHalf,
  ownFormation,
  ownKind,
  ownSide,
  ownWeapon,
  shotsFired,
} from '../facts.js';
import { contactFacts } from './contact.js';

/** The target is the enemy at which it would have to fire. */
export const compulsoryItalianFacts = {
  kind: ownKind,
  dismounted,
  firedThisPhase: yesNo({ it: 'Ha tirato in questa fase', en: 'It has fired this phase' }),
  enemyInRange: yesNo({ it: 'Ha un nemico a portata di tiro', en: 'It has an enemy in range' }),
  ableToFire: optional(
    yesNo({
      it: 'Può tirare; se manca, secondo l’arma, le munizioni, quanto ha mosso e chi tocca',
      en: 'It is able to fire; if left out, by its weapon, its ammunition, how far it moved and whom it touches',
    }),
  ),
  weapon: optional({ ...ownWeapon, says: { it: 'Arma dell’unità', en: 'Weapon of the unit' } }),
  formation: optional(ownFormation),
  movedMoreThanHalf,
  movedThisTurn: flag('Ha mosso in questo turno', 'It moved this turn'),
  shotsFired,
  hasMule,
  ...contactFacts,
  nation: optional({ ...ownSide, says: { it: 'Italiani o nativi', en: 'Italian or native' } }),
};
export type CompulsoryItalian = Declared<typeof compulsoryItalianFacts>;

export const compulsoryItalianOutcome = {
  tests: yesNo({ it: 'Tira il dado', en: 'It rolls' }),
  mustFire: yesNo({ it: 'Deve tirare sul nemico più vicino', en: 'It must fire at the nearest enemy' }),
};
