import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { orderReasons } from '../order/order.reasons.js';
import { recoversDisorder, regimentOrderFacts } from '../order/regiment.facts.js';

export const byOrderFacts = regimentOrderFacts;

export const byOrderOutcome = {
  legal,
  reasons: reasonsFrom(orderReasons),
  recoversDisorder: ifLegal(recoversDisorder),
};
