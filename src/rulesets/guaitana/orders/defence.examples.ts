import type { Example } from '../../../core/index.js';
import type { defenceOrderFacts, defenceOrderOutcome } from './defence.facts.js';

export const defenceOrderExamples: readonly Example<typeof defenceOrderFacts, typeof defenceOrderOutcome>[] = [
  {
    says: { it: 'La compagnia è sul suo punto e non si muove', en: 'The company is on its point and stays' },
    facts: { distanceToPointCm: 0 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Raggiunge il suo punto, a 12 cm', en: 'It moves to its point, 12 cm away' },
    facts: { distanceToPointCm: 12, moveCm: 12 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Va oltre il punto di mezzo centimetro', en: 'It goes half a centimetre past the point' },
    facts: { distanceToPointCm: 12, moveCm: 12.5 },
    outcome: { legal: false, reason: 'must-hold-the-point' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Anche col nemico in vista non lascia il suo punto',
      en: 'Even with an enemy in sight it does not leave its point',
    },
    facts: { distanceToPointCm: 0, moveCm: 3, enemySighted: true },
    outcome: { legal: false, reason: 'must-hold-the-point' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club chi difende resta dov’è', en: 'At this club a defender stays where it is' },
    facts: { distanceToPointCm: 12, moveCm: 5 },
    rulings: { 'defence-point': 'holds-current-position' },
    outcome: { legal: false, reason: 'must-hold-the-point' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club sul posto non si cambia né formazione né fronte',
      en: 'At this club neither formation nor facing changes in place',
    },
    facts: { distanceToPointCm: 4 },
    rulings: { 'defence-in-place-changes': 'not-allowed' },
    outcome: { legal: true, reason: null },
  },
];
