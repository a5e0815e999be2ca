import type { Example } from '../../../core/index.js';
import type { hitChanceFacts, hitChanceOutcome } from './hit-chance.facts.js';

export const hitChanceExamples: readonly Example<typeof hitChanceFacts, typeof hitChanceOutcome>[] = [
  {
    says: { it: 'Fanti contro fanti in linea: 1 o 2', en: 'Infantry against infantry in line: 1 or 2' },
    facts: {},
    outcome: { rawChance: 2, chance: 2, extraHalving: false, modifiers: [] },
  },
  {
    says: {
      it: 'Lancieri veterani lanciati contro una catena: 1–5',
      en: 'Veteran lancers at full tilt against a chain: 1–5',
    },
    facts: { quality: 'veteran', mountedLancers: true, movedMoreThanHalf: true, targetFormation: 'chain' },
    outcome: {
      rawChance: 5,
      chance: 5,
      modifiers: [
        { id: 'veterans', value: 1 },
        { id: 'lance-cavalry-moved-more-than-half', value: 1 },
        { id: 'target-in-chain', value: 1 },
      ],
    },
  },
  {
    says: { it: 'Gli stessi lancieri contro un quadrato', en: 'The same lancers against a square' },
    facts: { mountedLancers: true, movedMoreThanHalf: true, targetFormation: 'square' },
    outcome: {
      rawChance: 2,
      modifiers: [
        { id: 'lance-cavalry-moved-more-than-half', value: 1 },
        { id: 'target-in-square', value: -1 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club contro un quadrato la lancia non aiuta',
      en: 'At this club the lance is no help against a square',
    },
    facts: { mountedLancers: true, movedMoreThanHalf: true, targetFormation: 'square' },
    rulings: { 'lancers-against-everyone': 'not-against-squares-or-buildings' },
    outcome: { rawChance: 1, chance: 1, extraHalving: false, modifiers: [{ id: 'target-in-square', value: -1 }] },
  },
  {
    says: { it: 'Né contro chi sta in un edificio', en: 'Nor against a unit in a building' },
    facts: { mountedLancers: true, movedMoreThanHalf: true, targetInBuilding: true, targetInClosedTerrain: true },
    rulings: { 'lancers-against-everyone': 'not-against-squares-or-buildings' },
    outcome: { rawChance: 1, modifiers: [{ id: 'target-in-closed-terrain', value: -1 }] },
  },
  {
    says: { it: 'I fermi ricevono chi arriva di corsa', en: 'Stationary troops receive those who come running' },
    facts: { stationary: true, targetMovedMoreThanHalf: true, targetFormation: 'mass' },
    outcome: { rawChance: 3, chance: 3, modifiers: [{ id: 'stationary-against-mover', value: 1 }] },
  },
  {
    says: {
      it: 'Reclute in ritirata, sorprese di fianco contro un quadrato: uno, con metà dei soldatini',
      en: 'Retreating recruits, caught in flank against a square: one, with half the figures',
    },
    facts: {
      quality: 'recruit',
      order: 'retreat',
      contactedFlankOrRear: true,
      movedBeforeBeingContacted: true,
      targetFormation: 'square',
    },
    outcome: {
      rawChance: -3,
      chance: 1,
      extraHalving: true,
      modifiers: [
        { id: 'recruits', value: -1 },
        { id: 'contacted-flank-or-rear', value: -1 },
        { id: 'target-in-square', value: -1 },
        { id: 'moved-before-being-contacted', value: -1 },
        { id: 'retreating', value: -1 },
      ],
    },
  },
  {
    says: { it: 'Due svantaggi portano a zero: metà dei soldatini', en: 'Two drawbacks make zero: half the figures' },
    facts: { quality: 'recruit', targetInClosedTerrain: true },
    outcome: { rawChance: 0, chance: 1, extraHalving: true },
  },
];
