import type { Example } from '../../../core/index.js';
import type { lapseFacts, lapseOutcome } from './lapse.facts.js';

export const lapseExamples: readonly Example<typeof lapseFacts, typeof lapseOutcome>[] = [
  {
    says: { it: 'Verso un fronte che si vede la zona vale', en: 'Towards a front in sight the zone holds' },
    facts: {},
    outcome: { lapses: false, reason: null },
  },
  {
    says: { it: 'Nella fase di carica non c’è', en: 'In the charge phase there is none' },
    facts: { phase: 'charge', enemyVisible: false, approach: 'rear' },
    outcome: { lapses: true, reason: 'charge-phase' },
  },
  {
    says: {
      it: 'Fanti che salgono una collina e trovano il nemico a meno di 5 cm: non devono fermarsi',
      en: 'Infantry climbing a hill that finds the enemy nearer than 5 cm: it need not halt',
    },
    facts: { arm: 'infantry', enemyVisible: false },
    outcome: { lapses: true, reason: 'enemy-not-visible' },
    fromTheBook: 'VI-9, L110',
  },
  {
    says: {
      it: 'Lo stesso con un nemico nel bosco, visto tardi; per il club l’unità si ferma dov’è',
      en: 'The same with an enemy in a wood, seen late; at this club the unit halts where it is',
    },
    facts: { arm: 'infantry', enemyVisible: false },
    rulings: { 'zoc-discovered-enemy': 'must-halt-where-it-is' },
    outcome: { lapses: true, reason: 'enemy-not-visible' },
    fromTheBook: 'VI-9, L110',
  },
  {
    says: { it: 'Sul fianco non c’è', en: 'On the flank there is none' },
    facts: { approach: 'flank', arm: 'infantry' },
    outcome: { lapses: true, reason: 'flank-or-rear' },
  },
  {
    says: {
      it: 'Per il club per i fanti vale anche sul fianco',
      en: 'At this club it holds for infantry on the flank too',
    },
    facts: { approach: 'flank', arm: 'infantry' },
    rulings: { 'zoc-infantry-front': 'infantry-any-side' },
    outcome: { lapses: false, reason: null },
  },
  {
    says: { it: 'Ma non per la cavalleria', en: 'But not for cavalry' },
    facts: { approach: 'rear', arm: 'cavalry' },
    rulings: { 'zoc-infantry-front': 'infantry-any-side' },
    outcome: { lapses: true, reason: 'flank-or-rear' },
  },
];
