import type { Chapter } from '../../../core/index.js';
import { aggregation } from './aggregation.procedure.js';
import { buildBattery } from './battery.procedure.js';
import { formationCheck } from './formation-check.procedure.js';
import { musketryValue } from './musketry-value.procedure.js';
import { buildUnit } from './unit.procedure.js';

export const buildChapter: Chapter = {
  area: 'build',
  title: { it: 'Formare le unità', en: 'Building units' },
  procedures: [buildUnit, buildBattery, musketryValue, aggregation, formationCheck],
};
