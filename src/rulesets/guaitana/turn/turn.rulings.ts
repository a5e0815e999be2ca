import { ruling } from '../../../core/index.js';

// prettier-ignore
export const victory = ruling('victory', 'Sequenza di gioco, L92–98',
  { it: 'Chi vince e quanto dura la partita il libro non lo dice.', en: 'The book does not say who wins or how long the game lasts.' }, {
    'scenario-decides':                     { it: 'vittoria e durata le decide lo scenario', en: 'the scenario decides victory and length' },
    'last-army-with-units-not-in-retreat':  { it: 'vince l’ultimo esercito con unità non in ritirata', en: 'the last army with units not in retreat wins' },
  });
