import { oneOf, optional } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { mobilityFacts } from './artillery-percentage.facts.js';
import { artilleryWeight, firingWeapon, rangeBand } from '../vocabulary.js';

export const rangeBandFacts = {
  weapon: oneOf({ it: 'Arma di chi tira', en: 'Weapon of the firer' }, firingWeapon),
  artilleryWeight: optional(oneOf({ it: 'Calibro dei pezzi', en: 'Weight of the guns' }, artilleryWeight)),
  ...mobilityFacts,
  distanceCm: centimetres(
    'Distanza dal bordo della basetta al bordo più vicino del bersaglio',
    'Distance from base edge to the nearest edge of the target',
  ),
};

export const rangeBandOutcome = {
  band: oneOf({ it: 'Fascia di gittata', en: 'Range band' }, rangeBand),
  shortCm: centimetres('Gittata corta', 'Short range'),
  longCm: centimetres('Gittata lunga', 'Long range'),
};
