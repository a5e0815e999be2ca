import type { Example } from '../../../core/index.js';
import type { rangeBandFacts, rangeBandOutcome } from './range-band.facts.js';

export const rangeBandExamples: readonly Example<typeof rangeBandFacts, typeof rangeBandOutcome>[] = [
  {
    says: { it: 'Moschetti a 4 cm: gittata corta', en: 'Muskets at 4 cm: short range' },
    facts: { weapon: 'musket', distanceCm: 4 },
    outcome: { band: 'short', shortCm: 4, longCm: 9 },
  },
  {
    says: { it: 'Moschetti a 9 cm: ancora a tiro', en: 'Muskets at 9 cm: still within reach' },
    facts: { weapon: 'musket', distanceCm: 9 },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Moschetti a 9,1 cm: fuori gittata', en: 'Muskets at 9.1 cm: out of range' },
    facts: { weapon: 'musket', distanceCm: 9.1 },
    outcome: { band: 'out-of-range' },
  },
  {
    says: { it: 'Fucili rigati a 12 cm: gittata lunga', en: 'Rifled muskets at 12 cm: long range' },
    facts: { weapon: 'rifled-musket', distanceCm: 12 },
    outcome: { band: 'long', shortCm: 6, longCm: 12 },
  },
  {
    says: { it: 'Pezzi medi a 40 cm: gittata lunga', en: 'Medium guns at 40 cm: long range' },
    facts: { weapon: 'artillery', artilleryWeight: 'medium', distanceCm: 40 },
    outcome: { band: 'long', shortCm: 10, longCm: 40 },
  },
  {
    says: { it: 'Pezzi leggeri a 31 cm: fuori gittata', en: 'Light guns at 31 cm: out of range' },
    facts: { weapon: 'artillery', artilleryWeight: 'light', distanceCm: 31 },
    outcome: { band: 'out-of-range', shortCm: 10, longCm: 30 },
  },
  {
    says: { it: 'L’artiglieria a cavallo media arriva a 30 cm', en: 'Medium horse guns reach 30 cm' },
    facts: { weapon: 'artillery', artilleryWeight: 'medium', artilleryMobility: 'horse', distanceCm: 30 },
    outcome: { band: 'long', longCm: 30 },
  },
  {
    says: {
      it: 'Per il club l’artiglieria a cavallo media arriva a 40 cm',
      en: 'At this club medium horse guns reach 40 cm',
    },
    facts: { weapon: 'artillery', artilleryWeight: 'medium', artilleryMobility: 'horse', distanceCm: 35 },
    rulings: { 'horse-artillery-range': 'weight-row' },
    outcome: { band: 'long', longCm: 40 },
  },
  {
    says: {
      it: 'Per il club a 4 cm esatti i moschetti sono già a gittata lunga',
      en: 'At this club exactly 4 cm is already long range for muskets',
    },
    facts: { weapon: 'musket', distanceCm: 4 },
    rulings: { 'range-boundary': 'exclusive' },
    outcome: { band: 'long' },
  },
];
