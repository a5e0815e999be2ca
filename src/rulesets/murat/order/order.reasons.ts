import { vocabulary, type WordOf } from '../../../core/index.js';

// prettier-ignore
export const allowanceReasons = vocabulary('AllowanceReason', {
  'unknown-structure': { it: 'le «brigate» prussiane esistono solo dal 1812 al 1815', en: 'Prussian “brigades” exist only from 1812 to 1815' },
});

// prettier-ignore
export const divisionOrderReasons = vocabulary('DivisionOrderReason', {
  'only-two-division-orders':       { it: 'gli ordini di divisione sono due soli', en: 'there are only two division orders' },
  'general-fallen':                 { it: 'il generale è caduto', en: 'the general has fallen' },
  'division-order-must-come-first': { it: 'sono già stati dati ordini di reggimento', en: 'regiment orders have already been given' },
});

// prettier-ignore
export const divisionMoveReasons = vocabulary('DivisionMoveReason', {
  'within-6um-of-enemy': { it: 'è troppo vicina a un nemico, entro 6 UM', en: 'it is too close to an enemy, within 6 UM' },
});

// prettier-ignore
export const orderReasons = vocabulary('OrderReason', {
  'no-orders-left':                { it: 'il generale ha finito gli ordini', en: 'the general has no orders left' },
  'unit-already-failed-this-turn': { it: 'l’unità ha già fallito un test in questa fase', en: 'the unit has already failed a test in this phase' },
  'unit-already-charged':          { it: 'l’unità ha già caricato', en: 'the unit has already charged' },
  'outside-command-radius':        { it: 'l’unità è fuori dal raggio di comando', en: 'the unit is outside the command radius' },
  'division-phase-forfeited':      { it: 'in questa mossa il generale ha rinunciato alla sua fase', en: 'the general has given up his own phase this turn' },
  'unit-already-used':             { it: 'l’unità ha già agito o sparato in questa mossa', en: 'the unit has already acted or fired this turn' },
  'general-fallen':                { it: 'il generale è caduto', en: 'the general has fallen' },
  'general-attached-elsewhere':    { it: 'il generale è aggregato a un’altra unità', en: 'the general is attached to another unit' },
  'moved-by-division-order':       { it: 'l’unità ha mosso con un ordine di divisione', en: 'the unit was moved by a division order' },
  'retired-to-recover':            { it: 'l’unità si è ritirata per riordinarsi', en: 'the unit retired to recover' },
  'division-withdrawing':          { it: 'la divisione si sta ritirando dal campo', en: 'the division is withdrawing from the field' },
});
export type OrderReason = WordOf<typeof orderReasons>;

// prettier-ignore
export const takeCommandReasons = vocabulary('TakeCommandReason', {
  'once-per-game':                { it: 'lo ha già fatto in questa partita', en: 'he has already done so in this game' },
  'only-after-failed-first-test': { it: 'il generale di brigata non ha fallito il suo primo test', en: 'the brigade general did not fail his first test' },
  'general-fallen':               { it: 'il generale di divisione è caduto', en: 'the division general has fallen' },
  'outside-brigade-radius':       { it: 'è fuori dal raggio di comando del generale di brigata', en: 'he is outside the brigade general’s command radius' },
});
