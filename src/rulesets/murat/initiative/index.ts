import type { Chapter } from '../../../core/index.js';
import { divisionPhase } from './division-phase.procedure.js';
import { divisionInitiative } from './divisions.procedure.js';

export const initiativeChapter: Chapter = {
  area: 'initiative',
  title: { it: 'Iniziativa', en: 'Initiative' },
  procedures: [divisionInitiative, divisionPhase],
};
