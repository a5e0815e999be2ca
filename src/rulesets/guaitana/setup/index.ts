import type { Chapter } from '../../../core/index.js';
import { setupBaggage } from './baggage.procedure.js';
import { setupBattlefield } from './battlefield.procedure.js';
import { setupCommanderInChief } from './commander-in-chief.procedure.js';
import { setupDeployment } from './deployment.procedure.js';
import { setupUnitComposition } from './unit-composition.procedure.js';

export const setupChapter: Chapter = {
  area: 'setup',
  title: { it: 'Preparazione e schieramento', en: 'Preparation and deployment' },
  procedures: [setupUnitComposition, setupBaggage, setupCommanderInChief, setupBattlefield, setupDeployment],
};
