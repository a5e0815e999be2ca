import { oneOf, someOf, type WordOf } from '../../../core/index.js';
import { cm, figureScale } from '../facts.js';
import { band, weapon } from '../vocabulary.js';

/** The weapons that shoot. */
export const missileWeapon = someOf('MissileWeapon', weapon, [
  'rifle',
  'machine-gun',
  'musket',
  'carbine',
  'lance-and-carbine',
  'javelin',
  'cannon',
]);
export type MissileWeapon = WordOf<typeof missileWeapon>;

export const distanceCm = cm('Distanza tra le due unità', 'Distance between the two units');

export const rangeBandFacts = {
  weapon: oneOf({ it: 'Arma usata', en: 'Weapon used' }, missileWeapon),
  distanceCm,
  figureScale,
};

export const rangeBandOutcome = { band: oneOf({ it: 'Distanza di tiro', en: 'Range band' }, band) };
