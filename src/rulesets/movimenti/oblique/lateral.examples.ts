import type { Example } from '../../../core/index.js';
import type { lateralFacts, lateralOutcome } from './lateral.facts.js';

const line = { arm: 'infantry', state: 'in-formation', allowanceCm: 12 } as const;

export const lateralExamples: readonly Example<typeof lateralFacts, typeof lateralOutcome>[] = [
  {
    says: {
      it: 'Una linea avanza di 2 cm e si sposta a destra di 4',
      en: 'A line advances 2 cm and shifts 4 to the right',
    },
    facts: { ...line, straightCm: 2, obliqueCm: 4 },
    outcome: { allowed: true, reason: null, factor: 0.5, angleDegrees: 90, spentCm: 12, leftCm: 0 },
  },
  {
    says: { it: 'Di lato non arriva a 7 cm', en: 'Sideways it does not get to 7 cm' },
    facts: { ...line, obliqueCm: 7 },
    outcome: { allowed: false, reason: 'beyond-allowance', factor: 0, angleDegrees: 90, spentCm: null, leftCm: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club il laterale si unisce a un’inclinazione',
      en: 'At this club a shift may be combined with an incline',
    },
    facts: { ...line, obliqueCm: 5 },
    rulings: { 'lateral-copy-paste': 'literal' },
    outcome: { allowed: true, spentCm: 10, leftCm: 2 },
  },
  {
    says: { it: 'Spostandosi di lato non si cambia formazione', en: 'Formation does not change on a shift' },
    facts: { ...line, obliqueCm: 2, changesFormation: true },
    outcome: { allowed: false, reason: 'no-formation-change' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non si sposta di lato', en: 'Cavalry does not shift sideways' },
    facts: { arm: 'cavalry', state: 'in-formation', allowanceCm: 30, obliqueCm: 4 },
    outcome: { allowed: false, reason: 'cavalry-must-rotate' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Volteggiatori in disordine si spostano di tutto il movimento',
      en: 'Disordered voltigeurs shift their whole allowance',
    },
    facts: { arm: 'infantry', unitClass: 'skirmish-capable', state: 'disorder', allowanceCm: 16, obliqueCm: 16 },
    outcome: { allowed: true, factor: 1, spentCm: 16, leftCm: 0 },
  },
  {
    says: { it: 'La linea in disordine no', en: 'A disordered line does not' },
    facts: { arm: 'infantry', state: 'disorder', allowanceCm: 12, obliqueCm: 1 },
    outcome: { allowed: false, reason: 'not-granted-to-this-state' },
    notAllowed: true,
  },
];
