import type { Chapter } from '../../../core/index.js';
import { artilleryPercentage } from './artillery-percentage.procedure.js';
import { firingBases } from './firing-bases.procedure.js';
import { infantryPercentage } from './infantry-percentage.procedure.js';
import { rangeBand } from './range-band.procedure.js';
import { fireResolve } from './resolve.procedure.js';

export const fireChapter: Chapter = {
  area: 'fire',
  title: { it: 'Tiro', en: 'Fire' },
  procedures: [rangeBand, firingBases, infantryPercentage, artilleryPercentage, fireResolve],
};
