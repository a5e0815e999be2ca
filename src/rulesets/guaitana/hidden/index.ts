import type { Chapter } from '../../../core/index.js';
import { hiddenReveal } from './reveal.procedure.js';

export const hiddenChapter: Chapter = {
  area: 'hidden',
  title: { it: 'Unità nascoste', en: 'Hidden units' },
  procedures: [hiddenReveal],
};
