import type { Example } from '../../../core/index.js';
import type { obliqueFacts, obliqueOutcome } from './oblique.facts.js';

export const obliqueExamples: readonly Example<typeof obliqueFacts, typeof obliqueOutcome>[] = [
  {
    says: {
      it: 'Una colonna di veterani devia di 30° e si disordina',
      en: 'A column of veterans inclines by 30° and is disordered',
    },
    facts: { unit: { formation: 'attack-column' }, angle: 30 },
    outcome: { legal: true, reasons: [], disordersUnit: true },
  },
  {
    says: { it: 'L’élite e la Guardia no', en: 'Elite and guard are not' },
    facts: { unit: { experience: 'elite' }, angle: 45 },
    outcome: { legal: true, disordersUnit: false },
  },
  {
    says: { it: 'Nemmeno l’ordine aperto', en: 'Nor is open order' },
    facts: { unit: { infantryClass: 'light', openOrder: true }, angle: 45 },
    outcome: { legal: true, disordersUnit: false },
  },
  {
    says: { it: 'Nemmeno la cavalleria', en: 'Nor is cavalry' },
    facts: { unit: { arm: 'cavalry' }, angle: 45 },
    outcome: { legal: true, disordersUnit: false },
  },
  {
    says: { it: 'Dritti avanti non ci si disordina', en: 'Straight ahead nobody is disordered' },
    facts: { unit: {}, angle: 0 },
    outcome: { legal: true, disordersUnit: false },
  },
  {
    says: { it: 'Il quadrato non muove in obliquo', en: 'A square does not move obliquely' },
    facts: { unit: { formation: 'square' }, angle: 20 },
    outcome: { legal: false, reasons: ['square-cannot-oblique'], disordersUnit: null },
    notAllowed: true,
  },
];
