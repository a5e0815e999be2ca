import type { Chapter } from '../../../core/index.js';
import { breakthroughAdvance } from './breakthrough-advance.procedure.js';
import { initiative } from './initiative.procedure.js';
import { newOrders } from './new-orders.procedure.js';
import { rally } from './rally.procedure.js';
import { sequence } from './sequence.procedure.js';

export const turnChapter: Chapter = {
  area: 'turn',
  title: { it: 'Sequenza di mossa', en: 'The turn' },
  procedures: [sequence, newOrders, rally, initiative, breakthroughAdvance],
};
