import type { Example } from '../../../core/index.js';
import type { initialOrderFacts, initialOrderOutcome } from './assign-initial.facts.js';

const path = [
  { x: 0, y: 20 },
  { x: 40.5, y: -10 },
];

export const initialOrderExamples: readonly Example<typeof initialOrderFacts, typeof initialOrderOutcome>[] = [
  {
    says: {
      it: 'La 3ª compagnia marcia lungo il percorso tracciato',
      en: 'The 3rd company marches along its drawn path',
    },
    facts: { unitId: '3a-compagnia', order: 'movement', path },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'In marcia, ma nessuno ha tracciato il percorso', en: 'On the march, but nobody drew the path' },
    facts: { unitId: '3a-compagnia', order: 'movement' },
    outcome: { legal: false, reason: 'missing-path' },
    notAllowed: true,
  },
  {
    says: { it: 'Un percorso senza punti non è un percorso', en: 'A path without points is no path' },
    facts: { unitId: '3a-compagnia', order: 'movement', path: [] },
    outcome: { legal: false, reason: 'missing-path' },
    notAllowed: true,
  },
  {
    says: { it: 'Difende un muretto a 15 cm giusti', en: 'It defends a wall exactly 15 cm away' },
    facts: { unitId: 'ascari', order: 'defence', pointDistanceCm: 15 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Il muretto è a 15,5 cm: troppo lontano', en: 'The wall is 15.5 cm away: too far' },
    facts: { unitId: 'ascari', order: 'defence', pointDistanceCm: 15.5 },
    outcome: { legal: false, reason: 'point-beyond-15-cm' },
    notAllowed: true,
  },
  {
    says: { it: 'Con i 15 mm il limite è 7,5 cm', en: 'With 15 mm figures the limit is 7.5 cm' },
    facts: { unitId: 'ascari', order: 'defence', pointDistanceCm: 8, figureScale: '15mm' },
    outcome: { legal: false, reason: 'point-beyond-15-cm' },
    notAllowed: true,
  },
  {
    says: { it: 'A chi attacca il punto non serve', en: 'An attacker needs no point' },
    facts: { unitId: 'guerrieri', order: 'attack', pointDistanceCm: 60 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'I guerrieri nascosti restano senza ordini', en: 'The hidden warriors stay without orders' },
    facts: { unitId: 'guerrieri', hidden: true },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Un ordine ai guerrieri nascosti', en: 'An order for the hidden warriors' },
    facts: { unitId: 'guerrieri', order: 'movement', hidden: true },
    outcome: { legal: false, reason: 'hidden-unit-has-no-order' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club anche il portaordini ha il suo ordine',
      en: 'At this club the messenger has an order too',
    },
    facts: { unitId: 'portaordini', order: 'defence' },
    rulings: { 'baggage-orders': 'every-model-needs-one' },
    outcome: { legal: true, reason: null },
  },
];
