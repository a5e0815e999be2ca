import type { Example } from '../../../core/index.js';
import type { casualtyFacts, casualtyOutcome } from './casualty.facts.js';

export const casualtyExamples: readonly Example<typeof casualtyFacts, typeof casualtyOutcome>[] = [
  {
    says: {
      it: 'L’unità va in disordine: con un 6 il generale cade',
      en: 'The unit is disordered: on a 6 the general falls',
    },
    facts: {},
    dice: [6],
    outcome: { required: true, face: 6, killed: true, effect: 'killed' },
  },
  {
    says: { it: 'Con un 5 il generale se la cava', en: 'On a 5 the general comes through' },
    facts: {},
    dice: [5],
    outcome: { required: true, face: 5, killed: false, effect: 'none' },
  },
  {
    says: {
      it: 'Già disordinata, la si colpisce ancora: altro dado',
      en: 'Already disordered and hit again: another die',
    },
    facts: { unitWasDisordered: true },
    dice: [6],
    outcome: { required: true, killed: true },
  },
  {
    says: {
      it: 'Per il club un’unità già disordinata non mette più a rischio il generale',
      en: 'At this club a unit already disordered puts its general at no further risk',
    },
    facts: { unitWasDisordered: true },
    rulings: { 'general-casualty-trigger': 'newly-disordered-only' },
    outcome: { required: false, face: null, killed: false, effect: 'none' },
  },
  {
    says: { it: 'Nessun disordine, nessun rischio', en: 'No disorder, no risk' },
    facts: { unitDisorderedNow: false },
    outcome: { required: false, face: null, killed: false, effect: 'none' },
  },
  {
    says: {
      it: 'L’unità è eliminata: il generale ripara dietro un’altra, senza tirare',
      en: 'The unit is removed: the general shelters behind another, with no die',
    },
    facts: { unitEliminated: true },
    outcome: { required: false, face: null, killed: false, effect: 'moves-behind-friendly-unit' },
  },
];
