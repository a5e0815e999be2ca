import type { Example } from '../../../core/index.js';
import type { distanceLimitFacts, distanceLimitOutcome } from './distance-limit.facts.js';

const towards = { distanceCm: 70, budgetCm: 60, heading: 'towards' } as const;

export const distanceLimitExamples: readonly Example<typeof distanceLimitFacts, typeof distanceLimitOutcome>[] = [
  {
    says: { it: 'Nemico a 70 cm: se ne fanno 40', en: 'An enemy at 70 cm: 40 may be covered' },
    facts: towards,
    outcome: { allowed: true, travelCm: 40 },
  },
  {
    says: { it: 'Allontanandosi, tutta la mossa', en: 'Moving away, the whole move' },
    facts: { ...towards, heading: 'away' },
    outcome: { allowed: true, travelCm: 60 },
  },
  {
    says: { it: 'Un nemico non attivo non conta', en: 'An enemy that is not active does not count' },
    facts: { ...towards, enemyActive: false },
    outcome: { allowed: true, travelCm: 60 },
  },
  {
    says: { it: 'Chi si ritira non è attivo', en: 'A retreating enemy is not active' },
    facts: { ...towards, enemyStatus: 'retreating' },
    outcome: { allowed: true, travelCm: 60 },
  },
  {
    says: {
      it: 'Per il club sono attivi tutti, se l’arbitro non dice altro',
      en: 'At this club all are active unless the referee says otherwise',
    },
    facts: { ...towards, enemyStatus: 'retreating' },
    rulings: { 'active-unit': 'declared-by-referee' },
    outcome: { allowed: true, travelCm: 40 },
  },
  {
    says: { it: 'Non lo si vede: non conta', en: 'It is not seen: it does not count' },
    facts: { ...towards, enemyVisible: false },
    outcome: { travelCm: 60 },
  },
  {
    says: { it: 'Partenza a 25 cm: niente passo doppio', en: 'Starting at 25 cm: no double pace' },
    facts: { ...towards, distanceCm: 25, heading: 'away' },
    outcome: { allowed: false, travelCm: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club al passo normale sì', en: 'At this club it moves at the normal pace' },
    facts: { ...towards, distanceCm: 25, heading: 'away', normalAllowanceCm: 24 },
    rulings: { 'double-pace-start-inside-30': 'normal-pace-only' },
    outcome: { allowed: true, travelCm: 24 },
  },
  {
    says: { it: 'Se il passo normale non è detto, metà', en: 'If the normal pace is not given, half' },
    facts: { ...towards, distanceCm: 25, heading: 'away' },
    rulings: { 'double-pace-start-inside-30': 'normal-pace-only' },
    outcome: { travelCm: 30 },
  },
  {
    says: { it: 'Esattamente a 30 cm si parte, via dal nemico', en: 'At exactly 30 cm it may start, moving away' },
    facts: { ...towards, distanceCm: 30, heading: 'away' },
    outcome: { allowed: true, travelCm: 60 },
  },
  {
    says: { it: 'Per il club a 30 cm è già vietato', en: 'At this club 30 cm is a breach already' },
    facts: { ...towards, distanceCm: 30, heading: 'away' },
    rulings: { boundary: 'limit-is-illegal' },
    outcome: { allowed: false, travelCm: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi si ferma torna nella formazione iniziale',
      en: 'At this club a unit that halts goes back to the initial formation',
    },
    facts: towards,
    rulings: { 'halt-formation': 'always-initial' },
    outcome: { travelCm: 40 },
  },
];
