import type { Chapter } from '../../../core/index.js';
import { observationTerrainObserved } from './terrain-observed.procedure.js';
import { observationVisibility } from './visibility.procedure.js';

export const observationChapter: Chapter = {
  area: 'observation',
  title: { it: 'Osservazione', en: 'Observation' },
  procedures: [observationVisibility, observationTerrainObserved],
};
