import type { Example } from '../../../core/index.js';
import type { closeToContactFacts, closeToContactOutcome } from './close-to-contact.facts.js';

export const closeToContactExamples: readonly Example<typeof closeToContactFacts, typeof closeToContactOutcome>[] = [
  {
    says: { it: 'Nessuna perdita sotto tiro: la colonna chiude', en: 'No losses under fire: the column closes' },
    facts: {},
    outcome: { closes: true, melee: true },
  },
  {
    says: { it: 'Morale superato: la colonna chiude', en: 'Morale holds: the column closes' },
    facts: { moraleResult: 'pass' },
    outcome: { closes: true, melee: true },
  },
  {
    says: { it: 'Chi va in ritirata non chiude', en: 'A charger that retreats does not close' },
    facts: { moraleResult: 'retreat' },
    outcome: { closes: false, melee: false },
  },
  {
    says: { it: 'Chi va in rotta non chiude', en: 'A charger that routs does not close' },
    facts: { moraleResult: 'rout' },
    outcome: { closes: false, melee: false },
  },
  {
    says: { it: 'Un quadrato che resta fermo non chiude', en: 'A square that stands fast does not close' },
    facts: { moraleResult: 'stand' },
    outcome: { closes: false, melee: false },
  },
  {
    says: {
      it: 'Il bersaglio è in rotta ma non è ancora scappato: si combatte',
      en: 'The target routs but has not run yet: they fight',
    },
    facts: { targetMoraleResult: 'rout' },
    outcome: { closes: true, melee: true },
  },
  {
    says: {
      it: 'Per il club contro chi è in rotta si chiude senza mischia',
      en: 'At this club one closes without a melee on a routing target',
    },
    facts: { targetMoraleResult: 'rout' },
    rulings: { 'broken-target': 'no-melee-charger-occupies' },
    outcome: { closes: true, melee: false },
  },
  {
    says: {
      it: 'Per il club lo stesso vale contro chi si ritira',
      en: 'At this club the same holds against a retreating target',
    },
    facts: { moraleResult: 'pass', targetMoraleResult: 'retreat' },
    rulings: { 'broken-target': 'no-melee-charger-occupies' },
    outcome: { closes: true, melee: false },
  },
  {
    says: { it: 'Per il club il quadrato che regge si combatte', en: 'At this club a square that stands is fought' },
    facts: { targetMoraleResult: 'stand' },
    rulings: { 'broken-target': 'no-melee-charger-occupies' },
    outcome: { closes: true, melee: true },
  },
];
