import type { Example } from '../../../core/index.js';
import type { chargeMoveFacts, chargeMoveOutcome } from './move.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const open = (distance: number) => [{ terrain: 'open' as const, distance }];

export const chargeMoveExamples: readonly Example<typeof chargeMoveFacts, typeof chargeMoveOutcome>[] = [
  {
    says: {
      it: 'Fanteria contro un bersaglio a 5 UM: con un 5 ci arriva',
      en: 'Infantry against a target 5 UM away: a 5 gets it there',
    },
    facts: { unit: {}, segments: open(5) },
    dice: [5],
    outcome: {
      legal: true,
      reasons: [],
      face: 5,
      bonusUm: 1,
      reachUm: 5,
      costUm: 5,
      contact: true,
      modifiers: [{ id: 'charge-die-infantry', value: 1 }],
      chargerDisordered: false,
    },
  },
  {
    says: { it: 'Con un 4 si ferma disordinata', en: 'With a 4 it stops disordered' },
    facts: { unit: {}, segments: open(5) },
    dice: [4],
    outcome: { face: 4, bonusUm: 0, reachUm: 4, costUm: 5, contact: false, modifiers: [], chargerDisordered: true },
  },
  {
    says: { it: 'Gli ussari con un 6 arrivano a 8 UM', en: 'With a 6 the hussars reach 8 UM' },
    facts: { unit: hussars, segments: open(8) },
    dice: [6],
    outcome: {
      bonusUm: 2,
      reachUm: 8,
      contact: true,
      modifiers: [{ id: 'charge-die-cavalry', value: 2 }],
      chargerDisordered: false,
    },
  },
  {
    says: {
      it: 'Gli ussari saltano una siepe: contatto, ma in disordine',
      en: 'The hussars jump a hedge: contact, but in disorder',
    },
    facts: { unit: hussars, segments: open(3), obstacles: ['hedge'] },
    dice: [1],
    outcome: { reachUm: 6, costUm: 6, contact: true, chargerDisordered: true },
  },
  {
    says: {
      it: 'Fanteria veterana in obliquo: contatto, ma in disordine',
      en: 'Veteran infantry moves obliquely: contact, but in disorder',
    },
    facts: { unit: {}, segments: open(3), direction: 'oblique' },
    dice: [2],
    outcome: { costUm: 3, contact: true, chargerDisordered: true },
  },
  {
    says: {
      it: 'Ruota di 30° per prendere il bersaglio e le resta metà mossa',
      en: 'It wheels 30° onto the target and keeps half its move',
    },
    facts: { unit: {}, segments: open(3), rotationDegrees: 30 },
    dice: [5],
    outcome: { reachUm: 3, costUm: 3, contact: true },
  },
  {
    says: { it: 'Attraverso le case la cavalleria non carica', en: 'Cavalry does not charge through houses' },
    facts: { unit: hussars, segments: [{ terrain: 'houses', distance: 9 }] },
    outcome: {
      legal: false,
      reasons: ['forbidden-terrain-houses'],
      face: null,
      bonusUm: null,
      reachUm: null,
      costUm: null,
      contact: null,
      modifiers: [],
      chargerDisordered: null,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Un quadrato non muove, tanto meno in obliquo', en: 'A square does not move, least of all obliquely' },
    facts: { unit: { formation: 'square' }, segments: open(2), direction: 'oblique' },
    outcome: { legal: false, reasons: ['square-cannot-move', 'square-cannot-oblique'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'In opportunità il dado si tira: si perdono solo i dadi di mischia',
      en: 'On opportunity the die is thrown: only melee dice are lost',
    },
    facts: { unit: hussars, segments: open(7), opportunity: true },
    dice: [5],
    outcome: { face: 5, reachUm: 8, contact: true },
  },
  {
    says: {
      it: 'Per il club chi carica in opportunità non tira il dado',
      en: 'At this club an opportunity charge throws no die',
    },
    facts: { unit: hussars, segments: open(7), opportunity: true },
    rulings: { 'opportunity-charge-bonus': 'move-bonus' },
    outcome: { face: null, bonusUm: 0, reachUm: 6, costUm: 7, contact: false, chargerDisordered: true },
  },
  {
    says: {
      it: 'Per il club l’opportunità toglie dado e bonus in mischia',
      en: 'At this club opportunity loses both the die and the melee dice',
    },
    facts: { unit: hussars, segments: open(6), opportunity: true },
    rulings: { 'opportunity-charge-bonus': 'both' },
    outcome: { face: null, reachUm: 6, contact: true },
  },
  {
    says: {
      it: 'Il reggimento carica e lascia indietro la sua batteria, e chi supportava',
      en: 'The regiment charges and leaves its battery behind, and whom it supported',
    },
    facts: { unit: { attachedBatteries: ['6-libbre'], ordersReceivedThisTurn: 1 }, segments: open(4) },
    dice: [1],
    outcome: { contact: true },
  },
  {
    says: {
      it: 'Per il club il bersaglio ha già scelto come reagire',
      en: 'At this club the target has already chosen its reaction',
    },
    facts: { unit: {}, segments: open(4) },
    rulings: { 'reaction-timing': 'before-bonus-die' },
    dice: [1],
    outcome: { reachUm: 4, contact: true },
  },
];
