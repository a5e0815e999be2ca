import type { Example } from '../../../core/index.js';
import type { scaleConvertFacts, scaleConvertOutcome } from './convert.facts.js';

export const scaleConvertExamples: readonly Example<typeof scaleConvertFacts, typeof scaleConvertOutcome>[] = [
  {
    says: { it: 'In 30 mm la fanteria muove di 4 UM', en: 'In 30 mm infantry moves 4 UM' },
    facts: { scale: '25-30mm', um: 4 },
    outcome: { cm: 20 },
    fromTheBook: '§1.5',
  },
  {
    says: { it: 'In 30 mm i moschetti tirano a 6 UM', en: 'In 30 mm muskets reach 6 UM' },
    facts: { scale: '25-30mm', um: 6 },
    outcome: { cm: 30 },
    fromTheBook: '§1.5',
  },
  {
    says: { it: 'In 15 mm la fanteria muove di 4 UM', en: 'In 15 mm infantry moves 4 UM' },
    facts: { scale: '5-15mm', um: 4 },
    outcome: { cm: 10 },
    fromTheBook: '§1.5',
  },
  {
    says: { it: 'In 15 mm i moschetti tirano a 6 UM', en: 'In 15 mm muskets reach 6 UM' },
    facts: { scale: '5-15mm', um: 6 },
    outcome: { cm: 15 },
    fromTheBook: '§1.5',
  },
  {
    says: { it: 'Due UM e mezzo in 15 mm', en: 'Two and a half UM in 15 mm' },
    facts: { scale: '5-15mm', um: 2.5 },
    outcome: { cm: 6.25 },
  },
];
