import { oneOf, optional, reasonFrom, yesNo } from '../../../core/index.js';
import { legal } from '../facts.js';
import { packReasons } from './movement.reasons.js';
import { gunState, packAction } from './movement.vocabulary.js';

export const artilleryPackFacts = {
  formation: oneOf({ it: 'Someggiata o in batteria', en: 'Packed or in battery' }, gunState),
  action: oneOf({ it: 'Che cosa fa', en: 'What it does' }, packAction),
};

export const artilleryPackOutcome = {
  legal,
  reason: reasonFrom(packReasons),
  formationAfter: oneOf({ it: 'Come sta dopo', en: 'How it stands afterwards' }, gunState),
  mayFireThisTurn: optional(yesNo({ it: 'Può tirare in questo turno', en: 'It may fire this turn' })),
};
