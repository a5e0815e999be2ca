import type { Example } from '../../../core/index.js';
import type { newOrdersFacts, newOrdersOutcome } from './new-orders.facts.js';

const order = { generalId: 'Davout', entitled: true, orderText: 'Tenere il villaggio' } as const;

export const newOrdersExamples: readonly Example<typeof newOrdersFacts, typeof newOrdersOutcome>[] = [
  {
    says: { it: 'Davout ordina di tenere il villaggio', en: 'Davout orders the village held' },
    facts: order,
    outcome: { recorded: true },
  },
  {
    says: { it: 'Chi non può dare ordini non ne dà', en: 'A general who may not give orders gives none' },
    facts: { ...order, entitled: false },
    outcome: { recorded: false },
  },
  {
    says: { it: 'Per il club gli ordini hanno regole proprie', en: 'At this club orders have rules of their own' },
    facts: order,
    rulings: { 'orders-undefined': 'club-rule' },
    outcome: { recorded: true },
  },
];
