import { cm } from '../facts.js';
import { usually } from '../../../core/index.js';
import { inclineFacts, inclineOutcome } from './incline.facts.js';

export const lateralFacts = {
  ...inclineFacts,
  straightCm: usually(0, cm('Parte dritta (cm)', 'Straight part (cm)')),
  obliqueCm: usually(0, cm('Parte di lato (cm)', 'Sideways part (cm)')),
};

export const lateralOutcome = inclineOutcome;
