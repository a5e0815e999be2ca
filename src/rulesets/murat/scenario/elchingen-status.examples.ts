import type { Example } from '../../../core/index.js';
import type { elchingenStatusFacts, elchingenStatusOutcome } from './elchingen-status.facts.js';

const atDawn = {
  turn: 1,
  control: { ober: 'austrian', unter: 'austrian' },
  fouInitial: { french: 98, austrian: 103 },
  fouCurrent: { french: 98, austrian: 103 },
} as const;

export const elchingenStatusExamples: readonly Example<typeof elchingenStatusFacts, typeof elchingenStatusOutcome>[] = [
  {
    says: {
      it: 'Dopo la prima mossa gli austriaci tengono tutto, e si continua',
      en: 'After the first turn the Austrians hold everything, and the battle goes on',
    },
    facts: atDawn,
    outcome: { over: false, reasons: [], result: null },
  },
  {
    says: {
      it: 'I francesi prendono entrambi i villaggi: hanno vinto subito',
      en: 'The French take both villages: they have won at once',
    },
    facts: { ...atDawn, turn: 3, control: { ober: 'french', unter: 'french' } },
    outcome: { over: true, reasons: ['french-control-both-villages'], result: 'french' },
  },
  {
    says: {
      it: 'Alla sesta mossa gli austriaci tengono ancora i due villaggi',
      en: 'At the sixth turn the Austrians still hold both villages',
    },
    facts: { ...atDawn, turn: 6 },
    outcome: { over: true, reasons: ['six-turns-played'], result: 'austrian' },
  },
  {
    says: {
      it: 'Alla sesta mossa un villaggio è conteso: pareggio',
      en: 'At the sixth turn one village is contested: a draw',
    },
    facts: { ...atDawn, turn: 6, control: { ober: 'contested', unter: 'austrian' } },
    outcome: { over: true, reasons: ['six-turns-played'], result: 'draw' },
  },
  {
    says: {
      it: 'Un villaggio vuoto e uno francese: anche questo è pareggio',
      en: 'One village empty and one French: that is a draw too',
    },
    facts: { ...atDawn, turn: 6, control: { ober: 'none', unter: 'french' } },
    outcome: { over: true, result: 'draw' },
  },
  {
    says: { it: 'Con 39 perdite su 98 i francesi resistono', en: 'With 39 losses out of 98 the French go on' },
    facts: { ...atDawn, turn: 4, fouCurrent: { french: 59, austrian: 103 } },
    outcome: { over: false, reasons: [], result: null },
  },
  {
    says: {
      it: 'Con la quarantesima è finita; gli austriaci tengono i villaggi e vincono',
      en: 'With the fortieth it is over; the Austrians hold the villages and win',
    },
    facts: { ...atDawn, turn: 4, fouCurrent: { french: 58, austrian: 103 } },
    outcome: { over: true, reasons: ['french-lost-40-percent'], result: 'austrian' },
  },
  {
    says: {
      it: 'Gli austriaci perdono 42 FoU su 103 ma un villaggio è loro: pareggio',
      en: 'The Austrians lose 42 FoU out of 103 but one village is theirs: a draw',
    },
    facts: {
      ...atDawn,
      turn: 5,
      control: { ober: 'french', unter: 'austrian' },
      fouCurrent: { french: 80, austrian: 61 },
    },
    outcome: { over: true, reasons: ['austrian-lost-40-percent'], result: 'draw' },
  },
  {
    says: {
      it: 'Per il club le stesse perdite danno la vittoria a chi le ha inflitte',
      en: 'At this club the same losses give victory to whoever inflicted them',
    },
    facts: {
      ...atDawn,
      turn: 5,
      control: { ober: 'french', unter: 'austrian' },
      fouCurrent: { french: 80, austrian: 61 },
    },
    rulings: { 'scenario-early-end': 'inflictor-wins' },
    outcome: { over: true, reasons: ['austrian-lost-40-percent'], result: 'french' },
  },
  {
    says: {
      it: 'Per il club vincono gli austriaci, anche se i francesi hanno appena preso i villaggi',
      en: 'At this club the Austrians win, even though the French have just taken the villages',
    },
    facts: {
      ...atDawn,
      turn: 6,
      control: { ober: 'french', unter: 'french' },
      fouCurrent: { french: 50, austrian: 90 },
    },
    rulings: { 'scenario-early-end': 'inflictor-wins' },
    outcome: {
      over: true,
      reasons: ['french-control-both-villages', 'french-lost-40-percent', 'six-turns-played'],
      result: 'austrian',
    },
  },
  {
    says: {
      it: 'Entrambi oltre il limite: decidono comunque i villaggi',
      en: 'Both beyond the limit: the villages decide after all',
    },
    facts: { ...atDawn, turn: 6, fouCurrent: { french: 50, austrian: 60 } },
    rulings: { 'scenario-early-end': 'inflictor-wins' },
    outcome: {
      over: true,
      reasons: ['austrian-lost-40-percent', 'french-lost-40-percent', 'six-turns-played'],
      result: 'austrian',
    },
  },
];
