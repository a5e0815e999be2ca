import type { Example } from '../../../core/index.js';
import type { rangeBandFacts, rangeBandOutcome } from './range-band.facts.js';

export const rangeBandExamples: readonly Example<typeof rangeBandFacts, typeof rangeBandOutcome>[] = [
  {
    says: { it: 'Fucili a 30 cm esatti: vicina', en: 'Rifles at exactly 30 cm: close' },
    facts: { weapon: 'rifle', distanceCm: 30 },
    outcome: { band: 'close' },
  },
  {
    says: { it: 'Fucili appena oltre: lunga', en: 'Rifles just beyond: long' },
    facts: { weapon: 'rifle', distanceCm: 30.5 },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Per il club a 30 cm esatti è già lunga', en: 'At this club exactly 30 cm is long already' },
    facts: { weapon: 'rifle', distanceCm: 30 },
    rulings: { 'range-limits': 'exclusive' },
    outcome: { band: 'long' },
  },
  {
    says: {
      it: 'Per il club un semplice fucile tira come un moschetto',
      en: 'At this club a plain rifle shoots like a musket',
    },
    facts: { weapon: 'rifle', distanceCm: 30 },
    rulings: { 'rifle-name': 'rifled-only' },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Una mitragliatrice a 120 cm: estrema', en: 'A machine gun at 120 cm: extreme' },
    facts: { weapon: 'machine-gun', distanceCm: 120 },
    outcome: { band: 'extreme' },
  },
  {
    says: { it: 'Moschetti a 16 cm: lunga', en: 'Muskets at 16 cm: long' },
    facts: { weapon: 'musket', distanceCm: 16 },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Carabine di cavalleria a 60 cm: estrema', en: 'Cavalry carbines at 60 cm: extreme' },
    facts: { weapon: 'lance-and-carbine', distanceCm: 60 },
    outcome: { band: 'extreme' },
  },
  {
    says: { it: 'Carabine oltre i 60 cm: fuori tiro', en: 'Carbines beyond 60 cm: out of range' },
    facts: { weapon: 'carbine', distanceCm: 61 },
    outcome: { band: 'out-of-range' },
  },
  {
    says: { it: 'Giavellotti a 5 cm: sempre lunga', en: 'Javelins at 5 cm: always long' },
    facts: { weapon: 'javelin', distanceCm: 5 },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Giavellotti a contatto: lunga anche lì', en: 'Javelins in contact: long there too' },
    facts: { weapon: 'javelin', distanceCm: 0 },
    outcome: { band: 'long' },
  },
  {
    says: { it: 'Giavellotti a 6 cm: fuori tiro', en: 'Javelins at 6 cm: out of range' },
    facts: { weapon: 'javelin', distanceCm: 6 },
    outcome: { band: 'out-of-range' },
  },
  {
    says: { it: 'Un cannone a 360 cm: estrema', en: 'A cannon at 360 cm: extreme' },
    facts: { weapon: 'cannon', distanceCm: 360 },
    outcome: { band: 'extreme' },
  },
  {
    says: {
      it: 'Con soldatini da 15 mm 30 cm di fucile sono distanza lunga',
      en: 'With 15 mm figures 30 cm is long for rifles',
    },
    facts: { weapon: 'rifle', distanceCm: 30, figureScale: '15mm' },
    outcome: { band: 'long' },
  },
];
