import type { Example } from '../../../core/index.js';
import type { machineGunClearFacts, machineGunClearOutcome } from './machine-gun-clear.facts.js';

const jammed = { state: 'jammed' } as const;

export const machineGunClearExamples: readonly Example<typeof machineGunClearFacts, typeof machineGunClearOutcome>[] = [
  {
    says: { it: 'Con 2 funziona di nuovo', en: 'On 2 it works again' },
    facts: jammed,
    dice: [2],
    outcome: { state: 'working' },
  },
  {
    says: { it: 'Con 3 resta inceppata', en: 'On 3 it stays jammed' },
    facts: jammed,
    dice: [3],
    outcome: { state: 'jammed' },
  },
  {
    says: { it: 'Anche con 4', en: 'On 4 too' },
    facts: jammed,
    dice: [4],
    outcome: { state: 'jammed' },
  },
  {
    says: { it: 'Con 5 è fuori uso', en: 'On 5 it is out of action' },
    facts: jammed,
    dice: [5],
    outcome: { state: 'out-of-action' },
  },
  {
    says: { it: 'Per il club con 4 non si ritenta', en: 'At this club there is no second attempt after a 4' },
    facts: jammed,
    rulings: { 'clear-three-four': 'no-second-attempt' },
    dice: [4],
    outcome: { state: 'out-of-action' },
  },
  {
    says: {
      it: 'Per il club sbloccata tira senza altri dadi',
      en: 'At this club a cleared gun fires without another die',
    },
    facts: jammed,
    rulings: { 'cleared-machine-gun': 'fires-without-roll' },
    dice: [1],
    outcome: { state: 'working' },
  },
  {
    says: {
      it: 'Per il club sbloccata tira dalla fase seguente',
      en: 'At this club a cleared gun fires from the next phase',
    },
    facts: jammed,
    rulings: { 'cleared-machine-gun': 'next-phase' },
    dice: [1],
    outcome: { state: 'working' },
  },
];
