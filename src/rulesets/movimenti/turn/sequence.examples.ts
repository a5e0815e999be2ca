import type { Example } from '../../../core/index.js';
import type { sequenceFacts, sequenceOutcome } from './sequence.facts.js';

export const sequenceExamples: readonly Example<typeof sequenceFacts, typeof sequenceOutcome>[] = [
  {
    says: { it: 'Dopo aver mosso si dichiarano i fronti', en: 'After moving, fronts are declared' },
    facts: { state: 'first-player-moves' },
    outcome: { nextState: 'front-declaration' },
  },
  {
    says: { it: 'Poi muove il secondo', en: 'Then the second player moves' },
    facts: { state: 'front-declaration' },
    outcome: { nextState: 'second-player-moves' },
  },
  {
    says: { it: 'Poi tocca all’arbitro', en: 'Then it is the referee’s turn' },
    facts: { state: 'second-player-moves' },
    outcome: { nextState: 'referee-check' },
  },
  {
    says: { it: 'Poi si carica; il club ha un VI-8 suo', en: 'Then charges; the club has a VI-8 of its own' },
    facts: { state: 'referee-check' },
    rulings: { 'section-vi-8': 'club-supplement' },
    outcome: { nextState: 'charge' },
  },
  {
    says: { it: 'Poi le mischie', en: 'Then melees' },
    facts: { state: 'charge' },
    outcome: { nextState: 'melee' },
  },
  {
    says: {
      it: 'E si ricomincia; per il club comincia una volta l’uno e una volta l’altro',
      en: 'And round again; at this club the players take turns to go first',
    },
    facts: { state: 'melee' },
    rulings: { 'who-moves-first': 'alternate-each-turn' },
    outcome: { nextState: 'first-player-moves' },
  },
];
