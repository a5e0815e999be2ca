import type { By } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { firingBand, type Band, type FigureScale } from '../vocabulary.js';
import { rangeLimits, rifleName } from './fire.rulings.js';
import { reaches } from './fire.tables.js';
import type { MissileWeapon } from './range-band.facts.js';

/** The line of the table of ranges that a weapon uses. */
export const lineOf = (weapon: MissileWeapon, by: By): keyof typeof reaches.entries => {
  if (weapon === 'lance-and-carbine') return 'carbine';
  return weapon === 'rifle' && by(rifleName) === 'rifled-only' ? 'musket' : weapon;
};

/** The first band whose limit is not passed. */
export const bandWithin = (
  limits: (typeof reaches.entries)[keyof typeof reaches.entries],
  distanceCm: number,
  scale: FigureScale,
  by: By,
): Band =>
  firingBand.values.find(band => {
    const limit = limits[band];
    if (limit === null) return false;
    const limitCm = toScale(limit, scale);
    return distanceCm < limitCm || (distanceCm === limitCm && by(rangeLimits) === 'inclusive');
  }) ?? 'out-of-range';
