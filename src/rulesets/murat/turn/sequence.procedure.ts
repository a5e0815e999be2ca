import { procedure, refuse } from '../../../core/index.js';
import { furtherMarks, generalMarks, sequence as turn, type TurnState } from '../sequence.js';
import { turnState } from '../vocabulary.js';
import { sequenceExamples } from './sequence.examples.js';
import { sequenceFacts, sequenceOutcome, turnFlag } from './sequence.facts.js';
import { turnReasons } from './turn.reasons.js';
import { startOfTurnOrder } from './turn.rulings.js';
import { chosenStates, nextStates, nextStatesGeneralsFirst, turnMarksTable } from './turn.tables.js';

export const turnSequence = procedure({
  id: 'murat.turn.sequence',
  title: { it: 'Sequenza della mossa', en: 'Turn sequence' },
  rule: turn.rule,
  when: { it: 'Per tutta la battaglia, quando una fase finisce.', en: 'Throughout the battle, when a state ends.' },
  facts: sequenceFacts,
  outcome: sequenceOutcome,
  tables: [nextStates, nextStatesGeneralsFirst, chosenStates, turnMarksTable],
  rulings: [startOfTurnOrder],
  examples: sequenceExamples,

  adjudicate({ state, event, brigadesLeft, divisionsLeft }, { by, lookUp, reckon, forbid, effect }) {
    const choosing = state === 'activation/choice';
    const reasons = refuse(forbid, turnReasons, [
      choosing && event === 'done' && ['choice-needed', '§2.4'],
      !choosing && event !== 'done' && ['no-choice-here', '§2.4'],
    ]);
    if (reasons.length > 0) return { legal: false, state: null, clearedFlags: [] };
    const afterDivision = (): TurnState =>
      divisionsLeft > 0
        ? reckon('§2.4', { it: 'Tocca alla prossima divisione', en: 'The next division is due' }, 'activation/recovery')
        : reckon('§2.12', { it: 'Tutte le divisioni hanno agito', en: 'All divisions have acted' }, 'division-phase');
    const next = (): TurnState => {
      switch (state) {
        case 'turn-start':
        case 'generals-move':
        case 'turn-end':
          return by(startOfTurnOrder) === 'generals-first'
            ? lookUp(nextStatesGeneralsFirst, state)
            : lookUp(nextStates, state);
        case 'opportunity':
        case 'initiative':
        case 'activation/recovery':
        case 'division-phase':
          return lookUp(nextStates, state);
        case 'activation/choice':
          return lookUp(chosenStates, event === 'choose-division-order' ? event : 'choose-brigade-orders');
        case 'activation/division-order':
          return afterDivision();
        case 'activation/brigade':
          return brigadesLeft > 0
            ? reckon('§2.4', { it: 'Tocca alla prossima brigata', en: 'The next brigade is due' }, state)
            : afterDivision();
      }
    };
    const following = next();
    if (state !== 'turn-end') return { legal: true, state: following, clearedFlags: [] };
    for (const flag of turnFlag.values) effect('§2', 'units', flag, { to: lookUp(turnMarksTable, flag) }, 'now');
    for (const [mark, to] of Object.entries(furtherMarks)) effect('§2', 'units', mark, { to }, 'now');
    for (const [mark, to] of Object.entries(generalMarks)) effect('§2.4', 'generals', mark, { to }, 'now');
    return { legal: true, state: following, clearedFlags: turnFlag.values };
  },

  inWords: ({ state, clearedFlags }) => {
    if (state === null) return { it: 'La mossa non può proseguire così.', en: 'The turn cannot go on like this.' };
    const { it, en } = turnState.words[state];
    return clearedFlags.length > 0
      ? { it: `La mossa è finita. Ora: ${it}.`, en: `The turn is over. Now: ${en}.` }
      : { it: `Ora: ${it}.`, en: `Now: ${en}.` };
  },
});
