import { count, oneOf, optional, usually, yesNo } from '../../../core/index.js';
import { points } from '../facts.js';
import { lossCause } from '../vocabulary.js';

export const moraleTriggerFacts = {
  cause: oneOf({ it: 'Causa delle perdite', en: 'What caused the losses' }, lossCause),
  pmBefore: points('PM prima della fase', 'PM before the phase'),
  pmLostThisPhase: points('PM persi per quella causa nella fase', 'PM lost to that cause in the phase'),
  lostThroughTest: usually(
    false,
    yesNo({
      it: 'I PM sono persi per il risultato di un test, per il club che allora lo ripete',
      en: 'The PM were lost through a morale test, for a club that then tests again',
    }),
  ),
};

export const moraleTriggerOutcome = {
  required: yesNo({ it: 'Il test di morale è dovuto', en: 'A morale test is due' }),
  die: optional(count({ it: 'Facce del dado', en: 'Sides of the die' }, 6, 10)),
  pmAfter: points('PM che restano', 'PM left'),
  removed: yesNo({ it: 'L’unità è eliminata', en: 'The unit is removed' }),
};
