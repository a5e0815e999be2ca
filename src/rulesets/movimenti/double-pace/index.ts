import type { Chapter } from '../../../core/index.js';
import { doublePaceBudget } from './budget.procedure.js';
import { chargeConsequence } from './charge-consequence.procedure.js';
import { doublePaceLimit } from './distance-limit.procedure.js';
import { doublePaceEligibility } from './eligibility.procedure.js';

export const doublePaceChapter: Chapter = {
  area: 'double-pace',
  title: { it: 'Passo doppio', en: 'Double pace' },
  procedures: [doublePaceEligibility, doublePaceBudget, doublePaceLimit, chargeConsequence],
};
