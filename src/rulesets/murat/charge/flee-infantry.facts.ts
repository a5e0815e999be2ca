import { count, usually, yesNo } from '../../../core/index.js';
import { attachedGeneral } from '../emergency/test.facts.js';
import { d6Face, um } from '../facts.js';
import { flightFacts } from './flight.js';

export const fleeInfantryFacts = {
  ...flightFacts,
  attachedGeneral,
  attachedBatteries: usually(0, count({ it: 'Batterie aggregate', en: 'Attached batteries' }, 0, 10)),
};

export const fleeInfantryOutcome = {
  face: d6Face,
  fleeUm: um('Di quanto fugge', 'How far it flees'),
  disordered: yesNo({ it: 'Chi fugge è disordinato', en: 'The fleeing unit is disordered' }),
  destroyed: yesNo({ it: 'Raggiunta e distrutta', en: 'Caught and destroyed' }),
  chargerWins: yesNo({ it: 'Chi carica vince senza mischia', en: 'The charger wins without a melee' }),
  chargerStopsDisordered: yesNo({ it: 'Chi carica si ferma disordinato', en: 'The charger stops disordered' }),
};
