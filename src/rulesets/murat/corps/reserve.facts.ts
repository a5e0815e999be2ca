import { oneOf, optional, vocabulary, yesNo } from '../../../core/index.js';

// prettier-ignore
export const reserveOptions = vocabulary('CorpsReserveOption', {
  'assign-to-divisions':     { it: 'assegnata alle divisioni', en: 'assigned to the divisions', also: ['alle divisioni'] },
  'led-in-person':           { it: 'guidata dal generale di corpo', en: 'led by the corps general', also: ['di persona'] },
  'prepositioned-artillery': { it: 'artiglieria in posizione prestabilita', en: 'artillery in a chosen position', also: ['in posizione'] },
  'grand-battery':           { it: 'Grande Batteria', en: 'grand battery' },
});

// prettier-ignore
const structures = vocabulary('CorpsReserveStructure', {
  'division-general':    { it: 'agli ordini di una divisione', en: 'under a division general' },
  'independent-brigade': { it: 'come brigata indipendente', en: 'as an independent brigade' },
});

export const reserveFacts = {
  option: oneOf({ it: 'Come si usa la riserva', en: 'How the reserve is used' }, reserveOptions),
};

export const reserveOutcome = {
  structure: optional(oneOf({ it: 'Chi le dà ordini', en: 'Who gives it orders' }, structures)),
  corpsGeneralBase: yesNo({ it: 'Il generale di corpo ha una base', en: 'The corps general has a base' }),
  rollsInitiative: yesNo({ it: 'Tira per l’iniziativa', en: 'It rolls for initiative' }),
};
