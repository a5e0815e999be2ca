import type { Example } from '../../../core/index.js';
import type { initiativeFacts, initiativeOutcome } from './initiative.facts.js';

const throwForIt = { 'initiative-method': 'd6-each-high-wins-reroll-ties' } as const;

export const initiativeExamples: readonly Example<typeof initiativeFacts, typeof initiativeOutcome>[] = [
  {
    says: { it: 'I francesi hanno l’iniziativa', en: 'The French have the initiative' },
    facts: { sideA: 'Francesi' },
    outcome: { sideA: 'Francesi' },
  },
  {
    says: {
      it: 'Per il club si tira: 5 a 2 per gli austriaci',
      en: 'At this club one throws: 5 to 2 for the Austrians',
    },
    facts: { sides: ['Austriaci', 'Francesi'] },
    rulings: throwForIt,
    dice: [5, 2],
    outcome: { sideA: 'Austriaci' },
  },
  {
    says: {
      it: 'Per il club la parità si ritira: 3 a 3, poi 1 a 4',
      en: 'At this club ties are thrown again: 3 to 3, then 1 to 4',
    },
    facts: { sides: ['Austriaci', 'Francesi'] },
    rulings: throwForIt,
    dice: [3, 3, 1, 4],
    outcome: { sideA: 'Francesi' },
  },
];
