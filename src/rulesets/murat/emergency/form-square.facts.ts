import { strongUnitAs, unitAs } from '../unit.js';
import {
  attachedGeneral,
  distanceToTargetUm,
  emergencyOutcome,
  enemyInRearWithin1Um,
  enemyStartDistanceUm,
  isNeighbour,
} from './test.facts.js';

export const formSquareFacts = {
  unit: strongUnitAs('Fanteria che vuole formare quadrato', 'Infantry that wants to form square'),
  enemy: unitAs('Cavalleria che carica', 'Charging cavalry'),
  attachedGeneral,
  enemyStartDistanceUm,
  isNeighbour,
  distanceToTargetUm,
  enemyInRearWithin1Um,
};

export const formSquareOutcome = emergencyOutcome;
