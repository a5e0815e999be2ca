import { count, oneOf, optional, yesNo } from '../../../core/index.js';
import { commandStructureKind } from '../command/structure.facts.js';
import { ifLegal, legal, reasonsFrom, year } from '../facts.js';
import { allowanceReasons } from './order.reasons.js';

export const orderAllowanceFacts = {
  structure: oneOf({ it: 'Chi dà gli ordini', en: 'Who gives the orders' }, commandStructureKind),
  year: optional(year('Anno della battaglia, per le brigate prussiane', 'Year of the battle, for Prussian brigades')),
};

export const orderAllowanceOutcome = {
  legal,
  reasons: reasonsFrom(allowanceReasons),
  divisionOrders: ifLegal(count({ it: 'Ordini di divisione', en: 'Division orders' }, 0, 2)),
  regimentOrders: ifLegal(
    count({ it: 'Ordini di reggimento, o a singole unità', en: 'Regiment orders, or orders to single units' }, 3, 4),
  ),
  exclusive: ifLegal(yesNo({ it: 'Gli uni o gli altri', en: 'One kind or the other' })),
};
