import { measure } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { obliqueReasons } from './move.reasons.js';
import { disordersUnit } from './unit.facts.js';

export const obliqueFacts = {
  unit: unitAs('Unità che muove', 'Unit that moves'),
  angle: measure({ it: 'Inclinazione rispetto al fronte', en: 'Angle off its front' }, 0, 45, '°'),
};

export const obliqueOutcome = {
  legal,
  reasons: reasonsFrom(obliqueReasons),
  disordersUnit: ifLegal(disordersUnit),
};
