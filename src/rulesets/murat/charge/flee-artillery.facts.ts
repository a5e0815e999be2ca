import { count, yesNo } from '../../../core/index.js';
import { attachedGeneral } from '../emergency/test.facts.js';
import { d6Face, ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { strongUnitAs } from '../unit.js';
import { fleeReasons } from './charge.reasons.js';
import { flightFacts } from './flight.js';
import { chargingArm } from './reactions.facts.js';

export const fleeArtilleryFacts = {
  unit: strongUnitAs('Batteria caricata', 'Charged battery'),
  chargerArm: chargingArm,
  ...flightFacts,
  attachedGeneral,
};

export const fleeArtilleryOutcome = {
  legal,
  reasons: reasonsFrom(fleeReasons),
  testPassed: ifLegal(yesNo({ it: 'Riesce ad agganciare', en: 'It limbers in time' })),
  testTotal: ifLegal(count({ it: 'Totale del test di fuga', en: 'Total of the escape test' }, -10_000, 10_000)),
  face: ifLegal(d6Face),
  fleeUm: ifLegal(um('Di quanto fugge', 'How far it flees')),
  destroyed: ifLegal(yesNo({ it: 'Raggiunta ed eliminata', en: 'Caught and eliminated' })),
  mayFire: ifLegal(yesNo({ it: 'Può fare fuoco difensivo', en: 'It may give defensive fire' })),
};
