import { flag, list, oneOf, optional, reasonFrom, text } from '../../../core/index.js';
import { figureScale, legal, places } from '../facts.js';
import { order } from '../vocabulary.js';
import { pointDistanceCm } from './orders.facts.js';
import { initialOrderReasons } from './orders.reasons.js';

export const initialOrderFacts = {
  unitId: text({ it: 'Unità che riceve l’ordine', en: 'Unit that receives the order' }),
  order: optional(
    oneOf({ it: 'Il suo ordine; chi è nascosto non ne ha', en: 'Its order; a hidden unit has none' }, order),
  ),
  path: optional(
    list(
      { it: 'Percorso tracciato sulla mappa', en: 'Path drawn on the map' },
      places.point('Punto del percorso', 'Point of the path'),
      0,
      100,
    ),
  ),
  pointDistanceCm,
  hidden: flag('È nascosta', 'It is hidden'),
  figureScale,
};

export const initialOrderOutcome = { legal, reason: reasonFrom(initialOrderReasons) };
