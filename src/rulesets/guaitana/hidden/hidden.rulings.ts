import { ruling } from '../../../core/index.js';

// prettier-ignore
export const revealActivation = ruling('reveal-activation', 'Movimento, L127',
  { it: 'Schierare unità nascoste consuma il turno di muovere, e chi appare può muovere subito?', en: 'Does placing hidden units use up the turn to move, and may a placed unit move at once?' }, {
    'free-and-may-move-later': { it: 'farla apparire non costa nulla; muoverà quando le tocca', en: 'placing it is free; it moves when its turn comes' },
    'uses-the-activation':     { it: 'farla apparire consuma la mossa del giocatore nativo', en: 'placing it uses up the native player’s move' },
  });

// prettier-ignore
export const minimumRevealDistance = ruling('minimum-reveal-distance', 'Schieramento, L88',
  { it: 'A che distanza dagli italiani può apparire il libro non lo dice.', en: 'The book names no distance from Italian units.' }, {
    'none-but-not-in-contact': { it: 'può apparire ovunque, non a contatto', en: 'it may appear anywhere, but not in contact' },
    'beyond-close-range':      { it: 'può apparire solo oltre la distanza di tiro vicina', en: 'it may appear only beyond close range' },
  });
