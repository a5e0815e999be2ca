import { flag, optional, yesNo } from '../../../core/index.js';
import { cm, figureScale } from '../facts.js';

export const terrainObservedFacts = {
  italianUnitEntered: yesNo({
    it: 'Un’unità italiana è stata in quel terreno',
    en: 'An Italian unit has been in that piece',
  }),
  nearestItalianSeeingCm: optional(
    cm(
      'Distanza dell’unità italiana più vicina che vi guarda senza ostacoli; manca se non ce n’è',
      'Distance of the nearest Italian unit with a clear line into it; left out if there is none',
    ),
  ),
  alreadyObserved: flag('Osservato in un turno precedente', 'Observed in an earlier turn'),
  figureScale,
};

export const terrainObservedOutcome = {
  crossedByItalians: yesNo({ it: 'Attraversato dagli italiani', en: 'Crossed by Italians' }),
  observedByItalians: yesNo({ it: 'Osservato dagli italiani', en: 'Observed by Italians' }),
};
