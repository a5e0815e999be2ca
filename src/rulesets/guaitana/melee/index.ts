import type { Chapter } from '../../../core/index.js';
import { meleeAttack } from './attack.procedure.js';
import { fightingFigures } from './fighting-figures.procedure.js';
import { meleeHitChance } from './hit-chance.procedure.js';

export const meleeChapter: Chapter = {
  area: 'melee',
  title: { it: 'Mischia', en: 'Melee' },
  procedures: [fightingFigures, meleeHitChance, meleeAttack],
};
