import type { Example } from '../../../core/index.js';
import type { meleeOrderFacts, meleeOrderOutcome } from './order.facts.js';

const threeMelees = [
  { id: 'ponte', flankOrRear: false },
  { id: 'collina', flankOrRear: true },
  { id: 'bosco', flankOrRear: false },
] as const;

export const meleeOrderExamples: readonly Example<typeof meleeOrderFacts, typeof meleeOrderOutcome>[] = [
  {
    says: {
      it: 'Prima la mischia sul fianco, poi le altre due',
      en: 'First the melee on the flank, then the other two',
    },
    facts: { melees: threeMelees },
    outcome: { first: ['collina'], then: ['ponte', 'bosco'] },
  },
  {
    says: { it: 'Due attacchi alle spalle vanno entrambi per primi', en: 'Two attacks from behind both go first' },
    facts: { melees: [...threeMelees, { id: 'strada', flankOrRear: true }] },
    outcome: { first: ['collina', 'strada'], then: ['ponte', 'bosco'] },
  },
  {
    says: { it: 'Una mischia sola non ha ordine', en: 'A single melee needs no order' },
    facts: { melees: [{ id: 'ponte', flankOrRear: false }] },
    outcome: { first: [], then: ['ponte'] },
  },
  {
    says: { it: 'Nessuna mischia, niente da ordinare', en: 'No melees, nothing to order' },
    facts: { melees: [] },
    outcome: { first: [], then: [] },
  },
  {
    says: {
      it: 'Per il club le mischie di un gruppo si combattono insieme',
      en: 'At this club the melees of a group are fought at once',
    },
    facts: { melees: threeMelees },
    rulings: { 'melee-order-within-group': 'simultaneous-group' },
    outcome: { first: ['collina'], then: ['ponte', 'bosco'] },
  },
];
