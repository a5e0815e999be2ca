import type { Example } from '../../../core/index.js';
import type { fireAttackFacts, fireAttackOutcome } from './attack.facts.js';

const company = { weapon: 'rifle', figures: 10 } as const;
const warriors = { targetFigures: 15, targetFormation: 'mass' } as const;

export const fireAttackExamples: readonly Example<typeof fireAttackFacts, typeof fireAttackOutcome>[] = [
  {
    says: {
      it: 'Una compagnia di 10 su una massa, da vicino: colpisce con 1–3',
      en: 'A company of 10 on a mass, close: it hits on 1–3',
    },
    facts: { ...company, ...warriors, distanceCm: 25 },
    dice: [1, 2, 3, 4, 5, 6, 1, 6, 3, 4],
    outcome: { band: 'close', rawChance: 3, chance: 3, modifiers: [], halvings: [], dice: 10, hits: 5, casualties: 5 },
  },
  {
    says: {
      it: 'Una massa di moschetti su una catena al coperto, a distanza lunga',
      en: 'A mass of muskets on a chain in cover, at long range',
    },
    facts: {
      weapon: 'musket',
      figures: 12,
      firerFormation: 'mass',
      band: 'long',
      targetFigures: 9,
      targetFormation: 'chain',
      targetInCover: true,
    },
    dice: [1, 2],
    outcome: {
      band: 'long',
      rawChance: 0,
      chance: 1,
      modifiers: [
        { id: 'target-in-chain', value: -1 },
        { id: 'target-in-cover', value: -1 },
      ],
      halvings: ['mass-or-square', 'long-or-extreme-range', 'chance-zero-or-less'],
      dice: 2,
      hits: 1,
      casualties: 1,
    },
  },
  {
    says: { it: 'Oltre i 120 cm non si tira un dado', en: 'Beyond 120 cm no die is thrown' },
    facts: { ...company, ...warriors, distanceCm: 121 },
    outcome: {
      band: 'out-of-range',
      rawChance: null,
      chance: 0,
      modifiers: [],
      halvings: [],
      dice: 0,
      hits: 0,
      casualties: 0,
    },
  },
  {
    says: {
      it: 'Nessun colpo: il bersaglio prova lo stesso il morale',
      en: 'No hit: the target tests its morale all the same',
    },
    facts: { ...company, figures: 2, ...warriors, distanceCm: 30 },
    dice: [4, 6],
    outcome: { hits: 0, casualties: 0 },
  },
  {
    says: {
      it: 'Più colpi che soldatini: l’unità è spazzata via',
      en: 'More hits than figures: the unit is swept away',
    },
    facts: { ...company, figures: 4, targetFigures: 2, targetKind: 'native-cavalry', band: 'close' },
    dice: [1, 2, 3, 4],
    outcome: {
      chance: 4,
      modifiers: [{ id: 'target-mounted', value: 1 }],
      hits: 4,
      casualties: 2,
    },
  },
  {
    says: { it: 'Per il club i colpi in più passano oltre', en: 'At this club the extra hits carry over' },
    facts: { ...company, figures: 3, targetFigures: 1, band: 'close' },
    rulings: { 'excess-hits': 'carry-over' },
    dice: [1, 1, 1],
    outcome: { hits: 3, casualties: 1 },
  },
  {
    says: {
      it: 'Un secondo tiro trova meno soldatini: quelli già segnati cadranno comunque',
      en: 'A second shot finds fewer figures: those marked will fall anyway',
    },
    facts: { ...company, figures: 3, targetFigures: 5, targetLossesThisPhase: 3, band: 'close' },
    dice: [1, 2, 3],
    outcome: { hits: 3, casualties: 2 },
  },
  {
    says: { it: 'Su una batteria cadono i serventi', en: 'Of a battery the crew falls' },
    facts: {
      ...company,
      figures: 2,
      targetFigures: 6,
      targetKind: 'artillery',
      targetFormation: 'in-battery',
      band: 'close',
    },
    dice: [1, 3],
    outcome: { chance: 2, modifiers: [{ id: 'target-artillery', value: -1 }], hits: 1, casualties: 1 },
  },
  {
    says: { it: 'Per il club tre colpi distruggono un’arma', en: 'At this club three hits destroy a weapon' },
    facts: {
      ...company,
      figures: 3,
      targetFigures: 6,
      targetIsArtillery: true,
      targetFormation: 'in-battery',
      band: 'close',
    },
    rulings: { 'artillery-casualties': 'weapon-destroyed-per-3' },
    dice: [1, 1, 2],
    outcome: { hits: 3, casualties: 3 },
  },
  {
    says: {
      it: 'Due mitragliatrici di una batteria: i serventi non contano',
      en: 'Two machine guns of a battery: the crew does not count',
    },
    facts: {
      weapon: 'machine-gun',
      firerKind: 'artillery',
      figures: 6,
      machineGuns: 2,
      firerFormation: 'in-battery',
      distanceCm: 100,
      ...warriors,
    },
    dice: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6],
    outcome: { band: 'extreme', halvings: ['long-or-extreme-range'], dice: 10, hits: 2, casualties: 2 },
  },
  {
    says: {
      it: 'Fucili e mitragliatrice di una compagnia tirano insieme, il suo cannone a parte',
      en: 'Rifles and machine gun of a company fire together, its cannon apart',
    },
    facts: {
      weapon: 'rifle',
      firerKind: 'italian-infantry',
      figures: 1,
      machineGuns: 1,
      cannons: 1,
      band: 'long',
      ...warriors,
    },
    dice: [1, 2, 3, 4, 5, 6],
    outcome: { dice: 6, hits: 2, casualties: 2 },
  },
  {
    says: { it: 'Il cannone da solo, sui nativi tra i sassi', en: 'The cannon alone, on natives among stones' },
    facts: {
      weapon: 'cannon',
      firerKind: 'italian-infantry',
      figures: 8,
      cannons: 1,
      distanceCm: 60,
      targetKind: 'native-infantry',
      targetTerrain: 'stony',
      ...warriors,
    },
    dice: [1, 2, 3, 4, 5],
    outcome: { band: 'close', chance: 2, dice: 5, hits: 2 },
  },
  {
    says: {
      it: 'Uno squadrone appiedato: chi tiene i cavalli non tira',
      en: 'A squadron on foot: horse holders do not fire',
    },
    facts: {
      weapon: 'carbine',
      firerKind: 'italian-cavalry',
      firerDismounted: true,
      figures: 8,
      firerHorseHolders: 2,
      distanceCm: 15,
      ...warriors,
    },
    dice: [1, 2, 3, 4, 5, 6],
    outcome: { chance: 3, dice: 6, hits: 3 },
  },
  {
    says: {
      it: 'Uno squadrone a cavallo tira sul ras, che conta a catena',
      en: 'Carbines from horseback on the ras: as in chain',
    },
    facts: {
      weapon: 'lance-and-carbine',
      firerKind: 'italian-cavalry',
      figures: 2,
      distanceCm: 10,
      targetKind: 'commander-in-chief',
      targetFormation: 'none',
      targetFigures: 3,
    },
    dice: [1, 2],
    outcome: {
      chance: 1,
      modifiers: [
        { id: 'mounted-firer', value: -1 },
        { id: 'target-in-chain', value: -1 },
      ],
      hits: 1,
    },
  },
  {
    says: {
      it: 'In una casa il ras è a massa come tutti, e coperto',
      en: 'In a house the ras is in mass like everybody, and in cover',
    },
    facts: {
      ...company,
      figures: 2,
      distanceCm: 10,
      targetKind: 'commander-in-chief',
      targetFormation: 'none',
      targetTerrain: 'building',
      targetFigures: 3,
    },
    dice: [2, 3],
    outcome: { chance: 2, modifiers: [{ id: 'target-in-cover', value: -1 }], hits: 1 },
  },
  {
    says: {
      it: 'Un quadrato sul secondo bersaglio: il tiro di munizioni è già speso',
      en: 'A square on its second target: its shot of ammunition is spent already',
    },
    facts: { ...company, figures: 4, firerFormation: 'square', squareShare: 'second', band: 'close', ...warriors },
    dice: [3, 4],
    outcome: { dice: 2, hits: 1 },
  },
  {
    says: {
      it: 'Per il club anche il secondo bersaglio costa un tiro',
      en: 'At this club the second target costs a shot too',
    },
    facts: { ...company, figures: 4, firerFormation: 'square', squareShare: 'second', band: 'close', ...warriors },
    rulings: { 'square-ammunition': 'two' },
    dice: [3, 4],
    outcome: { dice: 2, hits: 1 },
  },
  {
    says: { it: 'Nessuno che possa tirare: non succede nulla', en: 'Nobody who could fire: nothing happens' },
    facts: { weapon: 'rifle', band: 'close', ...warriors },
    outcome: { dice: 0, hits: 0, casualties: 0 },
  },
];
