import type { Example } from '../../../core/index.js';
import type { pushBackFacts, pushBackOutcome } from './push-back.facts.js';

export const pushBackExamples: readonly Example<typeof pushBackFacts, typeof pushBackOutcome>[] = [
  {
    says: {
      it: 'Una perdita in terreno aperto: tira 3 e indietreggia di 1 UM',
      en: 'One loss in the open: it throws 3 and goes back 1 UM',
    },
    facts: { losses: 1, target: {} },
    dice: [3],
    outcome: { required: true, reason: null, distanceUm: 1 },
    fromTheBook: '§2.8',
  },
  {
    says: { it: 'Con un 6 indietreggia di 2 UM', en: 'With a 6 it goes back 2 UM' },
    facts: { losses: 1, target: { fouInitial: 8, fouCurrent: 7 } },
    dice: [6],
    outcome: { required: true, distanceUm: 2 },
  },
  {
    says: {
      it: 'Dal bosco si indietreggia, e il terreno non accorcia la strada',
      en: 'From a wood one is pushed back, and the ground does not shorten the way',
    },
    facts: { losses: 2, target: {}, targetPosition: 'woods' },
    dice: [5],
    outcome: { required: true, distanceUm: 1 },
  },
  {
    says: { it: 'Anche da un’altura', en: 'From high ground too' },
    facts: { losses: 1, target: {}, targetPosition: 'high-ground' },
    dice: [6],
    outcome: { required: true, distanceUm: 2 },
  },
  {
    says: {
      it: 'Per il club due perdite sono due dadi, e le distanze si sommano',
      en: 'At this club two losses are two dice, and the distances add up',
    },
    facts: { losses: 2, target: {} },
    rulings: { 'push-back-dice': 'one-per-loss' },
    dice: [2, 6],
    outcome: { required: true, distanceUm: 3 },
  },
  {
    says: { it: 'Senza perdite non si indietreggia', en: 'Without losses nobody is pushed back' },
    facts: { losses: 0, target: { formation: 'square' } },
    outcome: { required: false, reason: 'no-loss', distanceUm: 0 },
  },
  {
    says: {
      it: 'Il quadrato non indietreggia, nemmeno dietro una siepe',
      en: 'A square is not pushed back, not even behind a hedge',
    },
    facts: { losses: 1, target: { formation: 'square' }, targetPosition: 'hedge-or-fence' },
    outcome: { required: false, reason: 'square', distanceUm: 0 },
  },
  {
    says: { it: 'Chi difende un muretto resta', en: 'Defenders of a wall stay' },
    facts: { losses: 1, target: {}, targetPosition: 'wall', targetCharging: true },
    outcome: { required: false, reason: 'defended-position' },
  },
  {
    says: { it: 'Chi difende il perimetro resta', en: 'Defenders of a perimeter stay' },
    facts: { losses: 3, target: { formation: 'perimeter' } },
    outcome: { required: false, reason: 'defended-position' },
  },
  {
    says: { it: 'Chi carica arriva comunque a contatto', en: 'A charging unit comes into contact all the same' },
    facts: { losses: 1, target: { arm: 'cavalry' }, targetCharging: true },
    outcome: { required: false, reason: 'charging', distanceUm: 0 },
  },
  {
    says: { it: 'Chi è dissolto non lancia', en: 'A dissolved unit throws nothing' },
    facts: { losses: 1, target: { fouInitial: 8, fouCurrent: 0 } },
    outcome: { required: false, reason: null, distanceUm: 0 },
  },
];
