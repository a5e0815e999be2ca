import type { Example } from '../../../core/index.js';
import type { moraleRallyFacts, moraleRallyOutcome } from './rally.facts.js';

const retreating = { order: 'retreat', originalFigures: 12 } as const;
const nothing = { rawChance: null, chance: null, modifiers: [], passed: null, eliminated: false };

export const moraleRallyExamples: readonly Example<typeof moraleRallyFacts, typeof moraleRallyOutcome>[] = [
  {
    says: {
      it: 'Il capitano ferma i suoi con 2, a difesa di un punto a 15 cm',
      en: 'The captain stops his men on a 2, to defend a point at 15 cm',
    },
    facts: { ...retreating, pointDistanceCm: 15 },
    dice: [2],
    outcome: {
      allowed: true,
      reason: null,
      rawChance: 2,
      chance: 2,
      modifiers: [{ id: 'retreating', value: -2 }],
      passed: true,
      orderAfter: 'defence',
      eliminated: false,
    },
  },
  {
    says: { it: 'Con 3 continuano a ritirarsi', en: 'On a 3 they go on retreating' },
    facts: retreating,
    dice: [3],
    outcome: { allowed: true, chance: 2, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: { it: 'Il punto è oltre 15 cm', en: 'The point is beyond 15 cm' },
    facts: { ...retreating, pointDistanceCm: 15.5 },
    outcome: { allowed: false, reason: 'point-beyond-15-cm', ...nothing, orderAfter: 'retreat' },
    notAllowed: true,
  },
  {
    says: { it: 'In 15 mm il punto sta entro 7,5 cm', en: 'With 15 mm figures the point is within 7.5 cm' },
    facts: { ...retreating, pointDistanceCm: 8, figureScale: '15mm' },
    outcome: { allowed: false, reason: 'point-beyond-15-cm' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Caduto il capo e senza ordini non si prova',
      en: 'With the leader dead and no order there is no trying',
    },
    facts: { ...retreating, commanderAlive: false, pointDistanceCm: 20 },
    outcome: { allowed: false, reason: 'no-commander-and-no-order', ...nothing, orderAfter: 'retreat' },
    notAllowed: true,
  },
  {
    says: { it: 'Chi attacca non è in ritirata', en: 'An attacking unit is not in retreat' },
    facts: { order: 'attack', originalFigures: 12, commanderAlive: false },
    outcome: { allowed: false, reason: 'not-in-retreat', ...nothing, orderAfter: 'attack' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Senza capo, ma arriva l’ordine del generale, che è lì: si tira',
      en: 'Leaderless, but the general’s order comes, and he is there: the test is rolled',
    },
    facts: { ...retreating, commanderAlive: false, cincOrderReceived: true, cincDistanceCm: 10 },
    dice: [2],
    outcome: { allowed: true, rawChance: 2, passed: true, orderAfter: 'defence' },
  },
  {
    says: { it: 'Per il club all’ordine del generale si obbedisce', en: 'At this club the general’s order is obeyed' },
    facts: { ...retreating, cincOrderReceived: true },
    rulings: { 'cinc-order-to-retreating': 'no-test' },
    outcome: { allowed: true, reason: null, ...nothing, orderAfter: 'defence' },
  },
  {
    says: {
      it: 'Per il club chi ha capo e ordine può provare due volte',
      en: 'At this club a unit with leader and order may try twice',
    },
    facts: { ...retreating, cincOrderReceived: true },
    rulings: { 'two-rally-tries': 'two' },
    dice: [6],
    outcome: { allowed: true, passed: false, orderAfter: 'retreat' },
  },
];
