import { flag, oneOf, unlessDenied, usually, vocabulary, yesNo } from '../../../core/index.js';

// prettier-ignore
export const initialCondition = vocabulary('InitialCondition', {
  fresh:      { it: 'fresca', en: 'fresh' },
  disordered: { it: 'disordinata', en: 'disordered' },
  decimated:  { it: 'decimata', en: 'decimated' },
});

export const stateInitialFacts = {
  scenarioState: usually(
    'fresh',
    oneOf({ it: 'Stato dato dallo scenario', en: 'State set by the scenario' }, initialCondition),
  ),
  firstTurnFlankOrRearAttack: flag(
    'Attaccata sul fianco o sul retro alla prima mossa',
    'Attacked in flank or rear on the first turn',
  ),
  poorVisibility: flag('Scarsa visibilità: notte, nebbia', 'Poor visibility: night, fog'),
  followAdvice: unlessDenied(
    'Si segue il consiglio del libro per questi due casi',
    'The book’s advice for these two cases is followed',
  ),
};

export const stateInitialOutcome = {
  disordered: yesNo({ it: 'Comincia disordinata', en: 'It begins disordered' }),
  decimated: yesNo({ it: 'Comincia decimata', en: 'It begins decimated' }),
};
