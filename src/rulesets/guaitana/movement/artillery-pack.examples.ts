import type { Example } from '../../../core/index.js';
import type { artilleryPackFacts, artilleryPackOutcome } from './artillery-pack.facts.js';

export const artilleryPackExamples: readonly Example<typeof artilleryPackFacts, typeof artilleryPackOutcome>[] = [
  {
    says: { it: 'I pezzi scendono dai muli: una fase intera', en: 'The guns come off the mules: a whole phase' },
    facts: { formation: 'packed', action: 'unpack' },
    outcome: { legal: true, reason: null, formationAfter: 'in-battery', mayFireThisTurn: false },
  },
  {
    says: { it: 'Per il club appena in batteria possono tirare', en: 'At this club they may fire once set up' },
    facts: { formation: 'packed', action: 'unpack' },
    rulings: { 'unpack-and-fire': 'yes' },
    outcome: { legal: true, formationAfter: 'in-battery', mayFireThisTurn: true },
  },
  {
    says: { it: 'I pezzi tornano sui muli', en: 'The guns go back on the mules' },
    facts: { formation: 'in-battery', action: 'pack' },
    outcome: { legal: true, reason: null, formationAfter: 'packed', mayFireThisTurn: false },
  },
  {
    says: { it: 'Caricati sui muli non tirano, in nessun club', en: 'Loaded on mules they fire at no club' },
    facts: { formation: 'in-battery', action: 'pack' },
    rulings: { 'unpack-and-fire': 'yes' },
    outcome: { formationAfter: 'packed', mayFireThisTurn: false },
  },
  {
    says: { it: 'Pezzi già in batteria', en: 'Guns already in battery' },
    facts: { formation: 'in-battery', action: 'unpack' },
    outcome: { legal: false, reason: 'already-in-that-state', formationAfter: 'in-battery', mayFireThisTurn: null },
    notAllowed: true,
  },
  {
    says: { it: 'Pezzi già sui muli', en: 'Guns already on mules' },
    facts: { formation: 'packed', action: 'pack' },
    outcome: { legal: false, reason: 'already-in-that-state', formationAfter: 'packed', mayFireThisTurn: null },
    notAllowed: true,
  },
];
