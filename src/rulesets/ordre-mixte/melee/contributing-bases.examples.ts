import type { Example } from '../../../core/index.js';
import type { contributingBasesFacts, contributingBasesOutcome } from './contributing-bases.facts.js';

const line = { arm: 'infantry', formation: 'line', basesInContact: 3 } as const;
const column = { arm: 'infantry', formation: 'column', basesInContact: 2, secondRankBases: 2 } as const;
const skirmishers = { arm: 'infantry', formation: 'open-order', basesInContact: 4 } as const;

export const contributingBasesExamples: readonly Example<
  typeof contributingBasesFacts,
  typeof contributingBasesOutcome
>[] = [
  {
    says: { it: 'Una linea conta le basette a contatto', en: 'A line counts its bases in contact' },
    facts: line,
    outcome: { meleeBases: 3, contact: 3, overlap: 0, secondRank: 0 },
  },
  {
    says: {
      it: 'Una linea che sporge da entrambi i lati conta due basette in più',
      en: 'A line extending on both sides counts two bases more',
    },
    facts: { ...line, overlapLeft: true, overlapRight: true },
    outcome: { meleeBases: 5, contact: 3, overlap: 2, secondRank: 0 },
  },
  {
    says: {
      it: 'Anche la cavalleria in linea conta l’overlap, ma non il 2° rango',
      en: 'Cavalry in line counts its overlap too, but no second rank',
    },
    facts: { ...line, arm: 'light-cavalry', overlapRight: true, secondRankBases: 3 },
    outcome: { meleeBases: 4, contact: 3, overlap: 1, secondRank: 0 },
  },
  {
    says: {
      it: 'La colonna aggiunge il 2° rango ma non l’overlap',
      en: 'A column adds its second rank but no overlap',
    },
    facts: { ...column, overlapLeft: true },
    outcome: { meleeBases: 4, contact: 2, overlap: 0, secondRank: 2 },
  },
  {
    says: {
      it: 'Del 2° rango ne conta una dietro ogni basetta, overlap compreso',
      en: 'The second rank counts one behind each base, the overlap included',
    },
    facts: { ...line, overlapLeft: true, secondRankBases: 5 },
    outcome: { meleeBases: 8, contact: 3, overlap: 1, secondRank: 4 },
  },
  {
    says: { it: 'Per il club conta tutto il 2° rango', en: 'At this club the whole second rank counts' },
    facts: { ...line, overlapLeft: true, secondRankBases: 5 },
    rulings: { 'second-rank-scope': 'whole-second-rank' },
    outcome: { meleeBases: 9, secondRank: 5 },
  },
  {
    says: { it: 'In disordine contano solo le basette a contatto', en: 'In disorder only the bases in contact count' },
    facts: { ...line, disordered: true, overlapLeft: true, overlapRight: true, secondRankBases: 3 },
    outcome: { meleeBases: 3, contact: 3, overlap: 0, secondRank: 0 },
  },
  {
    says: {
      it: 'Chi forza un ponte difeso conta solo le basette a contatto',
      en: 'Those forcing a defended bridge count only their bases in contact',
    },
    facts: { ...column, atDefendedChokepoint: true },
    outcome: { meleeBases: 2, contact: 2, overlap: 0, secondRank: 0 },
  },
  {
    says: { it: 'In ordine aperto quattro contro due contano due', en: 'In open order four against two count two' },
    facts: { ...skirmishers, enemyBasesInContact: 2, overlapLeft: true, secondRankBases: 2 },
    outcome: { meleeBases: 2, contact: 2, overlap: 0, secondRank: 0 },
  },
  {
    says: {
      it: 'In ordine aperto quattro contro sei contano quattro',
      en: 'In open order four against six count four',
    },
    facts: { ...skirmishers, enemyBasesInContact: 6 },
    outcome: { meleeBases: 4, contact: 4 },
  },
  {
    says: { it: 'Per il club l’ordine aperto non ha limite', en: 'At this club open order has no limit' },
    facts: { ...skirmishers, enemyBasesInContact: 2 },
    rulings: { 'open-order-one-to-one': 'no-cap' },
    outcome: { meleeBases: 4, contact: 4 },
  },
];
