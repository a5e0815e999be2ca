import {
  appliedModifiers,
  count,
  type Declared,
  flag,
  oneOf,
  optional,
  text,
  unlessDenied,
  usually,
  vocabulary,
  yesNo,
} from '../../../core/index.js';
import { commandingGeneral, ifLegal, legal, reasonsFrom, twoDiceTotal, um } from '../facts.js';
import { commandFailureOutcome } from '../state/command-failure.facts.js';
import { strongUnitAs } from '../unit.js';
import { generalLevel, quality } from '../vocabulary.js';
import { orderReasons } from './order.reasons.js';

/** When an order is given: in the activation of the division, or when the division generals command. */
// prettier-ignore
export const orderPhase = vocabulary('OrderPhase', {
  'activation':     { it: 'attivazione della divisione', en: 'activation of the division', also: ['attivazione'] },
  'division-phase': { it: 'fase dei generali di divisione', en: 'phase of the division generals', also: ['fase divisionale'] },
});

const orders = (it: string, en: string) => count({ it, en }, 0, 20);

/** What the test of a single unit looks at, whichever general gives the order. */
export const regimentOrderFacts = {
  unit: strongUnitAs('Unità che riceve l’ordine', 'Unit that is ordered'),
  general: commandingGeneral,
  generalLevel: usually('brigade', oneOf({ it: 'Livello del generale', en: 'Level of the general' }, generalLevel)),
  generalAlive: unlessDenied('Il generale è in vita', 'The general is alive'),
  onlyGeneral: flag('È l’unico generale: manca quello di brigata', 'He is the only general: there is none of brigade'),
  distanceUm: usually(
    0,
    um('Distanza dal generale, 0 se è aggregato', 'Distance from the general, 0 if he is attached'),
  ),
  attachedGeneral: optional(
    oneOf(
      { it: 'Valore del generale aggregato all’unità', en: 'Quality of the general attached to the unit' },
      quality,
    ),
  ),
  roughTerrain: flag('L’unità è in terreno accidentato', 'The unit is in rough ground'),
  ordersAlreadyGiven: usually(
    0,
    orders('Ordini già dati dal generale in questa mossa', 'Orders the general has already given this turn'),
  ),
  ordersAlreadyReceived: usually(
    0,
    orders('Ordini già ricevuti dall’unità in questa mossa', 'Orders the unit has already received this turn'),
  ),
  orderLimit: usually(3, orders('Ordini a disposizione del generale', 'Orders the general has')),
  nearestEnemyUm: optional(um('Distanza del nemico più vicino', 'Distance of the nearest enemy')),
  charge: flag('L’ordine è una carica dichiarata', 'The order is a declared charge'),
  unitAlreadyFailed: flag(
    'L’unità ha già fallito un test in questa mossa',
    'The unit has already failed a test this turn',
  ),
  divisionDecimated: flag('La divisione è decimata', 'The division is decimated'),
  phase: usually('activation', oneOf({ it: 'Fase in cui si dà l’ordine', en: 'Phase of the order' }, orderPhase)),
  unitActivated: flag(
    'L’unità ha già mosso o combattuto in questa mossa: un ordine fallito non conta',
    'The unit has already moved or fought this turn: a failed order does not count',
  ),
  divisionPhaseForfeited: flag(
    'In questa mossa il generale ha rinunciato alla sua fase',
    'The general has given up his own phase this turn',
  ),
  generalAttachedTo: usually(
    '',
    text({ it: 'Unità a cui il generale è aggregato', en: 'Unit that the general is attached to' }),
  ),
  generalAttachedElsewhere: optional(
    yesNo({
      it: 'Il generale è aggregato a un’altra unità; se manca, lo dice l’unità a cui è aggregato',
      en: 'The general is attached to another unit; if left out, the unit he is attached to tells',
    }),
  ),
  movedByDivisionOrder: flag('L’unità ha mosso con un ordine di divisione', 'The unit was moved by a division order'),
  retiredToRecover: flag('L’unità si è ritirata per riordinarsi', 'The unit retired to recover'),
  divisionWithdrawing: flag('La divisione si sta ritirando dal campo', 'The division is withdrawing from the field'),
};
export type RegimentOrderFacts = Declared<typeof regimentOrderFacts>;

export const recoversDisorder = yesNo({
  it: 'Si riordina subito e agisce in buon ordine',
  en: 'It recovers at once and acts in good order',
});

export const regimentOrderOutcome = {
  legal,
  reasons: reasonsFrom(orderReasons),
  base: ifLegal(count({ it: 'Valore di comando del generale', en: 'Command value of the general' }, 7, 10)),
  // A house rule may weigh every 4 UM of a long way by much.
  target: ifLegal(count({ it: 'Totale da non superare', en: 'Total not to exceed' }, -100_000, 100_000)),
  modifiers: appliedModifiers,
  total: ifLegal(twoDiceTotal),
  passed: ifLegal(yesNo({ it: 'Test superato', en: 'Test passed' })),
  recoversDisorder: ifLegal(recoversDisorder),
  consumesOrder: ifLegal(yesNo({ it: 'Consuma un ordine del generale', en: 'It uses up an order of the general' })),
  failureEffect: ifLegal(commandFailureOutcome.effect),
  divisionWithdraws: ifLegal(yesNo({ it: 'La divisione comincia a ritirarsi', en: 'The division starts to withdraw' })),
  brigadeActivationEnds: ifLegal(yesNo({ it: 'La brigata ha finito', en: 'The brigade is done' })),
};
export type RegimentOrderOutcome = Declared<typeof regimentOrderOutcome>;
