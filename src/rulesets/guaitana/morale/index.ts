import type { Chapter } from '../../../core/index.js';
import { moraleAttackInitiative } from './attack-initiative.procedure.js';
import { moraleEndOfTurn } from './end-of-turn.procedure.js';
import { moraleFiredUpon } from './fired-upon.procedure.js';
import { moraleFoughtMelee } from './fought-melee.procedure.js';
import { moraleRally } from './rally.procedure.js';
import { moraleTest } from './test.procedure.js';

export const moraleChapter: Chapter = {
  area: 'morale',
  title: { it: 'Test di morale', en: 'Morale tests' },
  procedures: [moraleTest, moraleRally, moraleAttackInitiative, moraleFiredUpon, moraleFoughtMelee, moraleEndOfTurn],
};
