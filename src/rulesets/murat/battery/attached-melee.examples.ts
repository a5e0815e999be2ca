import type { Example } from '../../../core/index.js';
import type { attachedMeleeFacts, attachedMeleeOutcome } from './attached-melee.facts.js';

export const attachedMeleeExamples: readonly Example<typeof attachedMeleeFacts, typeof attachedMeleeOutcome>[] = [
  {
    says: {
      it: 'Battuto con tre perdite: la batteria è persa e il reggimento ne segna due',
      en: 'Beaten with three losses: the battery is lost and the regiment marks two',
    },
    facts: { losses: 3 },
    outcome: { batteryEliminated: true, regimentLosses: 2, batteryEffect: 'eliminated' },
  },
  {
    says: {
      it: 'Battuto con due perdite: la batteria aggancia e ripiega con lui',
      en: 'Beaten with two losses: the battery limbers and retires with it',
    },
    facts: { losses: 2 },
    outcome: { batteryEliminated: false, regimentLosses: 2, batteryEffect: 'retreats-limbered-with-regiment' },
  },
  {
    says: {
      it: 'Il reggimento è distrutto, e la batteria con lui',
      en: 'The regiment is destroyed, and the battery with it',
    },
    facts: { losses: 3, regimentDestroyed: true },
    outcome: { batteryEliminated: true, regimentLosses: 3, batteryEffect: 'eliminated' },
  },
  {
    says: {
      it: 'Il reggimento ripiega nel bosco: i pezzi restano e sono persi',
      en: 'The regiment falls back into a wood: the guns stay and are lost',
    },
    facts: { losses: 1, retreatTerrainBarsArtillery: true },
    outcome: { batteryEliminated: true, regimentLosses: 1, batteryEffect: 'eliminated' },
  },
  {
    says: { it: 'Non battuto, la batteria resta com’è', en: 'Not beaten, the battery stays as it is' },
    facts: { losses: 3, regimentLostMelee: false },
    outcome: { batteryEliminated: false, regimentLosses: 3, batteryEffect: 'none' },
  },
  {
    says: {
      it: 'La mischia ha già tolto la terza perdita al reggimento: resta da togliere la batteria',
      en: 'The melee has already spared the regiment its third loss: the battery is still to be removed',
    },
    facts: { batteryLost: true },
    outcome: { batteryEliminated: true, regimentLosses: null, batteryEffect: 'eliminated' },
  },
  {
    says: {
      it: 'Delle due batterie una sola è persa: l’altra dovrà ripiegare',
      en: 'Of two batteries only one is lost: the other has yet to retire',
    },
    facts: { batteryLost: true, attachedBatteries: 2 },
    outcome: { batteryEliminated: true, batteryEffect: 'eliminated' },
  },
];
