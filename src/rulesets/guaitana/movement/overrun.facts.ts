import { yesNo } from '../../../core/index.js';
import { ownKind } from '../facts.js';

export const overrunFacts = {
  contactedKind: { ...ownKind, says: { it: 'Tipo dell’unità contattata', en: 'Type of the unit touched' } },
};

export const overrunOutcome = {
  eliminated: yesNo({ it: 'È eliminata', en: 'It is eliminated' }),
  moverMayContinue: yesNo({ it: 'Chi muove può proseguire', en: 'The mover may go on' }),
};
