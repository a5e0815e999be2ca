import type { Example } from '../../../core/index.js';
import type { roadPaceFacts, roadPaceOutcome } from './pace.facts.js';

export const roadPaceExamples: readonly Example<typeof roadPaceFacts, typeof roadPaceOutcome>[] = [
  {
    says: { it: 'Fanteria in colonna di marcia su strada', en: 'Infantry in march column on a road' },
    facts: { arm: 'infantry', state: 'in-formation', formation: 'march-column', onRoad: true },
    outcome: { factor: 2 },
  },
  {
    says: { it: 'Corazzieri in colonna di marcia su strada', en: 'Cuirassiers in march column on a road' },
    facts: { arm: 'cavalry', state: 'in-formation', formation: 'march-column', onRoad: true },
    outcome: { factor: 2 },
  },
  {
    says: { it: 'Una colonna d’attacco non ne ricava niente', en: 'An attack column gains nothing' },
    facts: { arm: 'infantry', state: 'in-formation', formation: 'attack-column', onRoad: true },
    outcome: { factor: 1 },
  },
  {
    says: {
      it: 'Né una colonna di marcia che ha perso la formazione',
      en: 'Nor does a march column that has lost its formation',
    },
    facts: { arm: 'infantry', state: 'not-in-formation', formation: 'march-column', onRoad: true },
    outcome: { factor: 1 },
  },
  {
    says: { it: 'Cosacchi su strada, comunque siano', en: 'Cossacks on a road, however they are' },
    facts: { arm: 'cossacks', onRoad: true },
    outcome: { factor: 2 },
  },
  {
    says: { it: 'Una batteria a piedi su strada', en: 'A foot battery on a road' },
    facts: { arm: 'foot-artillery', onRoad: true },
    outcome: { factor: 2 },
  },
  {
    says: { it: 'Artiglieria a cavallo fuori strada', en: 'Horse artillery off the road' },
    facts: { arm: 'horse-artillery' },
    outcome: { factor: 1 },
  },
  {
    says: {
      it: 'Per il club la strada vale solo per la mossa intera, e le curve costano',
      en: 'At this club the road counts for whole moves only, and bends cost',
    },
    facts: { arm: 'infantry', state: 'in-formation', formation: 'march-column', onRoad: true },
    rulings: { 'partial-road': 'whole-move-only', 'road-bends': 'rotation-halves' },
    outcome: { factor: 2 },
  },
  {
    says: { it: 'La stessa colonna nei campi', en: 'The same column in the fields' },
    facts: { arm: 'infantry', state: 'in-formation', formation: 'march-column' },
    outcome: { factor: 1 },
  },
];
