import type { Chapter } from '../../../core/index.js';
import { grandBatteryFire } from './grand-battery-fire.procedure.js';
import { grandBatteryHit } from './grand-battery-hit.procedure.js';
import { grandBattery } from './grand-battery.procedure.js';
import { corpsReserve } from './reserve.procedure.js';

export const corpsChapter: Chapter = {
  area: 'corps',
  title: { it: 'Corpo d’armata', en: 'The corps' },
  procedures: [corpsReserve, grandBattery, grandBatteryHit, grandBatteryFire],
};
