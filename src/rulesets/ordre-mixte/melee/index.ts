import type { Chapter } from '../../../core/index.js';
import { contributingBases } from './contributing-bases.procedure.js';
import { disorderAtChokepoints } from './disorder-at-chokepoints.procedure.js';
import { meleeOrder } from './order.procedure.js';
import { meleePercentage } from './percentage.procedure.js';
import { meleeResolve } from './resolve.procedure.js';

export const meleeChapter: Chapter = {
  area: 'melee',
  title: { it: 'Mischie', en: 'Melee' },
  procedures: [disorderAtChokepoints, contributingBases, meleePercentage, meleeResolve, meleeOrder],
};
