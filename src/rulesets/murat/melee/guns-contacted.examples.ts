import type { Example } from '../../../core/index.js';
import type { gunsContactedFacts, gunsContactedOutcome } from './guns-contacted.facts.js';

export const gunsContactedExamples: readonly Example<typeof gunsContactedFacts, typeof gunsContactedOutcome>[] = [
  {
    says: {
      it: 'Gli ussari arrivano su una batteria sola e allo scoperto: eliminata',
      en: 'Hussars reach a battery alone in the open: it is eliminated',
    },
    facts: { chargerArm: 'cavalry' },
    outcome: { effect: 'eliminated', chargerOptions: ['breakthrough', 'reorganise'] },
  },
  {
    says: {
      it: 'La batteria aggregata combatte col suo reggimento, anche dietro un muretto',
      en: 'An attached battery fights with its regiment, even behind a wall',
    },
    facts: { attached: true, protected: true, chargerArm: 'infantry' },
    outcome: { effect: 'fights-with-regiment', chargerOptions: [] },
  },
  {
    says: { it: 'Al coperto i cannoni combattono con la loro FoU', en: 'Behind cover guns fight with their own FoU' },
    facts: { protected: true, chargerArm: 'infantry' },
    outcome: { effect: 'fights-with-own-fou', chargerOptions: [] },
  },
  {
    says: { it: 'Dietro un muretto sono al coperto', en: 'Behind a wall they are behind cover' },
    facts: { battery: { arm: 'artillery', position: 'wall' }, chargerArm: 'infantry' },
    outcome: { effect: 'fights-with-own-fou', chargerOptions: [] },
  },
  {
    says: { it: 'Con la fanteria alle spalle i cannoni combattono', en: 'With infantry behind them guns fight' },
    facts: { supported: true, chargerArm: 'cavalry' },
    outcome: { effect: 'fights-with-own-fou' },
  },
  {
    says: { it: 'Per il club il supporto ai cannoni non serve', en: 'At this club support is no use to guns' },
    facts: { supported: true, chargerArm: 'cavalry' },
    rulings: { 'supported-guns': 'no-benefit' },
    outcome: { effect: 'eliminated' },
  },
  {
    says: { it: 'Per il club i cannoni allo scoperto combattono', en: 'At this club guns in the open fight' },
    facts: { chargerArm: 'cavalry' },
    rulings: { 'guns-in-the-open': 'fight' },
    outcome: { effect: 'fights-with-own-fou', chargerOptions: [] },
  },
  {
    says: {
      it: 'Per il club la cavalleria che travolge i cannoni deve sfondare',
      en: 'At this club cavalry that overruns guns must break through',
    },
    facts: { chargerArm: 'cavalry' },
    rulings: { 'guns-overrun-breakthrough': 'cavalry-must' },
    outcome: { effect: 'eliminated', chargerOptions: ['breakthrough'] },
  },
  {
    says: {
      it: 'Con la stessa regola la fanteria sceglie ancora',
      en: 'Under the same ruling infantry still chooses',
    },
    facts: { chargerArm: 'infantry' },
    rulings: { 'guns-overrun-breakthrough': 'cavalry-must' },
    outcome: { effect: 'eliminated', chargerOptions: ['breakthrough', 'reorganise'] },
  },
];
