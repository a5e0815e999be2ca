import {
  count,
  type Declared,
  flag,
  oneOf,
  optional,
  text,
  unlessDenied,
  usually,
  yesNo,
} from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { quality } from '../vocabulary.js';
import { takeCommandReasons } from './order.reasons.js';

export const takeCommandFacts = {
  usedThisGame: flag(
    'Questo generale di divisione lo ha già fatto in questa partita',
    'This division general has already done so in this game',
  ),
  unit: optional(unitAs('Unità che ha appena fallito l’ordine', 'Unit that has just failed its order')),
  brigadeFirstTestFailed: optional(
    yesNo({
      it: 'Il generale di brigata ha appena fallito il suo primo test della mossa; se manca, lo dice l’unità, o si dà per certo',
      en: 'The brigade general has just failed his first test of the turn; if left out, the unit tells, or it is taken for granted',
    }),
  ),
  brigadeGeneralOrders: usually(
    0,
    count(
      {
        it: 'Ordini già dati dal generale di brigata in questa mossa',
        en: 'Orders the brigade general has already given this turn',
      },
      0,
      20,
    ),
  ),
  brigadeGeneral: usually(
    'normal',
    oneOf({ it: 'Valore del generale di brigata', en: 'Quality of the brigade general' }, quality),
  ),
  divisionGeneral: usually(
    'normal',
    oneOf({ it: 'Valore del generale di divisione', en: 'Quality of the division general' }, quality),
  ),
  divisionGeneralAlive: unlessDenied('Il generale di divisione è in vita', 'The division general is alive'),
  divisionGeneralAttachedTo: usually(
    '',
    text({ it: 'Unità a cui era aggregato il generale di divisione', en: 'Unit the division general was attached to' }),
  ),
  distanceUm: usually(0, um('Distanza tra i due generali', 'Distance between the two generals')),
};

export type TakeCommand = Declared<typeof takeCommandFacts>;

export const takeCommandOutcome = {
  legal,
  reasons: reasonsFrom(takeCommandReasons),
  commandValue: ifLegal(count({ it: 'Valore di comando con cui ordina', en: 'Command value he orders by' }, 8, 10)),
  ordersAvailable: ifLegal(count({ it: 'Ordini che può ancora dare', en: 'Orders he may still give' }, 2, 3)),
  ordersAlreadyGiven: ifLegal(
    count({ it: 'Ordini che contano come già dati', en: 'Orders that count as given' }, 0, 1),
  ),
  divisionPhaseForfeited: ifLegal(
    yesNo({ it: 'Rinuncia alla sua fase in questa mossa', en: 'He gives up his own phase this turn' }),
  ),
};
