import type { Chapter } from '../../../core/index.js';
import { afterMelee } from './after-melee.procedure.js';
import { byOrder } from './by-order.procedure.js';
import { eliteRecovery } from './elite.procedure.js';
import { motivatedRecovery } from './motivated.procedure.js';
import { motivation } from './motivation.procedure.js';
import { retire } from './retire.procedure.js';

export const recoveryChapter: Chapter = {
  area: 'recovery',
  title: { it: 'Recupero dal disordine', en: 'Recovery from disorder' },
  procedures: [byOrder, retire, motivation, motivatedRecovery, eliteRecovery, afterMelee],
};
