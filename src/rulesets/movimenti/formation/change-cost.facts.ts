import { oneOf, someOf } from '../../../core/index.js';
import { changeFraction, formationName, travel } from '../facts.js';
import { changeMoments } from '../vocabulary.js';

const changeTimes = someOf('ChangeTime', changeMoments, ['start', 'end']);

export const changeCostFacts = {
  fromFormation: formationName('Formazione che lascia', 'Formation it leaves'),
  changeFraction,
  when: oneOf({ it: 'Quando cambia formazione', en: 'When it changes formation' }, changeTimes),
  availableCm: travel('Movimento che resta in quel momento (cm)', 'Movement left when it comes (cm)'),
};

export const changeCostOutcome = {
  costCm: travel('Il cambio costa', 'The change costs'),
  leftCm: travel('Restano', 'Left'),
};
