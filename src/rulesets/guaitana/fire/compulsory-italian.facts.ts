import { unlessDenied, yesNo } from '../../../core/index.js';
import { dismounted, ownKind } from '../facts.js';

export const compulsoryItalianFacts = {
  kind: ownKind,
  dismounted,
  firedThisPhase: yesNo({ it: 'Ha tirato in questa fase', en: 'It has fired this phase' }),
  enemyInRange: yesNo({ it: 'Ha un nemico a portata di tiro', en: 'It has an enemy in range' }),
  ableToFire: unlessDenied('Può tirare', 'It is able to fire'),
};

export const compulsoryItalianOutcome = {
  tests: yesNo({ it: 'Tira il dado', en: 'It rolls' }),
  mustFire: yesNo({ it: 'Deve tirare sul nemico più vicino', en: 'It must fire at the nearest enemy' }),
};
