import type { Chapter } from '../../../core/index.js';
import { bridgeCross } from './cross.procedure.js';
import { bridgeForce } from './force.procedure.js';

export const bridgeChapter: Chapter = {
  area: 'bridge',
  title: { it: 'Ponti', en: 'Bridges' },
  procedures: [bridgeCross, bridgeForce],
};
