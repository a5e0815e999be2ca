import type { Example } from '../../../core/index.js';
import type { generalMoveFacts, generalMoveOutcome } from './move.facts.js';

export const generalMoveExamples: readonly Example<typeof generalMoveFacts, typeof generalMoveOutcome>[] = [
  {
    says: { it: 'Dodici UM, attraverso boschi e campi', en: 'Twelve UM, through woods and fields' },
    facts: { distanceUm: 12 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Dodici UM e mezza sono troppe', en: 'Twelve and a half UM are too many' },
    facts: { distanceUm: 12.5 },
    outcome: { legal: false, reasons: ['too-far'] },
    notAllowed: true,
  },
  {
    says: { it: 'Raggiunge il 6° leggero e si aggrega', en: 'He reaches the 6th Light and joins it' },
    facts: { distanceUm: 7, attachTo: '6-leggero' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Si sgancia senza muovere', en: 'He leaves his unit without a move' },
    facts: { distanceUm: 0, detach: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Lascia un’unità e ne raggiunge un’altra', en: 'He leaves one unit and joins another' },
    facts: { distanceUm: 4, detach: true, attachTo: '69-linea' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Chi raggiunge un’altra unità lascia quella con cui era, senza dirlo',
      en: 'Whoever joins another unit leaves the one he was with, without saying so',
    },
    facts: { distanceUm: 4, attachTo: '69-linea', generalAttachedTo: '6-leggero' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Un generale caduto non si aggrega', en: 'A general who has fallen joins nobody' },
    facts: { distanceUm: 4, attachTo: '69-linea', generalAlive: false },
    outcome: { legal: false, reasons: ['general-fallen'] },
    notAllowed: true,
  },
];
