import { procedure, remind } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { distances } from '../tables.js';
import { observedTerrain } from './observation.rulings.js';
import { terrainObservedExamples } from './terrain-observed.examples.js';
import { terrainObservedFacts, terrainObservedOutcome } from './terrain-observed.facts.js';

export const observationTerrainObserved = procedure({
  id: 'guaitana.observation.terrain-observed',
  title: { it: 'Il terreno è osservato?', en: 'Marking terrain as observed' },
  rule: 'Note dell’autore, L25; Schieramento, L88; Movimento, L127',
  when: {
    it: 'Nella fase di osservazione, finché i nativi hanno unità nascoste.',
    en: 'In the observation phase, while natives have hidden units.',
  },
  facts: terrainObservedFacts,
  outcome: terrainObservedOutcome,
  tables: [distances],
  rulings: [observedTerrain],
  examples: terrainObservedExamples,

  adjudicate({ italianUnitEntered, nearestItalianSeeingCm, alreadyObserved, figureScale }, umpire) {
    const { reckon, lookUp } = umpire;
    const crossedByItalians = reckon(
      'Schieramento, L88',
      { it: 'Vi è stata un’unità italiana', en: 'An Italian unit has been in it' },
      italianUnitEntered,
    );
    if (alreadyObserved) {
      const kept = { it: 'Chi l’ha osservato una volta lo conosce', en: 'Once observed it stays so' };
      return { crossedByItalians, observedByItalians: reckon('Schieramento, L88', kept, true) };
    }
    const fromAnywhere = remind(umpire, observedTerrain) === 'any-clear-line';
    const limitCm = fromAnywhere ? Infinity : toScale(lookUp(distances, 'closed-infantry-seen'), figureScale);
    const observed = {
      it: 'Un’unità italiana vi guarda abbastanza da vicino',
      en: 'An Italian unit looks into it from near enough',
    };
    return {
      crossedByItalians,
      observedByItalians: reckon(
        'Schieramento, L88',
        observed,
        nearestItalianSeeingCm !== null && nearestItalianSeeingCm <= limitCm,
      ),
    };
  },

  inWords: ({ crossedByItalians, observedByItalians }) => ({
    it: `Il terreno ${crossedByItalians ? 'è stato attraversato' : 'non è stato attraversato'} ${observedByItalians ? 'ed è osservato' : 'e non è osservato'}.`,
    en: `The terrain ${crossedByItalians ? 'has been crossed' : 'has not been crossed'} and ${observedByItalians ? 'is observed' : 'is not observed'}.`,
  }),
});
