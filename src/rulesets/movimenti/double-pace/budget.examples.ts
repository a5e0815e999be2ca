import type { Example } from '../../../core/index.js';
import type { budgetFacts, budgetOutcome } from './budget.facts.js';

export const budgetExamples: readonly Example<typeof budgetFacts, typeof budgetOutcome>[] = [
  {
    says: { it: 'Una colonna che muove 30 cm ne fa 60', en: 'A column that moves 30 cm makes 60' },
    facts: { allowanceCm: 30 },
    outcome: { factor: 2, travelCm: 60 },
  },
  {
    says: { it: 'Su strada 120', en: 'On a road 120' },
    facts: { allowanceCm: 30, onRoad: true },
    outcome: { factor: 4, travelCm: 120 },
  },
  {
    says: {
      it: 'Dalla linea (12 cm) alla colonna di marcia all’inizio: perde 4, ne restano 8, raddoppiati',
      en: 'From line (12 cm) into march column at the start: it loses 4, 8 are left, doubled',
    },
    facts: { allowanceCm: 12, changeWhen: 'start', changeFraction: '1/3', newAllowanceCm: 30 },
    outcome: { factor: 2, travelCm: 16 },
  },
  {
    says: {
      it: 'La colonna di marcia non muove più dei suoi 15 cm',
      en: 'The march column moves no more than its own 15 cm',
    },
    facts: { allowanceCm: 24, changeWhen: 'start', changeFraction: '1/3', newAllowanceCm: 15, onRoad: true },
    outcome: { factor: 4, travelCm: 60 },
  },
  {
    says: {
      it: 'In linea alla fine: due terzi della mossa raddoppiata',
      en: 'Into line at the end: two thirds of the doubled move',
    },
    facts: { allowanceCm: 30, changeWhen: 'end', changeFraction: '2/3' },
    outcome: { travelCm: 20 },
  },
  {
    says: { it: 'Per il club due terzi della mossa semplice', en: 'At this club two thirds of the single move' },
    facts: { allowanceCm: 30, changeWhen: 'end', changeFraction: '2/3' },
    rulings: { 'double-pace-change-base': 'of-the-single-move' },
    outcome: { travelCm: 40 },
  },
];
