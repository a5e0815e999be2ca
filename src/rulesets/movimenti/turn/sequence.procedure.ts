import { procedure, remind } from '../../../core/index.js';
import { sequence as turn } from '../sequence.js';
import { turnState } from '../vocabulary.js';
import { sequenceExamples } from './sequence.examples.js';
import { sequenceFacts, sequenceOutcome } from './sequence.facts.js';
import { sectionVi8, whoMovesFirst } from './turn.rulings.js';
import { nextStates } from './turn.tables.js';

export const turnSequence = procedure({
  id: 'movimenti.turn.sequence',
  title: { it: 'Le fasi su cui conta il capitolo', en: 'Phases the chapter relies on' },
  rule: turn.rule,
  when: { it: 'Per tutto il turno, quando una fase finisce.', en: 'Throughout the turn, when a phase ends.' },
  facts: sequenceFacts,
  outcome: sequenceOutcome,
  tables: [nextStates],
  rulings: [whoMovesFirst, sectionVi8],
  examples: sequenceExamples,

  adjudicate({ state }, umpire) {
    const nextState = umpire.lookUp(nextStates, state);
    if (nextState === 'first-player-moves') remind(umpire, whoMovesFirst);
    if (nextState === 'charge') remind(umpire, sectionVi8);
    return { nextState };
  },

  inWords: ({ nextState }) => {
    const { it, en } = turnState.words[nextState];
    return { it: `Segue: ${it}.`, en: `Next: ${en}.` };
  },
});
