import { oneOf, usually, yesNo } from '../../../core/index.js';
import { role, turnStep } from '../vocabulary.js';

const unset = (it: string, en: string) => usually(false, yesNo({ it, en }));

export const sequenceFacts = {
  step: oneOf({ it: 'Fase in corso', en: 'Current step' }, turnStep),
  role: oneOf({ it: 'Parte a cui appartiene l’unità', en: 'Side that owns the unit' }, role),
  movedThisTurn: unset('L’unità ha mosso in questo turno', 'The unit has moved this turn'),
  evadedThisTurn: unset('L’unità è evasa in questo turno', 'The unit has evaded this turn'),
  threatenedByContact: unset('Un nemico in carica è fermo a 1 cm', 'A charger stands at 1 cm'),
};

export const sequenceOutcome = {
  nextStep: oneOf({ it: 'Fase seguente', en: 'Next step' }, turnStep),
  mayAct: yesNo({ it: 'L’unità può agire adesso', en: 'The unit may act now' }),
};
