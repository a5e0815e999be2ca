import type { Example } from '../../../core/index.js';
import type { stateInitialFacts, stateInitialOutcome } from './initial.facts.js';

export const stateInitialExamples: readonly Example<typeof stateInitialFacts, typeof stateInitialOutcome>[] = [
  {
    says: { it: 'Di norma si comincia freschi', en: 'As a rule units begin fresh' },
    facts: {},
    outcome: { disordered: false, decimated: false },
  },
  {
    says: { it: 'Lo scenario la vuole disordinata', en: 'The scenario has it disordered' },
    facts: { scenarioState: 'disordered' },
    outcome: { disordered: true, decimated: false },
  },
  {
    says: { it: 'Lo scenario la vuole decimata', en: 'The scenario has it decimated' },
    facts: { scenarioState: 'decimated' },
    outcome: { disordered: false, decimated: true },
  },
  {
    says: { it: 'Sorpresa sul fianco alla prima mossa', en: 'Surprised in flank on the first turn' },
    facts: { firstTurnFlankOrRearAttack: true },
    outcome: { disordered: true, decimated: false },
  },
  {
    says: { it: 'Decimata e nella nebbia', en: 'Decimated and in fog' },
    facts: { scenarioState: 'decimated', poorVisibility: true },
    outcome: { disordered: true, decimated: true },
  },
  {
    says: { it: 'Lo scenario non segue il consiglio', en: 'The scenario does not follow the advice' },
    facts: { firstTurnFlankOrRearAttack: true, poorVisibility: true, followAdvice: false },
    outcome: { disordered: false, decimated: false },
  },
];
