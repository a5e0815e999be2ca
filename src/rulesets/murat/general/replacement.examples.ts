import type { Example } from '../../../core/index.js';
import type { replacementFacts, replacementOutcome } from './replacement.facts.js';

export const replacementExamples: readonly Example<typeof replacementFacts, typeof replacementOutcome>[] = [
  {
    says: {
      it: 'Caduto nella mossa 3, il sostituto arriva nella 5, sempre scarso',
      en: 'Killed in turn 3: the substitute comes in turn 5, and is always poor',
    },
    facts: { turnKilled: 3 },
    outcome: { returnsInTurn: 5, turnsWithoutCommand: [4], quality: 'poor' },
  },
  {
    says: {
      it: 'Per il club basta il resto della mossa: il sostituto arriva nella 4',
      en: 'At this club the rest of the turn is enough: the substitute comes in turn 4',
    },
    facts: { turnKilled: 3 },
    rulings: { 'replacement-delay': 'rest-of-turn' },
    outcome: { returnsInTurn: 4, turnsWithoutCommand: [], quality: 'poor' },
  },
  {
    says: {
      it: 'Nella mossa dopo il sostituto è atteso per la prossima',
      en: 'In the turn after, the substitute is awaited for the next',
    },
    facts: { turnKilled: 3, returnsInTurn: 5 },
    outcome: { returnsInTurn: 5, arrived: false },
  },
  {
    says: {
      it: 'È caduto nella mossa prima di questa, la 4: il sostituto arriva nella prossima',
      en: 'He fell in the turn before this one, the 4th: the substitute comes in the next',
    },
    facts: { turn: 4, fallenIn: 'last-turn' },
    outcome: { returnsInTurn: 5, turnsWithoutCommand: [4], arrived: false },
  },
  {
    says: { it: 'È caduto adesso, nella mossa 3', en: 'He has fallen now, in turn 3' },
    facts: { turn: 3, fallenIn: 'this-turn' },
    outcome: { returnsInTurn: 5, arrived: false },
  },
  {
    says: { it: 'Nella mossa 5 il sostituto è in campo', en: 'In turn 5 the substitute is on the field' },
    facts: { turnKilled: 3, turn: 5 },
    outcome: { returnsInTurn: 5, arrived: true, quality: 'poor' },
  },
];
