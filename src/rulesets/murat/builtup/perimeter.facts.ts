import { count, oneOf, optional, vocabulary } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { coverClass, formation } from '../vocabulary.js';
import { perimeterReasons } from './builtup.reasons.js';

// prettier-ignore
const perimeterAction = vocabulary('BuiltupPerimeterAction', {
  'enter':         { it: 'si dispone lungo il perimetro', en: 'lines the perimeter', also: ['entra'] },
  'leave-inside':  { it: 'si forma all’interno', en: 'forms up inside', also: ['dentro'] },
  'leave-outside': { it: 'si forma appena fuori', en: 'forms up just outside', also: ['fuori'] },
  'fire':          { it: 'fa fuoco', en: 'fires', also: ['fuoco', 'spara'] },
});

export const builtupPerimeterFacts = {
  unit: unitAs('Unità nell’abitato', 'Unit in the built-up area'),
  action: oneOf({ it: 'Che cosa fa', en: 'What it does' }, perimeterAction),
  side: optional(count({ it: 'Lato da cui fa fuoco', en: 'Side it fires from' }, 1, 4)),
};

export const builtupPerimeterOutcome = {
  legal,
  reasons: reasonsFrom(perimeterReasons),
  formation: ifLegal(oneOf({ it: 'Formazione dopo', en: 'Formation afterwards' }, formation)),
  coverClass: ifLegal(oneOf({ it: 'Copertura dopo', en: 'Cover afterwards' }, coverClass)),
  needed: optional(count({ it: 'Punteggio per colpire col fuoco', en: 'Score to hit by fire' }, 6, 6)),
};
