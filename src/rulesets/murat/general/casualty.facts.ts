import { flag, oneOf, optional, unlessDenied, vocabulary, yesNo } from '../../../core/index.js';
import { d6Face } from '../facts.js';

export const casualtyFacts = {
  unitDisorderedNow: unlessDenied(
    'Fuoco o mischia hanno appena disordinato l’unità',
    'Fire or melee has just disordered the unit',
  ),
  unitWasDisordered: flag('L’unità era già disordinata', 'The unit was already disordered'),
  unitEliminated: flag('L’unità è stata eliminata', 'The unit has been removed'),
};

// prettier-ignore
export const casualtyEffect = vocabulary('GeneralCasualtyEffect', {
  'killed':                     { it: 'ucciso', en: 'killed' },
  'none':                       { it: 'nessuno', en: 'none' },
  'moves-behind-friendly-unit': { it: 'al riparo dietro un’altra unità della brigata', en: 'into shelter behind another unit of the brigade' },
});

export const casualtyOutcome = {
  required: yesNo({ it: 'Si tira il dado', en: 'A die is thrown' }),
  face: optional(d6Face),
  killed: yesNo({ it: 'Il generale è ucciso', en: 'The general is killed' }),
  effect: oneOf({ it: 'Che cosa succede al generale', en: 'What becomes of the general' }, casualtyEffect),
};
