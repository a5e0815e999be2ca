import { vocabulary } from '../../../core/index.js';

export const arrivalReasons = vocabulary('ArrivalReason', {
  'delay-must-be-0-to-2': {
    it: 'il ritardo dello scenario va da 0 a 2 mosse',
    en: 'the delay of the scenario is of 0 to 2 turns',
  },
});
