import { usually, yesNo } from '../../../core/index.js';

export const disorderAtChokepointsFacts = {
  onOrCrossing: yesNo({
    it: 'L’unità è nel ponte o nella strettoia, o attacca attraverso',
    en: 'The unit is in the bridge or defile, or attacks through it',
  }),
  defended: yesNo({ it: 'Un nemico lo difende', en: 'An enemy defends it' }),
  isDefender: usually(
    false,
    yesNo({ it: 'L’unità è quella che tiene il passaggio', en: 'The unit is the one that holds the passage' }),
  ),
};

export const disorderAtChokepointsOutcome = {
  countsAsDisordered: yesNo({ it: 'Conta come disordinata', en: 'Counts as disordered' }),
};
