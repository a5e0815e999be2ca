import { strongUnitAs, unitAs } from '../unit.js';
import {
  attachedGeneral,
  emergencyOutcome,
  enemyInRearWithin1Um,
  enemyStartDistanceUm,
  enemyWithin45,
  frontClear,
  moveUm,
  separationUm,
} from './test.facts.js';

export const counterchargeFacts = {
  unit: strongUnitAs('Cavalleria che vuole controcaricare', 'Cavalry that wants to countercharge'),
  enemy: unitAs('Nemico che carica o le si avvicina', 'Enemy that charges or comes up to it'),
  attachedGeneral,
  enemyStartDistanceUm,
  frontClear,
  enemyWithin45,
  enemyInRearWithin1Um,
  separationUm,
};

export const counterchargeOutcome = { ...emergencyOutcome, moveUm };
