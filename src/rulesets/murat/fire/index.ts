import type { Chapter } from '../../../core/index.js';
import { artilleryEligibility } from './artillery-eligibility.procedure.js';
import { artilleryFire } from './artillery.procedure.js';
import { fireDamage } from './damage.procedure.js';
import { holdFirstVolley } from './hold-first-volley.procedure.js';
import { musketryEligibility } from './musketry-eligibility.procedure.js';
import { musketry } from './musketry.procedure.js';
import { pushBack } from './push-back.procedure.js';
import { skirmishers } from './skirmishers.procedure.js';
import { targetSelection } from './target-selection.procedure.js';

export const fireChapter: Chapter = {
  area: 'fire',
  title: { it: 'Fuoco', en: 'Fire' },
  procedures: [
    musketryEligibility,
    targetSelection,
    musketry,
    holdFirstVolley,
    skirmishers,
    artilleryEligibility,
    artilleryFire,
    fireDamage,
    pushBack,
  ],
};
