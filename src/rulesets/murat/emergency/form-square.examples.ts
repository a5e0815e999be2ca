import type { Example } from '../../../core/index.js';
import type { formSquareFacts, formSquareOutcome } from './form-square.facts.js';

const line = { arm: 'infantry', fouInitial: 8 } as const;
const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const nothing = { roll: null, total: null, needed: null, passed: null, effect: null, modifiers: [] };

export const formSquareExamples: readonly Example<typeof formSquareFacts, typeof formSquareOutcome>[] = [
  {
    says: {
      it: 'Un reggimento in linea caricato dagli ussari tira 8 e forma quadrato',
      en: 'A regiment in line charged by hussars throws 8 and forms square',
    },
    facts: { unit: line, enemy: hussars, enemyStartDistanceUm: 5 },
    dice: [3, 5],
    outcome: {
      legal: true,
      reasons: [],
      roll: 8,
      total: 8,
      needed: 7,
      passed: true,
      effect: 'forms-square',
      modifiers: [],
    },
  },
  {
    says: {
      it: 'Gli ussari partivano da 2 UM: 7 non basta, ed è il disordine',
      en: 'The hussars came from 2 UM: a 7 is not enough, and disorder follows',
    },
    facts: { unit: line, enemy: hussars, enemyStartDistanceUm: 2 },
    dice: [3, 4],
    outcome: {
      total: 6,
      passed: false,
      effect: 'disordered-and-cannot-fire',
      modifiers: [{ id: 'cavalry-within-3', value: -1 }],
    },
  },
  {
    says: {
      it: 'L’unità accanto alla batteria caricata fallisce e si disordina',
      en: 'The unit beside the charged battery fails and is disordered',
    },
    facts: { unit: line, enemy: hussars, isNeighbour: true, distanceToTargetUm: 0.5 },
    dice: [2, 2],
    outcome: { passed: false, effect: 'disordered-and-cannot-fire' },
  },
  {
    says: {
      it: 'Per il club al vicino che fallisce non succede nulla',
      en: 'At this club nothing happens to a neighbour that fails',
    },
    facts: { unit: line, enemy: hussars, isNeighbour: true, distanceToTargetUm: 0.5 },
    dice: [2, 2],
    rulings: { 'neighbour-square-failure': 'no-penalty' },
    outcome: { passed: false, effect: 'none' },
  },
  {
    says: { it: 'Un vicino a 2 UM è troppo lontano', en: 'A neighbour at 2 UM is too far' },
    facts: { unit: line, enemy: hussars, isNeighbour: true, distanceToTargetUm: 2 },
    outcome: { legal: false, reasons: ['neighbour-too-far'], ...nothing },
    notAllowed: true,
  },
  {
    says: {
      it: 'Contro fanteria, e con il nemico alle spalle, non si forma quadrato',
      en: 'Against infantry, and with the enemy behind, no square is formed',
    },
    facts: { unit: line, enemy: { arm: 'infantry' }, enemyInRearWithin1Um: true },
    outcome: { legal: false, reasons: ['enemy-in-rear', 'only-against-cavalry'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club l’ordine aperto non può', en: 'At this club open order may not' },
    facts: { unit: { ...line, infantryClass: 'light', openOrder: true }, enemy: hussars },
    rulings: { 'open-order-square': 'forbidden' },
    outcome: { legal: false, reasons: ['open-order-cannot-square'] },
    notAllowed: true,
  },
];
