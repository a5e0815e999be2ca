import type { Example } from '../../../core/index.js';
import type { visibilityFacts, visibilityOutcome } from './visibility.facts.js';

const observer = { x: 0, y: 0, headingDegrees: 0, width: 8, depth: 2 } as const;
const target = { x: 37, y: 0, headingDegrees: 180, width: 8, depth: 8 } as const;
/** A hill across the way between the two. */
const ridge = [
  { x: 10, y: -20 },
  { x: 20, y: -20 },
  { x: 20, y: 20 },
  { x: 10, y: 20 },
];

export const visibilityExamples: readonly Example<typeof visibilityFacts, typeof visibilityOutcome>[] = [
  {
    says: {
      it: 'Una compagnia ferma in terreno aperto, a due metri',
      en: 'A halted company in the open, two metres off',
    },
    facts: { kind: 'italian-infantry', terrain: 'open', distanceCm: 200 },
    outcome: { visible: true, limitCm: null, reason: 'not-in-closed-terrain' },
  },
  {
    says: { it: 'Dietro una collina non si vede nessuno', en: 'Behind a hill nobody is seen' },
    facts: {
      kind: 'native-cavalry',
      terrain: 'open',
      moved: true,
      fired: true,
      higherGroundBetween: true,
      distanceCm: 20,
    },
    outcome: { visible: false, limitCm: null, reason: 'blocked' },
  },
  {
    says: { it: 'Guerrieri fermi in un bosco, a 30 cm esatti', en: 'Halted warriors in a wood, at exactly 30 cm' },
    facts: { kind: 'native-infantry', terrain: 'woods', distanceCm: 30 },
    outcome: { visible: true, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Gli stessi poco oltre', en: 'The same a little farther off' },
    facts: { kind: 'native-infantry', terrain: 'woods', distanceCm: 30.5 },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Una batteria ferma tra le case, a 60 cm', en: 'A halted battery among houses, at 60 cm' },
    facts: { kind: 'artillery', terrain: 'building', distanceCm: 60 },
    outcome: { visible: true, limitCm: 60, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Cavalleria ferma in un bosco, a 61 cm', en: 'Halted cavalry in a wood, at 61 cm' },
    facts: { kind: 'italian-cavalry', terrain: 'woods', distanceCm: 61 },
    outcome: { visible: false, limitCm: 60, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Lo squadrone appiedato si nasconde come la fanteria', en: 'The squadron on foot hides like infantry' },
    facts: { kind: 'italian-cavalry', dismounted: true, terrain: 'woods', distanceCm: 31 },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Con soldatini da 15 mm bastano 15 cm', en: 'With 15 mm figures 15 cm are enough' },
    facts: { kind: 'native-infantry', terrain: 'wadi', distanceCm: 16, figureScale: '15mm' },
    outcome: { visible: false, limitCm: 15, reason: 'closed-terrain' },
  },
  {
    says: {
      it: 'La pietraia nasconde solo i nativi: gli Alpini si vedono',
      en: 'Stony ground hides natives only: Alpini are seen',
    },
    facts: { kind: 'italian-infantry', terrain: 'stony', distanceCm: 100 },
    outcome: { visible: true, limitCm: null, reason: 'not-in-closed-terrain' },
  },
  {
    says: { it: 'Nella stessa pietraia i guerrieri no', en: 'In the same stony ground warriors are not' },
    facts: { kind: 'native-infantry', terrain: 'stony', distanceCm: 100 },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Un wadi non nasconde i carriaggi', en: 'A wadi does not hide baggage' },
    facts: { kind: 'baggage', terrain: 'wadi', distanceCm: 100 },
    outcome: { visible: true, limitCm: null, reason: 'not-in-closed-terrain' },
  },
  {
    says: { it: 'Chi ha tirato dal bosco si è scoperto', en: 'Whoever fired from the wood has shown himself' },
    facts: { kind: 'native-infantry', terrain: 'woods', fired: true, moved: true, distanceCm: 110 },
    outcome: { visible: true, limitCm: null, reason: 'fired' },
  },
  {
    says: {
      it: 'Per il club ha tirato in questo turno: si vede solo fino a fine turno',
      en: 'At this club it has fired this turn: it is seen until the end of the turn only',
    },
    facts: { kind: 'native-infantry', terrain: 'woods', fired: true, distanceCm: 110 },
    rulings: { 'fired-duration': 'same-turn-only' },
    outcome: { visible: true, limitCm: null, reason: 'fired' },
  },
  {
    says: { it: 'Chi muove nel bosco si vede da lontano', en: 'A unit that moves in the wood is seen from afar' },
    facts: { kind: 'native-infantry', terrain: 'woods', moved: true, distanceCm: 110 },
    outcome: { visible: true, limitCm: null, reason: 'moving' },
  },
  {
    says: {
      it: 'Per il club chi muove nel bosco non si scopre',
      en: 'At this club a unit that moves in the wood stays hidden',
    },
    facts: { kind: 'native-infantry', terrain: 'woods', moved: true, distanceCm: 110 },
    rulings: { 'moving-visible': 'moving-in-open-only' },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Ma chi muove all’aperto si vede anche lì', en: 'But a unit that moves in the open is seen there too' },
    facts: { kind: 'native-infantry', terrain: 'open', moved: true, distanceCm: 110 },
    rulings: { 'moving-visible': 'moving-in-open-only' },
    outcome: { visible: true, limitCm: null, reason: 'moving' },
  },
  {
    says: { it: 'Il ras fermo nel bosco, a 45 cm', en: 'The ras, halted in a wood at 45 cm' },
    facts: { kind: 'commander-in-chief', terrain: 'woods', distanceCm: 45 },
    outcome: { visible: true, limitCm: 60, reason: 'closed-terrain' },
  },
  {
    says: {
      it: 'Per il club il suo portaordini si nasconde come un fante',
      en: 'At this club his messenger hides like a foot soldier',
    },
    facts: { kind: 'messenger', terrain: 'woods', distanceCm: 45 },
    rulings: { 'commanders-visibility': 'as-infantry' },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: {
      it: 'Dalle posizioni: i guerrieri nel bosco sono a 32 cm',
      en: 'By positions: the warriors in the wood are 32 cm off',
    },
    facts: { kind: 'native-infantry', terrain: 'woods', positions: { observer, target } },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
  {
    says: { it: 'Dalle posizioni: all’aperto si vedono', en: 'By positions: in the open they are seen' },
    facts: { kind: 'native-infantry', terrain: 'open', positions: { observer, target, obstacles: [] } },
    outcome: { visible: true, limitCm: null, reason: 'not-in-closed-terrain' },
  },
  {
    says: { it: 'Dalle posizioni: la collina in mezzo li copre', en: 'By positions: the hill between hides them' },
    facts: {
      kind: 'native-infantry',
      terrain: 'open',
      positions: { observer, target, obstacles: [{ points: ridge }] },
    },
    outcome: { visible: false, limitCm: null, reason: 'blocked' },
  },
  {
    says: {
      it: 'Dalle posizioni: una collina che non arriva in mezzo no',
      en: 'By positions: a hill beside the line does not',
    },
    facts: {
      kind: 'native-infantry',
      terrain: 'open',
      positions: { observer, target, obstacles: [{ points: ridge.map(({ x, y }) => ({ x, y: y + 40 })) }] },
    },
    outcome: { visible: true, limitCm: null, reason: 'not-in-closed-terrain' },
  },
  {
    says: {
      it: 'Ha tirato nella fase di tiro scorsa: si vede ancora',
      en: 'It fired in the last fire phase: it is still seen',
    },
    facts: { kind: 'native-infantry', terrain: 'woods', firedLastPhase: true, distanceCm: 90 },
    outcome: { visible: true, limitCm: null, reason: 'fired' },
  },
  {
    says: { it: 'Per il club non più', en: 'At this club no longer' },
    facts: { kind: 'native-infantry', terrain: 'woods', firedLastPhase: true, distanceCm: 90 },
    rulings: { 'fired-duration': 'same-turn-only' },
    outcome: { visible: false, limitCm: 30, reason: 'closed-terrain' },
  },
];
