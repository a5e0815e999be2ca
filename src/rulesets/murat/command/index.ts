import type { Chapter } from '../../../core/index.js';
import { commandStructure } from './structure.procedure.js';

export const commandChapter: Chapter = {
  area: 'command',
  title: { it: 'Catena di comando', en: 'Chain of command' },
  procedures: [commandStructure],
};
