import { procedure } from '../../../core/index.js';
import { stateInitialExamples } from './initial.examples.js';
import { stateInitialFacts, stateInitialOutcome } from './initial.facts.js';

export const stateInitial = procedure({
  id: 'murat.state.initial',
  title: { it: 'Stato all’inizio della battaglia', en: 'State at the start of the battle' },
  rule: '§1.8',
  when: { it: 'Alla prima mossa.', en: 'On the first turn.' },
  facts: stateInitialFacts,
  outcome: stateInitialOutcome,
  examples: stateInitialExamples,

  adjudicate({ scenarioState, firstTurnFlankOrRearAttack, poorVisibility, followAdvice }, { reckon, effect }) {
    const byScenario = { it: 'Lo scenario la vuole disordinata', en: 'The scenario has it disordered' };
    const byAdvice = {
      it: 'Il libro consiglia di considerarla disordinata',
      en: 'The book advises to treat it as disordered',
    };
    const ofScenario = reckon('§1.8', byScenario, scenarioState === 'disordered');
    const advised = reckon('§1.8', byAdvice, followAdvice && (firstTurnFlankOrRearAttack || poorVisibility));
    const disordered = ofScenario || advised;
    if (disordered) effect('§1.8', 'unit', 'disordered', { to: true }, 'now');
    const decimated = reckon(
      '§1.8',
      { it: 'Lo scenario la vuole decimata', en: 'The scenario has it decimated' },
      scenarioState === 'decimated',
    );
    return { disordered, decimated };
  },

  inWords: ({ disordered, decimated }) => {
    if (disordered && decimated)
      return { it: 'Comincia decimata e disordinata.', en: 'It begins decimated and disordered.' };
    if (disordered) return { it: 'Comincia disordinata.', en: 'It begins disordered.' };
    return decimated
      ? { it: 'Comincia decimata.', en: 'It begins decimated.' }
      : { it: 'Comincia fresca.', en: 'It begins fresh.' };
  },
});
