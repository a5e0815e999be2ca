import type { Example } from '../../../core/index.js';
import type { fireHitChanceFacts, fireHitChanceOutcome } from './hit-chance.facts.js';

export const fireHitChanceExamples: readonly Example<typeof fireHitChanceFacts, typeof fireHitChanceOutcome>[] = [
  {
    says: { it: 'Distanza vicina su una linea: 1–3', en: 'Close range on a line: 1–3' },
    facts: { band: 'close' },
    outcome: { rawChance: 3, chance: 3, extraHalving: false, modifiers: [] },
  },
  {
    says: { it: 'Distanza lunga: 1 o 2', en: 'Long range: 1 or 2' },
    facts: { band: 'long' },
    outcome: { rawChance: 2, chance: 2, extraHalving: false, modifiers: [] },
  },
  {
    says: { it: 'Distanza estrema: solo 1', en: 'Extreme range: only 1' },
    facts: { band: 'extreme' },
    outcome: { rawChance: 1, chance: 1, extraHalving: false, modifiers: [] },
  },
  {
    says: {
      it: 'Veterani su cavalleria in quadrato, da vicino: ogni dado colpisce',
      en: 'Veterans on mounted men in square, close: every die hits',
    },
    facts: { band: 'close', firerQuality: 'veteran', targetFormation: 'square', targetMounted: true },
    outcome: {
      rawChance: 6,
      chance: 6,
      extraHalving: false,
      modifiers: [
        { id: 'veteran-firer', value: 1 },
        { id: 'target-in-square', value: 1 },
        { id: 'target-mounted', value: 1 },
      ],
    },
  },
  {
    says: { it: 'Per il club con 6 non si colpisce mai', en: 'At this club a 6 always misses' },
    facts: { band: 'close', firerQuality: 'veteran', targetFormation: 'square', targetMounted: true },
    rulings: { 'hit-chance-cap': 'five' },
    outcome: { rawChance: 6, chance: 5, extraHalving: false },
  },
  {
    says: {
      it: 'Reclute a cavallo in ritirata su una catena tra i sassi, da lontano: 1, con metà dei soldatini',
      en: 'Mounted recruits in retreat on a chain among stones, from afar: 1, with half the figures',
    },
    facts: {
      band: 'extreme',
      firerQuality: 'recruit',
      firerMounted: true,
      firerOrder: 'retreat',
      targetFormation: 'chain',
      targetInCover: true,
    },
    outcome: {
      rawChance: -4,
      chance: 1,
      extraHalving: true,
      modifiers: [
        { id: 'recruit-firer', value: -1 },
        { id: 'mounted-firer', value: -1 },
        { id: 'retreating-firer', value: -1 },
        { id: 'target-in-chain', value: -1 },
        { id: 'target-in-cover', value: -1 },
      ],
    },
  },
  {
    says: {
      it: 'Su una batteria a distanza estrema si arriva a zero',
      en: 'On a battery at extreme range it comes to zero',
    },
    facts: { band: 'extreme', firerOrder: 'defence', targetFormation: 'in-battery', targetIsArtillery: true },
    outcome: { rawChance: 0, chance: 1, extraHalving: true, modifiers: [{ id: 'target-artillery', value: -1 }] },
  },
  {
    says: { it: 'Appena sopra lo zero non si dimezza', en: 'Just above zero nothing is halved' },
    facts: { band: 'long', targetInCover: true },
    outcome: { rawChance: 1, chance: 1, extraHalving: false },
  },
  {
    says: {
      it: 'Per il club la compagnia con la mitragliatrice è un bersaglio di artiglieria',
      en: 'At this club the company with its machine gun is a target of artillery',
    },
    facts: { band: 'close', targetIsArtillery: true },
    rulings: { 'mixed-target': 'as-artillery' },
    outcome: { rawChance: 2, chance: 2 },
  },
];
