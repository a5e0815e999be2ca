import type { Example } from '../../../core/index.js';
import type { targetSelectionFacts, targetSelectionOutcome } from './target-selection.facts.js';

export const targetSelectionExamples: readonly Example<typeof targetSelectionFacts, typeof targetSelectionOutcome>[] = [
  {
    says: { it: 'Si spara al più vicino', en: 'Fire goes at the nearest' },
    facts: {
      candidates: [
        { id: 'far', distanceUm: 5 },
        { id: 'near', distanceUm: 2 },
      ],
    },
    outcome: { legalTargets: ['near'] },
  },
  {
    says: {
      it: 'Il più vicino è disordinato: si può passare al più vicino intatto, non oltre',
      en: 'The nearest is disordered: the nearest intact one may be chosen, none beyond it',
    },
    facts: {
      candidates: [
        { id: 'a', distanceUm: 2, disordered: true },
        { id: 'b', distanceUm: 3, decimated: true },
        { id: 'c', distanceUm: 4 },
        { id: 'd', distanceUm: 5 },
      ],
    },
    outcome: { legalTargets: ['a', 'c'] },
  },
  {
    says: {
      it: 'Il più vicino ha perso due terzi della FoU: è decimato, si può passare al seguente',
      en: 'The nearest has lost two thirds of its FoU: it is decimated, the next may be chosen',
    },
    facts: {
      candidates: [
        { id: 'worn', distanceUm: 2, fouInitial: 9, fouCurrent: 3 },
        { id: 'sound', distanceUm: 3, fouInitial: 9, fouCurrent: 4 },
      ],
    },
    outcome: { legalTargets: ['sound', 'worn'] },
  },
  {
    says: { it: 'A pari distanza si sceglie', en: 'At equal distance there is a choice' },
    facts: {
      candidates: [
        { id: 'left', distanceUm: 3 },
        { id: 'broken', distanceUm: 3, decimated: true },
      ],
    },
    outcome: { legalTargets: ['broken', 'left'] },
  },
  {
    says: {
      it: 'Fuori arco o non in vista non conta',
      en: 'Whoever is out of arc or out of sight does not count',
    },
    facts: {
      candidates: [
        { id: 'behind', distanceUm: 1, inArc: false },
        { id: 'hidden', distanceUm: 2, visible: false },
        { id: 'seen', distanceUm: 6 },
      ],
    },
    outcome: { legalTargets: ['seen'] },
  },
  {
    says: { it: 'La Grande Batteria sceglie chi vuole', en: 'A grand battery chooses whom it likes' },
    facts: {
      candidates: [
        { id: 'far', distanceUm: 20 },
        { id: 'near', distanceUm: 2 },
        { id: 'behind', distanceUm: 1, inArc: false },
      ],
      grandBattery: true,
    },
    outcome: { legalTargets: ['far', 'near'] },
  },
  {
    says: { it: 'Nessuno in vista', en: 'Nobody in sight' },
    facts: { candidates: [] },
    outcome: { legalTargets: [] },
  },
];
