import type { Example } from '../../../core/index.js';
import type { disorderAtChokepointsFacts, disorderAtChokepointsOutcome } from './disorder-at-chokepoints.facts.js';

const forcing = { onOrCrossing: true, defended: true } as const;

export const disorderAtChokepointsExamples: readonly Example<
  typeof disorderAtChokepointsFacts,
  typeof disorderAtChokepointsOutcome
>[] = [
  {
    says: {
      it: 'Chi forza un ponte difeso combatte in disordine',
      en: 'Those forcing a defended bridge fight in disorder',
    },
    facts: forcing,
    outcome: { countsAsDisordered: true },
  },
  {
    says: { it: 'Un ponte che nessuno difende non disordina', en: 'A bridge nobody defends disorders nobody' },
    facts: { ...forcing, defended: false },
    outcome: { countsAsDisordered: false },
  },
  {
    says: {
      it: 'Chi combatte lontano dalla strettoia non c’entra',
      en: 'Those fighting away from the defile are not concerned',
    },
    facts: { ...forcing, onOrCrossing: false },
    outcome: { countsAsDisordered: false },
  },
  {
    says: { it: 'Chi tiene il ponte resta in ordine', en: 'Those who hold the bridge keep their order' },
    facts: { ...forcing, isDefender: true },
    outcome: { countsAsDisordered: false },
  },
  {
    says: {
      it: 'Per il club anche il difensore sul ponte conta disordinato',
      en: 'At this club the defender on the bridge counts as disordered too',
    },
    facts: { ...forcing, isDefender: true },
    rulings: { 'chokepoint-scope': 'any-unit-in-it' },
    outcome: { countsAsDisordered: true },
  },
  {
    says: {
      it: 'Per il club il disordine al ponte vale anche per il tiro',
      en: 'At this club disorder at the bridge counts for fire too',
    },
    facts: forcing,
    rulings: { 'chokepoint-fire': 'fire-too' },
    outcome: { countsAsDisordered: true },
  },
];
