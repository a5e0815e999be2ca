import type { Example } from '../../../core/index.js';
import type { percentageLossesFacts, percentageLossesOutcome } from './percentage-losses.facts.js';

export const percentageLossesExamples: readonly Example<
  typeof percentageLossesFacts,
  typeof percentageLossesOutcome
>[] = [
  {
    says: { it: 'Con il 40% il D100 segna 40: un PM perso', en: 'At 40% the D100 shows 40: one PM lost' },
    facts: { percentage: 40, kind: 'fire' },
    dice: [40],
    outcome: { automaticLosses: 0, rolledAgainst: 40, losses: 1 },
  },
  {
    says: { it: 'Con il 40% il D100 segna 41: nessuna perdita', en: 'At 40% the D100 shows 41: no loss' },
    facts: { percentage: 40, kind: 'fire' },
    dice: [41],
    outcome: { automaticLosses: 0, rolledAgainst: 40, losses: 0 },
  },
  {
    says: { it: 'Al 100% esatto non c’è perdita automatica', en: 'At exactly 100% there is no automatic loss' },
    facts: { percentage: 100, kind: 'melee' },
    dice: [100],
    outcome: { automaticLosses: 0, rolledAgainst: 100, losses: 1 },
  },
  {
    says: {
      it: 'Al 101% una perdita è certa e si tira contro 1',
      en: 'At 101% one loss is certain and one rolls against 1',
    },
    facts: { percentage: 101, kind: 'melee' },
    dice: [2],
    outcome: { automaticLosses: 1, rolledAgainst: 1, losses: 1 },
  },
  {
    says: { it: 'Al 201% le perdite certe sono due', en: 'At 201% two losses are certain' },
    facts: { percentage: 201, kind: 'melee' },
    dice: [1],
    outcome: { automaticLosses: 2, rolledAgainst: 1, losses: 3 },
  },
  {
    says: { it: 'Percentuale zero: non si tira', en: 'Zero per cent: no roll' },
    facts: { percentage: 0, kind: 'fire' },
    outcome: { automaticLosses: 0, rolledAgainst: null, losses: 0 },
  },
  {
    says: { it: 'Per il club anche a zero si tira contro 1', en: 'At this club even zero rolls against 1' },
    facts: { percentage: -30, kind: 'fire' },
    rulings: { 'non-positive-percentage': 'minimum-one-percent' },
    dice: [1],
    outcome: { automaticLosses: 0, rolledAgainst: 1, losses: 1 },
  },
  {
    says: {
      it: 'Per il club il tiro deve stare sotto la percentuale: 40 non basta',
      en: 'At this club the face must be below: 40 will not do',
    },
    facts: { percentage: 40, kind: 'fire' },
    rulings: { 'd100-direction': 'below' },
    dice: [40],
    outcome: { rolledAgainst: 40, losses: 0 },
  },
  {
    says: {
      it: 'Per il club il tiro non fa mai più di una perdita',
      en: 'At this club fire never causes more than one loss',
    },
    facts: { percentage: 180, kind: 'fire' },
    rulings: { 'fire-overflow': 'cap-at-100' },
    dice: [77],
    outcome: { automaticLosses: 0, rolledAgainst: 100, losses: 1 },
  },
  {
    says: { it: 'Per il club la perdita automatica è una sola', en: 'At this club there is a single automatic loss' },
    facts: { percentage: 250, kind: 'melee' },
    rulings: { 'overflow-beyond-200': 'single-automatic' },
    dice: [100],
    outcome: { automaticLosses: 1, rolledAgainst: 100, losses: 2 },
  },
  {
    says: { it: 'Per il club ogni successo toglie una basetta', en: 'At this club each success takes a base' },
    facts: { percentage: 50, kind: 'melee' },
    rulings: { 'loss-unit': 'one-base' },
    dice: [12],
    outcome: { losses: 1 },
  },
  {
    says: { it: 'Per il club due PM valgono una basetta', en: 'At this club two PM are worth a base' },
    facts: { percentage: 150, kind: 'melee', pmPerBase: 2 },
    rulings: { 'bases-and-pm': 'fixed-ratio' },
    dice: [50],
    outcome: { automaticLosses: 1, losses: 2 },
  },
];
