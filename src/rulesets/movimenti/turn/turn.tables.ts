import { byName } from '../../../core/index.js';

/** The states in their order. */
// prettier-ignore
export const nextStates = byName('next-states', 'VI-1, L21; VI-6, L78; VI-9, L110', { it: 'Che cosa viene dopo', en: 'What comes next' }, {
  'first-player-moves':  'front-declaration',
  'front-declaration':   'second-player-moves',
  'second-player-moves': 'referee-check',
  'referee-check':       'charge',
  'charge':              'melee',
  'melee':               'first-player-moves',
});
