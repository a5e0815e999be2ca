import { byName } from '../../../core/index.js';
import { turnMarks } from '../sequence.js';

/** What follows a state that has one way out. */
// prettier-ignore
export const nextStates = byName('next-states', '§2', { it: 'Fase seguente', en: 'Next state' }, {
  'turn-start':          'generals-move',
  'generals-move':       'opportunity',
  'opportunity':         'initiative',
  'initiative':          'activation/recovery',
  'activation/recovery': 'activation/choice',
  'division-phase':      'turn-end',
  'turn-end':            'turn-start',
});

/** The same, where a club lets the generals move before all else. */
// prettier-ignore
export const nextStatesGeneralsFirst = byName('next-states-generals-first', '§2', { it: 'Fase seguente, se i generali muovono per primi', en: 'Next state, where the generals move first' }, {
  'generals-move': 'turn-start',
  'turn-start':    'opportunity',
  'turn-end':      'generals-move',
});

// prettier-ignore
export const chosenStates = byName('chosen-states', '§2.4', { it: 'Fase scelta per la divisione', en: 'State chosen for the division' }, {
  'choose-division-order': 'activation/division-order',
  'choose-brigade-orders': 'activation/brigade',
});

/** What each mark of a turn goes back to when the turn ends. */
export const turnMarksTable = byName(
  'turn-marks',
  '§2',
  { it: 'Segni tolti a fine mossa', en: 'Marks cleared at the end of the turn' },
  turnMarks,
);
