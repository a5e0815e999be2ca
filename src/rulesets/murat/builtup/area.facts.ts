import { count, flag, list, oneOf, optional, usually, vocabulary } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { coverClass } from '../vocabulary.js';
import { areaReasons } from './builtup.reasons.js';

export const builtupAreaFacts = {
  sideUm: um('Lato dell’elemento quadrato', 'Side of the square element'),
  elements: usually(1, count({ it: 'Elementi dell’abitato', en: 'Elements of the place' }, 1, 100)),
  unit: optional(unitAs('Unità che vi entra, se ce n’è una', 'Unit that enters, if any')),
  byRoad: flag('Passa per strada', 'It keeps to the road'),
};

// prettier-ignore
export const areaWarnings = vocabulary('BuiltupWarning', {
  'side-over-3um':            { it: 'si consiglia un lato di non più di 3 UM', en: 'a side of 3 UM at most is advised' },
  'more-than-three-elements': { it: 'si consigliano non più di tre elementi', en: 'three elements at most are advised' },
});

export const builtupAreaOutcome = {
  legal,
  reasons: reasonsFrom(areaReasons),
  warnings: list({ it: 'Avvertenze', en: 'Warnings' }, oneOf({ it: 'Avvertenza', en: 'Warning' }, areaWarnings), 0, 2),
  coverClass: ifLegal(oneOf({ it: 'Copertura all’interno', en: 'Cover inside' }, coverClass)),
};
