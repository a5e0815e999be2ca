import type { Example } from '../../../core/index.js';
import type { moraleEndOfTurnFacts, moraleEndOfTurnOutcome } from './end-of-turn.facts.js';

const nothing = { rawChance: null, chance: null, modifiers: [], passed: null, eliminated: false };

export const moraleEndOfTurnExamples: readonly Example<typeof moraleEndOfTurnFacts, typeof moraleEndOfTurnOutcome>[] = [
  {
    says: {
      it: 'Persi 6 soldatini su 12: metà esatta, nessun test',
      en: '6 figures of 12 lost: exactly half, no test',
    },
    facts: { order: 'attack', originalFigures: 12, figuresLost: 6 },
    outcome: { due: false, ...nothing, orderAfter: 'attack' },
  },
  {
    says: { it: 'Persi 7 su 12: regge con 2', en: '7 of 12 lost: it stands on a 2' },
    facts: { order: 'defence', originalFigures: 12, figuresLost: 7 },
    dice: [2],
    outcome: {
      due: true,
      rawChance: 2,
      chance: 2,
      modifiers: [{ id: 'over-one-half-lost', value: -2 }],
      passed: true,
      orderAfter: 'defence',
      eliminated: false,
    },
  },
  {
    says: { it: 'Con 3 si ritira', en: 'On a 3 it retreats' },
    facts: { order: 'defence', originalFigures: 12, figures: 5 },
    dice: [3],
    outcome: { due: true, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: { it: 'Già in ritirata: se fallisce è eliminata', en: 'Already in retreat: failing eliminates it' },
    facts: { order: 'retreat', originalFigures: 20, figures: 8 },
    dice: [2],
    outcome: { due: true, rawChance: 0, chance: 1, passed: false, orderAfter: 'retreat', eliminated: true },
  },
  {
    says: { it: 'Già in ritirata, ma con un 1 resiste', en: 'Already in retreat, but it holds out on a 1' },
    facts: { order: 'retreat', originalFigures: 20, figures: 8 },
    dice: [1],
    outcome: { due: true, passed: true, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: {
      it: 'In ritirata da questo turno: è eliminata lo stesso',
      en: 'In retreat since this turn: eliminated all the same',
    },
    facts: { order: 'retreat', originalFigures: 20, figures: 8, retreatSinceThisTurn: true },
    dice: [5],
    outcome: { due: true, passed: false, orderAfter: 'retreat', eliminated: true },
  },
  {
    says: { it: 'Per il club per questo turno resta in ritirata', en: 'At this club it stays in retreat this turn' },
    facts: { order: 'retreat', originalFigures: 20, figures: 8, retreatSinceThisTurn: true },
    rulings: { 'retreat-same-turn': 'first-failure-only-keeps-retreat' },
    dice: [5],
    outcome: { due: true, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: {
      it: 'Per lo stesso club chi si ritirava da prima è eliminato',
      en: 'At the same club one in retreat from before is eliminated',
    },
    facts: { order: 'retreat', originalFigures: 20, figures: 8 },
    rulings: { 'retreat-same-turn': 'first-failure-only-keeps-retreat' },
    dice: [5],
    outcome: { due: true, passed: false, eliminated: true },
  },
];
