import type { Example } from '../../../core/index.js';
import type { stopFacts, stopOutcome } from './stop.facts.js';

/** An infantry column of 4 by 6 cm that comes straight on, 30 cm before the front of a line of 12 by 2. */
const faceToFace = {
  mover: { x: 0, y: 0, headingDegrees: 90, width: 4, depth: 6 },
  enemy: { x: 0, y: 34, headingDegrees: 270, width: 12, depth: 2 },
} as const;

export const stopExamples: readonly Example<typeof stopFacts, typeof stopOutcome>[] = [
  {
    says: {
      it: 'Fanti con 24 cm, il nemico a 20: si fermano a 5',
      en: 'Infantry with 24 cm, the enemy at 20: it halts at 5',
    },
    facts: { arm: 'infantry', allowanceCm: 24, distanceCm: 20 },
    outcome: { stopAtCm: 5, advanceCm: 15 },
  },
  {
    says: { it: 'La cavalleria si ferma a 10', en: 'Cavalry halts at 10' },
    facts: { arm: 'cavalry', allowanceCm: 40, distanceCm: 30 },
    outcome: { stopAtCm: 10, advanceCm: 20 },
  },
  {
    says: { it: 'Anche i cosacchi', en: 'Cossacks too' },
    facts: { arm: 'cossacks', allowanceCm: 40, distanceCm: 12 },
    outcome: { stopAtCm: 10, advanceCm: 2 },
  },
  {
    says: { it: 'Chi è già più vicino non avanza', en: 'A unit that is nearer already does not advance' },
    facts: { arm: 'cavalry', allowanceCm: 40, distanceCm: 7 },
    outcome: { stopAtCm: 10, advanceCm: 0 },
  },
  {
    says: { it: 'Il movimento finisce prima', en: 'The allowance ends first' },
    facts: { arm: 'infantry', allowanceCm: 12, distanceCm: 40 },
    outcome: { stopAtCm: 5, advanceCm: 12 },
  },
  {
    says: { it: 'In carica la zona non c’è', en: 'In a charge there is no zone' },
    facts: { arm: 'cavalry', allowanceCm: 40, distanceCm: 30, phase: 'charge' },
    outcome: { stopAtCm: null, advanceCm: 30 },
  },
  {
    says: { it: 'Verso il fianco nemmeno', en: 'Nor towards the flank' },
    facts: { arm: 'infantry', allowanceCm: 24, distanceCm: 20, approach: 'flank' },
    outcome: { stopAtCm: null, advanceCm: 20 },
  },
  {
    says: { it: 'Per il club per i fanti vale anche lì', en: 'At this club it holds there for infantry' },
    facts: { arm: 'infantry', allowanceCm: 24, distanceCm: 20, approach: 'flank' },
    rulings: { 'zoc-infantry-front': 'infantry-any-side' },
    outcome: { stopAtCm: 5, advanceCm: 15 },
  },
  {
    says: { it: 'Artiglieria a cavallo che avanza: 10 cm', en: 'Horse guns that advance: 10 cm' },
    facts: { arm: 'horse-artillery', allowanceCm: 30, distanceCm: 25 },
    outcome: { stopAtCm: 10, advanceCm: 15 },
  },
  {
    says: { it: 'Artiglieria a piedi: 5 cm', en: 'Foot guns: 5 cm' },
    facts: { arm: 'foot-artillery', allowanceCm: 30, distanceCm: 25 },
    outcome: { stopAtCm: 5, advanceCm: 20 },
  },
  {
    says: { it: 'Per il club i cannoni non hanno limite', en: 'At this club guns have no limit' },
    facts: { arm: 'foot-artillery', allowanceCm: 30, distanceCm: 25 },
    rulings: { 'zoc-artillery-mover': 'none' },
    outcome: { stopAtCm: 0, advanceCm: 25 },
  },
  {
    says: { it: 'Misurato dalle basi: 30 cm tra i fronti', en: 'Measured from the bases: 30 cm between the fronts' },
    facts: { arm: 'infantry', allowanceCm: 40, positions: faceToFace },
    outcome: { stopAtCm: 5, advanceCm: 25 },
  },
  {
    says: {
      it: 'Davanti alla linea ma di lato: la zona è larga quanto il fronte',
      en: 'Before the line but beside it: the zone is as wide as the front',
    },
    facts: { arm: 'infantry', allowanceCm: 40, positions: { ...faceToFace, mover: { ...faceToFace.mover, x: 20 } } },
    outcome: { stopAtCm: null },
  },
  {
    says: { it: 'Per il club vale ovunque davanti', en: 'At this club it holds everywhere before it' },
    facts: { arm: 'infantry', allowanceCm: 40, positions: { ...faceToFace, mover: { ...faceToFace.mover, x: 20 } } },
    rulings: { 'zoc-width': 'radial' },
    outcome: { stopAtCm: 5 },
  },
  {
    says: { it: 'Per il club attraversarla è permesso', en: 'At this club crossing it is allowed' },
    facts: { arm: 'infantry', allowanceCm: 12, distanceCm: 20 },
    rulings: { 'zoc-passing-by': 'allowed' },
    outcome: { stopAtCm: 5, advanceCm: 12 },
  },
];
