import type { Chapter } from '../../../core/index.js';
import { builtupArea } from './area.procedure.js';
import { builtupEjection } from './ejection.procedure.js';
import { builtupEngineers } from './engineers.procedure.js';
import { builtupPerimeter } from './perimeter.procedure.js';

export const builtupChapter: Chapter = {
  area: 'builtup',
  title: { it: 'Centri abitati', en: 'Built-up areas' },
  procedures: [builtupArea, builtupPerimeter, builtupEjection, builtupEngineers],
};
