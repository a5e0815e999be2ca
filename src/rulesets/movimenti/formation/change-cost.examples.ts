import type { Example } from '../../../core/index.js';
import type { changeCostFacts, changeCostOutcome } from './change-cost.facts.js';

export const changeCostExamples: readonly Example<typeof changeCostFacts, typeof changeCostOutcome>[] = [
  {
    says: {
      it: 'Una colonna d’attacco francese con 12 cm rimasti si spiega in linea alla fine',
      en: 'A French attack column with 12 cm left deploys into line at the end',
    },
    facts: { fromFormation: 'attack-column', changeFraction: '1/3', when: 'end', availableCm: 12 },
    outcome: { costCm: 4, leftCm: 8 },
    fromTheBook: 'L34',
  },
  {
    says: {
      it: 'La stessa colonna si spiega all’inizio, con tutti i suoi 24 cm',
      en: 'The same column deploys at the start, with all its 24 cm',
    },
    facts: { fromFormation: 'attack-column', changeFraction: '1/3', when: 'start', availableCm: 24 },
    outcome: { costCm: 8, leftCm: 16 },
    fromTheBook: 'L34',
  },
  {
    says: { it: 'Una massa di battaglione perde due terzi', en: 'A battalion mass loses two thirds' },
    facts: { fromFormation: 'battalion-mass', changeFraction: '2/3', when: 'start', availableCm: 18 },
    outcome: { costCm: 12, leftCm: 6 },
  },
  {
    says: { it: 'Le frazioni di cm restano', en: 'Fractions of a cm stay' },
    facts: { fromFormation: 'line', changeFraction: '1/3', when: 'end', availableCm: 10.5 },
    outcome: { costCm: 3.5, leftCm: 7 },
  },
  {
    says: { it: 'Per il club si perde sempre un terzo', en: 'At this club it is always one third' },
    facts: { fromFormation: 'battalion-mass', changeFraction: '2/3', when: 'start', availableCm: 18 },
    rulings: { 'change-fraction-table': 'always-one-third' },
    outcome: { costCm: 6, leftCm: 12 },
  },
  {
    says: {
      it: 'A quel club la frazione non serve nemmeno dirla; e si cambia anche a metà mossa',
      en: 'At that club nobody needs to say the fraction; and one may change in mid-move',
    },
    facts: { fromFormation: 'line', when: 'end', availableCm: 6 },
    rulings: { 'change-fraction-table': 'always-one-third', 'change-in-mid-move': 'anywhere' },
    outcome: { costCm: 2, leftCm: 4 },
  },
  {
    says: { it: 'Senza più movimento il cambio non toglie niente', en: 'With no movement left a change takes nothing' },
    facts: { fromFormation: 'line', changeFraction: '2/3', when: 'end', availableCm: 0 },
    outcome: { costCm: 0, leftCm: 0 },
  },
];
