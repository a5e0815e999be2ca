import type { Chapter } from '../../../core/index.js';
import { turnSequence } from './sequence.procedure.js';

export const turnChapter: Chapter = {
  area: 'turn',
  title: { it: 'Il turno', en: 'The turn' },
  procedures: [turnSequence],
};
