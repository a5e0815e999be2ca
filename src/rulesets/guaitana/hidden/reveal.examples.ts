import type { Example } from '../../../core/index.js';
import type { revealFacts, revealOutcome } from './reveal.facts.js';

const inTheWood = {
  phase: 'movement',
  terrainClosed: true,
  behindObstruction: false,
  crossedByItalians: false,
  observedByItalians: false,
  order: 'attack',
} as const;

export const hiddenRevealExamples: readonly Example<typeof revealFacts, typeof revealOutcome>[] = [
  {
    says: {
      it: 'I guerrieri saltano fuori da un bosco mai visto e attaccano',
      en: 'Warriors spring from a wood nobody has seen, and attack',
    },
    facts: inTheWood,
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Altri appaiono dietro una collina', en: 'Others appear behind a hill' },
    facts: { ...inTheWood, terrainClosed: false, behindObstruction: true, order: 'movement' },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'C’è chi appare per ritirarsi', en: 'Some appear only to retreat' },
    facts: { ...inTheWood, order: 'retreat' },
    outcome: { legal: true },
  },
  {
    says: { it: 'Durante il tiro non si appare', en: 'Nobody appears while shots are fired' },
    facts: { ...inTheWood, phase: 'fire', terrainClosed: false, observedByItalians: true },
    outcome: { legal: false, reason: 'only-in-movement-phase' },
    notAllowed: true,
  },
  {
    says: { it: 'In mezzo alla piana non ci si nasconde', en: 'There is no hiding in the middle of a plain' },
    facts: { ...inTheWood, terrainClosed: false, crossedByItalians: true },
    outcome: { legal: false, reason: 'needs-closed-terrain-or-obstruction' },
    notAllowed: true,
  },
  {
    says: { it: 'Quel bosco gli italiani l’hanno attraversato', en: 'The Italians have crossed that wood' },
    facts: { ...inTheWood, crossedByItalians: true },
    outcome: { legal: false, reason: 'already-crossed-or-observed' },
    notAllowed: true,
  },
  {
    says: { it: 'O l’hanno osservato', en: 'Or have observed it' },
    facts: { ...inTheWood, observedByItalians: true },
    outcome: { legal: false, reason: 'already-crossed-or-observed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club apparire costa la mossa, e solo oltre la distanza vicina',
      en: 'At this club appearing costs the move, and only beyond close range',
    },
    facts: { ...inTheWood, order: 'defence' },
    rulings: { 'reveal-activation': 'uses-the-activation', 'minimum-reveal-distance': 'beyond-close-range' },
    outcome: { legal: true, reason: null },
  },
];
