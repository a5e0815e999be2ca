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
  {
    says: {
      it: 'Dalle posizioni: la linea sta di lato, con metà fronte oltre quella nemica',
      en: 'By positions: the line stands aside, with half its front beyond the enemy’s',
    },
    facts: {
      positions: {
        shooter: { x: 10, y: 0, headingDegrees: 180, width: 4, depth: 1 },
        target: { x: 0, y: -0.5, headingDegrees: 90, width: 6, depth: 1 },
      },
    },
    outcome: { enfilade: true },
  },
  {
    says: {
      it: 'Dalle posizioni: la batteria ha un angolo ancora davanti',
      en: 'By positions: the battery has one corner still in front',
    },
    facts: {
      shooterArm: 'artillery',
      positions: {
        shooter: { x: 10, y: -0.9, headingDegrees: 180, width: 2, depth: 1 },
        target: { x: 0, y: -0.5, headingDegrees: 90, width: 6, depth: 1 },
      },
    },
    outcome: { enfilade: false },
  },
];
