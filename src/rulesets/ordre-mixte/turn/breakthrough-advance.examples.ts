import type { Example } from '../../../core/index.js';
import type { breakthroughAdvanceFacts, breakthroughAdvanceOutcome } from './breakthrough-advance.facts.js';

const cuirassiers = {
  unitId: '1º corazzieri',
  kind: 'breakthrough',
  arm: 'heavy-cavalry',
  distanceCm: 20,
  opponentLeftContact: true,
  allowanceCm: 20,
} as const;
const grenadiers = {
  ...cuirassiers,
  unitId: 'Granatieri',
  kind: 'advance',
  arm: 'infantry',
  distanceCm: 10,
  allowanceCm: 14,
} as const;

export const breakthroughAdvanceExamples: readonly Example<
  typeof breakthroughAdvanceFacts,
  typeof breakthroughAdvanceOutcome
>[] = [
  {
    says: { it: 'I corazzieri sfondano per una mossa intera', en: 'The cuirassiers break through by a whole move' },
    facts: cuirassiers,
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'I granatieri avanzano di 10 cm', en: 'The grenadiers advance 10 cm' },
    facts: grenadiers,
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'La fanteria non sfonda', en: 'Infantry does not break through' },
    facts: { ...grenadiers, kind: 'breakthrough', opponentLeftContact: false },
    outcome: { legal: false, reason: 'wrong-arm' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non avanza, sfonda', en: 'Cavalry does not advance, it breaks through' },
    facts: { ...cuirassiers, kind: 'advance' },
    outcome: { legal: false, reason: 'wrong-arm' },
    notAllowed: true,
  },
  {
    says: { it: 'L’artiglieria non fa né l’una né l’altra cosa', en: 'Artillery does neither' },
    facts: { ...grenadiers, arm: 'foot-artillery' },
    outcome: { legal: false, reason: 'wrong-arm' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Con il nemico ancora a contatto non si sfonda',
      en: 'No breakthrough with the enemy still in contact',
    },
    facts: { ...cuirassiers, opponentLeftContact: false, distanceCm: 25 },
    outcome: { legal: false, reason: 'opponent-still-in-contact' },
    notAllowed: true,
  },
  {
    says: { it: 'Più di una mossa non si può', en: 'More than one move is not allowed' },
    facts: { ...cuirassiers, distanceCm: 21 },
    outcome: { legal: false, reason: 'beyond-allowance' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club decide chi gioca, anche con il nemico a contatto',
      en: 'At this club the players decide, even with the enemy in contact',
    },
    facts: { ...cuirassiers, opponentLeftContact: false },
    rulings: { 'breakthrough-conditions': 'declared-by-caller' },
    outcome: { legal: true, reason: null },
  },
];
