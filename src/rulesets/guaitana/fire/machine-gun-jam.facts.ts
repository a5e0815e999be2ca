import { oneOf, yesNo } from '../../../core/index.js';
import { machineGunModel } from '../vocabulary.js';

export const machineGunJamFacts = {
  model: oneOf({ it: 'Modello della mitragliatrice', en: 'Make of the machine gun' }, machineGunModel),
};

export const machineGunJamOutcome = { jammed: yesNo({ it: 'Si è inceppata', en: 'It has jammed' }) };
