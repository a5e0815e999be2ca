import type { Example } from '../../../core/index.js';
import type { movementOrderFacts, movementOrderOutcome } from './movement.facts.js';

export const movementOrderExamples: readonly Example<typeof movementOrderFacts, typeof movementOrderOutcome>[] = [
  {
    says: {
      it: 'La colonna fa mezza mossa giusta sul percorso',
      en: 'The column makes exactly half a move on its path',
    },
    facts: { spentFraction: 0.5 },
    outcome: { legal: true, reason: null },
  },
  {
    says: {
      it: 'Tre tratti di 0,1, 4,1 e 3,3 cm su 15 fanno mezza mossa',
      en: 'Three stretches of 0.1, 4.1 and 3.3 cm out of 15 make half a move',
    },
    facts: { spentFraction: (0.1 + 4.1 + 3.3) / 15 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Se la prende comoda: 7 cm su 15', en: 'It takes its time: 7 cm out of 15' },
    facts: { spentFraction: 7 / 15 },
    outcome: { legal: false, reason: 'less-than-half' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Taglia per i campi, e fa meno di mezza mossa',
      en: 'It cuts across the fields, and goes less than half its move',
    },
    facts: { spentFraction: 0.25, followsDrawnPath: false },
    outcome: { legal: false, reason: 'off-the-path' },
    notAllowed: true,
  },
  {
    says: { it: 'Avvistato il nemico, può anche fermarsi', en: 'With an enemy sighted it may even halt' },
    facts: { spentFraction: 0, enemySighted: true },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Avvistato il nemico, il percorso vincola ancora', en: 'With an enemy sighted the path still binds' },
    facts: { spentFraction: 1, followsDrawnPath: false, enemySighted: true },
    outcome: { legal: false, reason: 'off-the-path' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi ha avvistato il nemico deve ancora mezza mossa',
      en: 'At this club a unit that has sighted an enemy still owes half a move',
    },
    facts: { spentFraction: 0.4, enemySighted: true },
    rulings: { 'movement-after-sighting': 'all-obligations-stay' },
    outcome: { legal: false, reason: 'less-than-half' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi ha avvistato il nemico muove come vuole',
      en: 'At this club a unit that has sighted an enemy moves as it likes',
    },
    facts: { spentFraction: 0.4, followsDrawnPath: false, enemySighted: true },
    rulings: { 'movement-after-sighting': 'free-move' },
    outcome: { legal: true, reason: null },
  },
  {
    says: {
      it: 'Per il club chi avvista si ferma a metà mossa',
      en: 'At this club a unit that sights an enemy stops in mid-move',
    },
    facts: { spentFraction: 0.2, enemySighted: true },
    rulings: { 'sighting-moment': 'immediate' },
    outcome: { legal: true, reason: null },
  },
  {
    says: {
      it: 'In fondo al percorso, per il club, si aspettano ordini',
      en: 'At the end of the path, at this club, units wait for orders',
    },
    facts: { spentFraction: 1 },
    rulings: { 'path-end': 'waits-for-orders' },
    outcome: { legal: true, reason: null },
  },
];
