import type { Example } from '../../../core/index.js';
import type { flankMeleeFacts, flankMeleeOutcome } from './flank-melee.facts.js';

const startedOnFlank = { startFractionBeyondLine: 0.5, contactFractionBehindLine: 0.5 } as const;
const endedOnFlank = { startFractionBeyondLine: 0.4, contactFractionBehindLine: 0.8 } as const;

export const flankMeleeExamples: readonly Example<typeof flankMeleeFacts, typeof flankMeleeOutcome>[] = [
  {
    says: { it: 'Parte dal fianco e ci arriva', en: 'It starts on the flank and arrives there' },
    facts: { startFractionBeyondLine: 0.5 },
    outcome: { flankOrRear: true },
  },
  {
    says: { it: 'Parte e arriva di fronte', en: 'It starts and arrives in front' },
    facts: { startFractionBeyondLine: 0, contactFractionBehindLine: 0.2 },
    outcome: { flankOrRear: false },
  },
  {
    says: { it: 'Al contatto metà esatta non basta', en: 'In contact exactly half is not enough' },
    facts: startedOnFlank,
    outcome: { flankOrRear: false },
  },
  {
    says: { it: 'Arriva sul fianco, ma era partito di fronte', en: 'It arrives on the flank, but started in front' },
    facts: endedOnFlank,
    outcome: { flankOrRear: false },
  },
  {
    says: { it: 'Per il club conta solo la partenza', en: 'At this club only the start counts' },
    facts: startedOnFlank,
    rulings: { 'flank-melee-test': 'start-only' },
    outcome: { flankOrRear: true },
  },
  {
    says: { it: 'E chi era partito di fronte resta di fronte', en: 'And a charge that started in front stays frontal' },
    facts: endedOnFlank,
    rulings: { 'flank-melee-test': 'start-only' },
    outcome: { flankOrRear: false },
  },
  {
    says: { it: 'Per il club conta solo il contatto', en: 'At this club only the contact counts' },
    facts: endedOnFlank,
    rulings: { 'flank-melee-test': 'contact-only' },
    outcome: { flankOrRear: true },
  },
  {
    says: {
      it: 'Dalle posizioni: parte di lato e arriva sul fianco',
      en: 'By positions: it starts at the side and arrives on the flank',
    },
    facts: {
      positions: {
        chargerAtStart: { x: 8, y: -1, headingDegrees: 180, width: 3, depth: 2 },
        chargerAtContact: { x: 4, y: -1, headingDegrees: 180, width: 3, depth: 2 },
        target: { x: 0, y: -0.5, headingDegrees: 90, width: 6, depth: 1 },
      },
    },
    outcome: { flankOrRear: true },
  },
];
