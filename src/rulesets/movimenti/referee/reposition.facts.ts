import { list, oneOf, optional, vocabulary, yesNo } from '../../../core/index.js';
import { formationName, ownArm, placePut, point } from '../facts.js';

// prettier-ignore
export const repositionCauses = vocabulary('RepositionCause', {
  'double-pace': { it: 'passo doppio', en: 'double pace' },
  'unlimber':    { it: 'pezzi sganciati', en: 'unlimbering', also: ['sganciare'] },
});

export const repositionFacts = {
  cause: oneOf({ it: 'Perché si controlla', en: 'What is checked' }, repositionCauses),
  start: point('Inizio della mossa', 'Start of the move'),
  end: point('Fine della mossa', 'End of the move'),
  enemies: list(
    { it: 'Nemici che contano per quel limite', en: 'Enemies that count for that limit' },
    point('Dove sta', 'Where it stands'),
    0,
    100,
  ),
  arm: optional(ownArm),
  formationAtStart: optional(formationName('Formazione prima della mossa', 'Formation before the move')),
};

export const repositionOutcome = {
  moved: yesNo({ it: 'L’arbitro la riposiziona', en: 'The referee puts it back' }),
  position: placePut('Dove sta alla fine', 'Where it ends'),
  formation: optional(formationName('Formazione in cui torna', 'Formation it is put back in')),
  limbered: optional(yesNo({ it: 'Pezzi agganciati', en: 'Guns limbered' })),
};
