import type { Chapter } from '../../../core/index.js';
import { batteryAttach } from './attach.procedure.js';
import { attachedMelee } from './attached-melee.procedure.js';

export const batteryChapter: Chapter = {
  area: 'battery',
  title: { it: 'Batterie aggregate', en: 'Attached batteries' },
  procedures: [batteryAttach, attachedMelee],
};
