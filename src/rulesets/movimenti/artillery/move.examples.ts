import type { Example } from '../../../core/index.js';
import type { gunsMoveFacts, gunsMoveOutcome } from './move.facts.js';

export const gunsMoveExamples: readonly Example<typeof gunsMoveFacts, typeof gunsMoveOutcome>[] = [
  {
    says: { it: 'Al traino, 24 cm in ogni direzione', en: 'Limbered, 24 cm in any direction' },
    facts: { allowanceCm: 24 },
    outcome: { travelCm: 24 },
  },
  {
    says: { it: 'A mano 3 cm', en: 'By hand 3 cm' },
    facts: { manhandled: true, onRoad: true, inDifficultGround: true },
    outcome: { travelCm: 3 },
  },
  {
    says: { it: 'Per il club su strada 6', en: 'At this club 6 on a road' },
    facts: { manhandled: true, onRoad: true },
    rulings: { 'manhandle-on-road': 'yes' },
    outcome: { travelCm: 6 },
  },
  {
    says: { it: 'In terreno difficile la metà', en: 'Half in difficult ground' },
    facts: { allowanceCm: 24, inDifficultGround: true },
    outcome: { travelCm: 12 },
  },
  {
    says: { it: 'Per il club non li rallenta', en: 'At this club it does not slow them' },
    facts: { allowanceCm: 24, inDifficultGround: true },
    rulings: { 'artillery-in-difficult-ground': 'not-halved' },
    outcome: { travelCm: 24 },
  },
  {
    says: {
      it: 'Al passo doppio su una strada nel terreno difficile: quattro volte',
      en: 'At the double on a road through difficult ground: four times',
    },
    facts: { allowanceCm: 24, inDifficultGround: true, onRoad: true, doublePace: true },
    outcome: { travelCm: 96 },
  },
  {
    says: {
      it: 'Per il club la strada non annulla il terreno difficile',
      en: 'At this club the road does not cancel difficult ground',
    },
    facts: { allowanceCm: 24, inDifficultGround: true, onRoad: true },
    rulings: { 'road-and-difficult-ground': 'still-halved' },
    outcome: { travelCm: 24 },
  },
  {
    says: {
      it: 'Per il club la strada toglie solo il dimezzamento: ai cannoni basta',
      en: 'At this club the road only lifts the halving: for guns that is all there is',
    },
    facts: { allowanceCm: 24, inDifficultGround: true, onRoad: true },
    rulings: { 'road-and-difficult-ground': 'halving-only' },
    outcome: { travelCm: 48 },
  },
  {
    says: { it: 'Sganciare alla fine costa un terzo', en: 'Unlimbering at the end costs a third' },
    facts: { allowanceCm: 24, limberOperations: 1 },
    outcome: { travelCm: 16 },
  },
  {
    says: {
      it: 'Agganciare e sganciare: resta un terzo; per il club certe caselle valgono solo per l’artiglieria a piedi',
      en: 'Limber and unlimber: a third is left; at this club some cells are for foot guns only',
    },
    facts: { allowanceCm: 24, limberOperations: 2 },
    rulings: { 'artillery-merged-cells': 'foot-only' },
    outcome: { travelCm: 8 },
  },
];
