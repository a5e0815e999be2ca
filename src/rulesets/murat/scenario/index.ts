import type { Chapter } from '../../../core/index.js';
import { elchingenDeployment } from './elchingen-deployment.procedure.js';
import { elchingenForces } from './elchingen-forces.procedure.js';
import { elchingenStatus } from './elchingen-status.procedure.js';
import { objectiveControl } from './objective-control.procedure.js';

export { elchingen } from './elchingen.js';
export { openingUnits, type MuratForce, type MuratScenario, type Opening } from './scenario.js';

export const scenarioChapter: Chapter = {
  area: 'scenario',
  title: { it: 'Scenari: obiettivi ed Elchingen', en: 'Scenarios: objectives and Elchingen' },
  procedures: [objectiveControl, elchingenForces, elchingenDeployment, elchingenStatus],
};
