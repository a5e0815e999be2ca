import type { Chapter } from '../../../core/index.js';
import { supportBonus } from './bonus.procedure.js';
import { supportEligibility } from './eligibility.procedure.js';
import { supportSharedEffects } from './shared-effects.procedure.js';

export const supportChapter: Chapter = {
  area: 'support',
  title: { it: 'Supporto', en: 'Support' },
  procedures: [supportEligibility, supportBonus, supportSharedEffects],
};
