import type { Example } from '../../../core/index.js';
import type { flankFireFacts, flankFireOutcome } from './flank-fire.facts.js';

export const flankFireExamples: readonly Example<typeof flankFireFacts, typeof flankFireOutcome>[] = [
  {
    says: { it: 'Alla fanteria basta metà del fronte', en: 'Infantry needs only half its front' },
    facts: { frontFractionBeyondLine: 0.5 },
    outcome: { enfilade: true },
  },
  {
    says: { it: 'Con meno di metà il fuoco è frontale', en: 'With less than half the fire is frontal' },
    facts: { shooterArm: 'infantry', frontFractionBeyondLine: 0.4 },
    outcome: { enfilade: false },
  },
  {
    says: { it: 'Una batteria deve esserci con tutta la base', en: 'A battery must be there with its whole base' },
    facts: { shooterArm: 'artillery', frontFractionBeyondLine: 0.9 },
    outcome: { enfilade: false },
  },
  {
    says: { it: 'Con tutta la base tira d’infilata', en: 'With its whole base it enfilades' },
    facts: { shooterArm: 'artillery', frontFractionBeyondLine: 1 },
    outcome: { enfilade: true },
  },
];
