import type { Example } from '../../../core/index.js';
import type { moraleFiredUponFacts, moraleFiredUponOutcome } from './fired-upon.facts.js';

const warriors = { wasFiredUpon: true, order: 'attack', originalFigures: 16 } as const;
const nothing = { rawChance: null, chance: null, modifiers: [], passed: null, eliminated: false };

export const moraleFiredUponExamples: readonly Example<typeof moraleFiredUponFacts, typeof moraleFiredUponOutcome>[] = [
  {
    says: { it: 'Sotto il tiro, senza capo, avanzano con 3', en: 'Under fire and leaderless, they come on with a 3' },
    facts: { ...warriors, commanderAlive: false, casualties: 2, figuresLost: 2 },
    dice: [3],
    outcome: {
      due: true,
      rawChance: 3,
      chance: 3,
      modifiers: [{ id: 'unit-commander-eliminated', value: -1 }],
      passed: true,
      orderAfter: 'attack',
      eliminated: false,
    },
  },
  {
    says: { it: 'Nessuno è caduto, ma il test si fa', en: 'Nobody fell, but the test is taken' },
    facts: warriors,
    dice: [5],
    outcome: { due: true, chance: 4, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: { it: 'Per il club senza perdite non si tira', en: 'At this club there is no roll without losses' },
    facts: warriors,
    rulings: { 'fire-without-loss': 'only-with-casualties' },
    outcome: { due: false, ...nothing, orderAfter: 'attack' },
  },
  {
    says: { it: 'Con una perdita sì', en: 'With one loss there is' },
    facts: { ...warriors, casualties: 1, figures: 15 },
    rulings: { 'fire-without-loss': 'only-with-casualties' },
    dice: [4],
    outcome: { due: true, passed: true, orderAfter: 'attack' },
  },
  {
    says: { it: 'Nessuno le ha tirato addosso: nessun test', en: 'Nobody fired at it: no test' },
    facts: { ...warriors, wasFiredUpon: false },
    outcome: { due: false, ...nothing, orderAfter: 'attack' },
  },
  {
    says: { it: 'Chi è già in ritirata ci resta', en: 'One already in retreat stays in it' },
    facts: { ...warriors, order: 'retreat' },
    dice: [6],
    outcome: { due: true, chance: 2, passed: false, orderAfter: 'retreat', eliminated: false },
  },
];
