import { optional, unlessDenied, yesNo } from '../../../core/index.js';
import { d6Face, um } from '../facts.js';
import { musketryBars, unitAs } from '../unit.js';

export const holdFirstVolleyFacts = {
  unit: unitAs('Coscritti', 'Conscripts'),
  nearestEnemyUm: um('Distanza del nemico più vicino', 'Distance of the nearest enemy'),
  mayFire: unlessDenied('Potrebbe sparargli', 'It could fire at it'),
  ...musketryBars,
};

export const holdFirstVolleyOutcome = {
  required: yesNo({ it: 'Il tiro è dovuto', en: 'The roll is due' }),
  face: optional(d6Face),
  held: yesNo({ it: 'Trattiene il fuoco', en: 'It holds its fire' }),
  mustFire: yesNo({ it: 'Deve sparare subito', en: 'It must fire at once' }),
  firstVolleyBonusLost: yesNo({ it: 'Senza il bonus del primo fuoco', en: 'Without the bonus of the first volley' }),
};
