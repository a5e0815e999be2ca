import { count, oneOf, optional, unlessDenied, usually, yesNo, type Declared } from '../../../core/index.js';
import { legal, turn } from '../facts.js';
import { order } from '../vocabulary.js';
import { laterTurn } from './orders.facts.js';

/** What is asked about an order of the commander-in-chief, however it travels. */
export const channelFacts = {
  cincAlive: unlessDenied('Il comandante in capo è vivo', 'The commander-in-chief is alive'),
  takesOverOnTurn: optional(
    turn('Turno da cui comanda il suo successore, se è caduto', 'Turn from which his successor commands, if he fell'),
  ),
  ordersAlreadyChangedThisTurn: usually(
    0,
    count({ it: 'Ordini che ha già cambiato in questo turno', en: 'Orders he has already changed this turn' }, 0, 100),
  ),
  turn: turn('Turno in corso', 'Present turn'),
  recipientOrder: optional(oneOf({ it: 'Ordine che l’unità ha', en: 'Order the unit has' }, order)),
  newOrder: usually('defence', oneOf({ it: 'Nuovo ordine', en: 'New order' }, order)),
};
export type ChannelFacts = Declared<typeof channelFacts>;

export const channelOutcome = {
  legal,
  effectiveTurn: optional(laterTurn('Turno da cui vale l’ordine', 'Turn from which the order holds')),
  needsTest: yesNo({ it: 'L’unità deve superare il test di morale', en: 'The unit must pass its morale test' }),
};
