import type { Example } from '../../../core/index.js';
import type { arrivalFacts, arrivalOutcome } from './arrival.facts.js';

export const arrivalExamples: readonly Example<typeof arrivalFacts, typeof arrivalOutcome>[] = [
  {
    says: { it: 'Con 2 la divisione entra subito', en: 'On a 2 the division enters at once' },
    facts: { turn: 3 },
    dice: [2],
    outcome: { legal: true, reasons: [], face: 2, turnsLate: 0, entersInTurn: 3 },
  },
  {
    says: { it: 'Con 4 entra la mossa dopo', en: 'On a 4 it enters the turn after' },
    facts: { turn: 3 },
    dice: [4],
    outcome: { turnsLate: 1, entersInTurn: 4 },
  },
  {
    says: { it: 'Con 5 entra dopo due mosse', en: 'On a 5 it enters after two turns' },
    facts: { turn: 3 },
    dice: [5],
    outcome: { turnsLate: 2, entersInTurn: 5 },
  },
  {
    says: { it: 'Cattivo tempo: con 3 entra dopo due mosse', en: 'Bad weather: on a 3 it enters after two turns' },
    facts: { scenarioDelayTurns: 1 },
    dice: [3],
    outcome: { face: 3, turnsLate: 2, entersInTurn: 3 },
    fromTheBook: '§2.5',
  },
  {
    says: {
      it: 'Terreno accidentato: con 4 entra dopo tre mosse',
      en: 'Broken ground: on a 4 it enters after three turns',
    },
    facts: { scenarioDelayTurns: 2 },
    dice: [4],
    outcome: { face: 4, turnsLate: 3, entersInTurn: 4 },
    fromTheBook: '§2.5',
  },
  {
    says: { it: 'Per il club tira ogni brigata', en: 'At this club each brigade throws' },
    facts: { turn: 2 },
    rulings: { 'arrival-die-level': 'brigade' },
    dice: [6],
    outcome: { turnsLate: 2, entersInTurn: 4 },
  },
  {
    says: { it: 'Tre mosse di ritardo lo scenario non le dà', en: 'A scenario gives no three turns of delay' },
    facts: { scenarioDelayTurns: 3 },
    outcome: {
      legal: false,
      reasons: ['delay-must-be-0-to-2'],
      face: null,
      turnsLate: null,
      entersInTurn: null,
    },
    notAllowed: true,
  },
];
