import { strongUnitAs, unitAs } from '../unit.js';
import { attachedGeneral, emergencyOutcome, enemyInRearWithin1Um } from './test.facts.js';

export const infantryAdvanceFacts = {
  unit: strongUnitAs('Cavalleria che reagisce', 'Cavalry that reacts'),
  enemy: unitAs('Fanteria che avanza', 'Advancing infantry'),
  attachedGeneral,
  enemyInRearWithin1Um,
};

export const infantryAdvanceOutcome = emergencyOutcome;
