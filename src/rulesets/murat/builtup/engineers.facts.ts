import { appliedModifiers, oneOf, usually, yesNo } from '../../../core/index.js';
import { strength } from '../facts.js';
import { coverClass } from '../vocabulary.js';

export const builtupEngineersFacts = {
  coverClass: oneOf({ it: 'Copertura di chi difende', en: 'Cover of the defender' }, coverClass),
  attackerLosses: usually(0, strength('Perdite di chi attacca', 'Losses of the attacking unit')),
};

export const builtupEngineersOutcome = {
  effectiveCover: oneOf({ it: 'Copertura che resta', en: 'Cover that is left' }, coverClass),
  engineersEliminated: yesNo({ it: 'I genieri sono eliminati', en: 'The engineers are eliminated' }),
  attackerLosses: strength('Perdite che restano a chi attacca', 'Losses left to the attacking unit'),
  modifiers: appliedModifiers,
};
