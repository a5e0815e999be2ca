import { dieThrow, procedure } from '../../../core/index.js';
import { initiativeExamples } from './initiative.examples.js';
import { initiativeFacts, initiativeOutcome, sideANeeded, sidesNeeded } from './initiative.facts.js';
import { initiativeMethod } from './turn.rulings.js';

const initiativeThrow = dieThrow(
  'initiative',
  'L86',
  { it: 'Un D6 per parte: il più alto ha l’iniziativa', en: 'One D6 a side: the higher has the initiative' },
  6,
);

export const initiative = procedure({
  id: 'ordre-mixte.turn.initiative',
  title: { it: 'Iniziativa', en: 'Initiative' },
  rule: 'L86',
  when: { it: 'Prima dei movimenti di A e di B.', en: 'Before the moves of A and B.' },
  facts: initiativeFacts,
  needed: { sideA: sideANeeded, sides: sidesNeeded },
  impossible: {
    sides: {
      says: { it: 'Le due parti devono avere nomi diversi.', en: 'The two sides must have different names.' },
      when: f => f.sides !== null && f.sides[0] === f.sides[1],
    },
  },
  outcome: initiativeOutcome,
  throws: [initiativeThrow],
  rulings: [initiativeMethod],
  examples: initiativeExamples,

  adjudicate({ sideA, sides }, { by, reckon, rollOff }) {
    const winner = (): string => {
      if (by(initiativeMethod) === 'declared-by-caller' || sides === null) return sideA ?? '';
      return sides[rollOff(initiativeThrow) === 'first' ? 0 : 1] ?? '';
    };
    return { sideA: reckon('L86', { it: 'In questo turno è A', en: 'A for this turn' }, winner()) };
  },

  inWords: ({ sideA }) => ({ it: `Parte A di questo turno: ${sideA}.`, en: `Side A this turn: ${sideA}.` }),
});
