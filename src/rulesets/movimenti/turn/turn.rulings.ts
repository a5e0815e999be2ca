import { ruling } from '../../../core/index.js';

// prettier-ignore
export const whoMovesFirst = ruling('who-moves-first', 'VI-1, L21',
  { it: 'Come si sceglie chi muove per primo.', en: 'How the first player is chosen.' }, {
    'declared-by-caller':   { it: 'lo si dichiara', en: 'it is declared' },
    'alternate-each-turn':  { it: 'una volta l’uno, una volta l’altro', en: 'the players take turns' },
  });

// prettier-ignore
export const sectionVi8 = ruling('section-vi-8', 'VI-8, L100',
  { it: 'Il VI-8 è annunciato e vuoto.', en: 'VI-8 is announced and empty.' }, {
    'ignored':          { it: 'non se ne tiene conto', en: 'it is ignored' },
    'club-supplement':  { it: 'il club ha un testo suo', en: 'the club has a text of its own' },
  });
