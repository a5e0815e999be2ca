import type { Example } from '../../../core/index.js';
import type { baggageFacts, baggageOutcome } from './baggage.facts.js';

export const baggageExamples: readonly Example<typeof baggageFacts, typeof baggageOutcome>[] = [
  {
    says: {
      it: 'Sei unità italiane: quattro carri e otto muli, sei reclute di scorta a 5 cm',
      en: 'Six Italian units: four carts and eight mules, six recruits as escort at 5 cm',
    },
    facts: { side: 'italian', armyUnits: 6, carts: 4, animals: 8, escortFigures: 6, escortDistanceCm: 5 },
    outcome: { legal: true, errors: [], escortRequired: 6, escortQuality: 'recruit', escortWeapon: 'carbine' },
  },
  {
    says: {
      it: 'Otto unità native: 32 cammelli, con i giavellotti',
      en: 'Eight native units: 32 camels, with javelins',
    },
    facts: { side: 'native', armyUnits: 8, carts: 0, animals: 32 },
    outcome: { legal: true, errors: [], escortRequired: 8, escortQuality: 'recruit', escortWeapon: 'javelin' },
  },
  {
    says: { it: 'Trentuno non bastano', en: 'Thirty-one are too few' },
    facts: { side: 'native', armyUnits: 8, carts: 0, animals: 31 },
    outcome: { legal: false, errors: ['too-little-baggage'], escortRequired: 8 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un carro nativo, pochi animali, scorta scarsa e lontana: tutto sbagliato',
      en: 'A native cart, few animals, an escort too small and too far: all wrong',
    },
    facts: { side: 'native', armyUnits: 6, carts: 1, animals: 6, escortFigures: 2, escortDistanceCm: 5.5 },
    outcome: {
      legal: false,
      errors: ['carts-italian-only', 'too-little-baggage', 'wrong-escort', 'escort-too-far'],
      escortRequired: 3,
    },
    notAllowed: true,
  },
  {
    says: { it: 'In 15 mm la scorta sta entro 2,5 cm', en: 'With 15 mm figures the escort is within 2.5 cm' },
    facts: { side: 'italian', armyUnits: 2, carts: 2, animals: 0, escortDistanceCm: 3, figureScale: '15mm' },
    outcome: { legal: false, errors: ['escort-too-far'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club la scorta si arrotonda per difetto: sei muli, una recluta',
      en: 'At this club the escort is rounded down: six mules, one recruit',
    },
    facts: { side: 'italian', armyUnits: 1, carts: 0, animals: 6, escortFigures: 1 },
    rulings: { 'escort-rounding': 'down' },
    outcome: { legal: true, escortRequired: 1 },
  },
  {
    says: {
      it: 'Per il club contano anche carriaggi e generale: otto unità, otto carri',
      en: 'At this club baggage and general count too: eight units, eight carts',
    },
    facts: { side: 'italian', armyUnits: 8, carts: 8, animals: 0 },
    rulings: { 'army-units-counted': 'all-units' },
    outcome: { legal: true, escortRequired: 8 },
  },
];
