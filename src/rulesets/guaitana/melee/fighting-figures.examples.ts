import type { Example } from '../../../core/index.js';
import type { fightingFiguresFacts, fightingFiguresOutcome } from './fighting-figures.facts.js';

export const fightingFiguresExamples: readonly Example<typeof fightingFiguresFacts, typeof fightingFiguresOutcome>[] = [
  {
    says: { it: 'Una massa di 17 guerrieri: diciassette dadi', en: 'A mass of 17 warriors: seventeen dice' },
    facts: { figures: 17 },
    outcome: { halvings: [], dice: 17 },
  },
  {
    says: {
      it: 'Una compagnia di 9 presa alle spalle: cinque dadi',
      en: 'A company of 9 taken in the rear: five dice',
    },
    facts: { figures: 9, contactedFlankOrRear: true },
    outcome: { halvings: ['flank-or-rear-half'], dice: 5 },
  },
  {
    says: {
      it: 'Presa di fianco, con possibilità a zero: un quarto',
      en: 'Taken in flank, with a chance of zero: a quarter',
    },
    facts: { figures: 10, contactedFlankOrRear: true, extraHalving: true },
    outcome: { halvings: ['flank-or-rear-half', 'chance-zero-or-less'], dice: 3 },
  },
  {
    says: {
      it: 'Per il club che arrotonda per difetto la stessa compagnia di 9 tira quattro dadi',
      en: 'At a club that rounds down the same company of 9 throws four dice',
    },
    facts: { figures: 9, contactedFlankOrRear: true },
    rulings: { 'halving-rounding': 'down' },
    outcome: { halvings: ['flank-or-rear-half'], dice: 4 },
  },
  {
    says: {
      it: 'Per lo stesso club un soldatino solo, preso di fianco, non tira dadi',
      en: 'At the same club one figure taken in flank throws no die',
    },
    facts: { figures: 1, contactedFlankOrRear: true },
    rulings: { 'halving-rounding': 'down' },
    outcome: { dice: 0 },
  },
  {
    says: {
      it: 'Per il club in mischia conta un solo dimezzamento',
      en: 'At this club only one halving counts in melee',
    },
    facts: { figures: 10, contactedFlankOrRear: true, extraHalving: true },
    rulings: { 'melee-halvings': 'once' },
    outcome: { halvings: ['flank-or-rear-half'], dice: 5 },
  },
  {
    says: { it: 'Possibilità a zero: metà', en: 'Chance at zero: half' },
    facts: { figures: 12, extraHalving: true },
    outcome: { halvings: ['chance-zero-or-less'], dice: 6 },
  },
  {
    says: {
      it: 'Per il club combattono solo i 6 a contatto o subito dietro',
      en: 'At this club only the 6 in contact or just behind fight',
    },
    facts: { figures: 6 },
    rulings: { 'melee-all-figures': 'only-those-in-contact-and-behind' },
    outcome: { dice: 6 },
  },
  {
    says: {
      it: 'Contro due nemici, per il club, combatte con tutti contro ciascuno',
      en: 'Against two enemies, at this club, it fights with all against each',
    },
    facts: { figures: 8 },
    rulings: { 'several-opponents': 'full-strength-against-each' },
    outcome: { dice: 8 },
  },
  {
    says: { it: 'Spazzata via: nessun dado', en: 'Wiped out: no die' },
    facts: { figures: 0, extraHalving: true },
    outcome: { dice: 0 },
  },
];
