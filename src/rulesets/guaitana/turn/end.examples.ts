import type { Example } from '../../../core/index.js';
import type { turnEndFacts, turnEndOutcome } from './end.facts.js';

export const turnEndExamples: readonly Example<typeof turnEndFacts, typeof turnEndOutcome>[] = [
  {
    says: {
      it: 'Fine del terzo turno: fa il test chi ha perso più di metà e c’è ancora',
      en: 'End of the third turn: those test who have lost more than half and are still there',
    },
    facts: {
      turn: 3,
      units: [
        { id: 'bersaglieri', originalFigures: 12, figures: 5 },
        { id: 'ascari', originalFigures: 12, figures: 6 },
        { id: 'alula', originalFigures: 20, figures: 9 },
        { id: 'makonnen', originalFigures: 18, figures: 0 },
        { id: 'mangascia', originalFigures: 18, figures: 4, eliminated: true },
      ],
    },
    outcome: { unitsToTest: ['bersaglieri', 'alula'], nextTurn: 4, nextState: 'orders' },
  },
  {
    says: { it: 'Nessuno è così malridotto', en: 'Nobody is in so bad a state' },
    facts: { turn: 1, units: [{ id: 'alpini', originalFigures: 10, figures: 10 }] },
    outcome: { unitsToTest: [], nextTurn: 2, nextState: 'orders' },
  },
  {
    says: {
      it: 'Per il club vince l’ultimo esercito che non si ritira',
      en: 'At this club the last army not in retreat wins',
    },
    facts: { turn: 8, units: [{ id: 'alpini', originalFigures: 9, figures: 4 }] },
    rulings: { victory: 'last-army-with-units-not-in-retreat' },
    outcome: { unitsToTest: ['alpini'], nextTurn: 9 },
  },
];
