import type { Example } from '../../../core/index.js';
import type { terrainObservedFacts, terrainObservedOutcome } from './terrain-observed.facts.js';

export const terrainObservedExamples: readonly Example<typeof terrainObservedFacts, typeof terrainObservedOutcome>[] = [
  {
    says: { it: 'Un bosco visto da 30 cm esatti', en: 'A wood seen from exactly 30 cm' },
    facts: { italianUnitEntered: false, nearestItalianSeeingCm: 30 },
    outcome: { crossedByItalians: false, observedByItalians: true },
  },
  {
    says: { it: 'Un bosco visto da troppo lontano', en: 'A wood seen from too far away' },
    facts: { italianUnitEntered: false, nearestItalianSeeingCm: 31 },
    outcome: { crossedByItalians: false, observedByItalians: false },
  },
  {
    says: { it: 'Con soldatini da 15 mm 30 cm sono troppi', en: 'With 15 mm figures 30 cm are too many' },
    facts: { italianUnitEntered: false, nearestItalianSeeingCm: 30, figureScale: '15mm' },
    outcome: { observedByItalians: false },
  },
  {
    says: { it: 'Per il club basta una linea libera', en: 'At this club a clear line is enough' },
    facts: { italianUnitEntered: false, nearestItalianSeeingCm: 150 },
    rulings: { 'observed-terrain': 'any-clear-line' },
    outcome: { observedByItalians: true },
  },
  {
    says: { it: 'Ma qualcuno vi deve guardare', en: 'But somebody has to look into it' },
    facts: { italianUnitEntered: false },
    rulings: { 'observed-terrain': 'any-clear-line' },
    outcome: { observedByItalians: false },
  },
  {
    says: { it: 'Gli Ascari ci sono passati il turno scorso', en: 'The Ascari went through it last turn' },
    facts: { italianUnitEntered: true, alreadyObserved: true },
    outcome: { crossedByItalians: true, observedByItalians: true },
  },
  {
    says: {
      it: 'Una valle dove nessuno è stato e che nessuno vede',
      en: 'A valley where nobody has been and which nobody sees',
    },
    facts: { italianUnitEntered: false },
    outcome: { crossedByItalians: false, observedByItalians: false },
  },
];
