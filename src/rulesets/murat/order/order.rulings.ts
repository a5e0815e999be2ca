import { ruling } from '../../../core/index.js';

// prettier-ignore
export const failedOrderCounts = ruling('failed-order-counts', '§2.4',
  { it: 'Un test di comando fallito consuma uno degli ordini?', en: 'Does a failed command test use up one of the orders?' }, {
    'counts':         { it: 'sì', en: 'yes' },
    'does-not-count': { it: 'no', en: 'no' },
  });

// prettier-ignore
export const failedOrderInitiative = ruling('failed-order-initiative', '§2.4, §2.7',
  { it: 'Solo dell’artiglieria si dice che un ordine fallito non costa l’iniziativa: agli altri la costa?', en: 'Only of artillery is it said that a failed order does not cost the initiative: does it cost the others theirs?' }, {
    'brigade-continues': { it: 'no: la brigata va avanti con un’altra unità', en: 'no: the brigade goes on with another unit' },
    'brigade-ends':      { it: 'sì: la brigata ha finito', en: 'yes: the brigade is done' },
  });

// prettier-ignore
export const divisionOrderFailed = ruling('division-order-failed', '§2.4',
  { it: 'Che cosa fa una divisione che fallisce il primo ordine di divisione?', en: 'What does a division do that fails its first division order?' }, {
    'binding':   { it: 'la scelta resta: niente ordini di reggimento né fase del generale di divisione, ma può sparare', en: 'the choice stands: no regiment orders and no divisional phase, but it may fire' },
    'fall-back': { it: 'restano gli ordini di reggimento e la fase del generale di divisione', en: 'regiment orders and the divisional phase remain open' },
  });

// prettier-ignore
export const divisionOrderNearEnemy = ruling('division-order-near-enemy', '§2.4, §2.7',
  { it: 'Può muovere con un ordine di divisione chi è già entro 6 UM dal nemico?', en: 'May a unit already within 6 UM of the enemy move by a division order?' }, {
    'not-closer': { it: 'sì, se non si avvicina', en: 'yes, if it does not come closer' },
    'no-move':    { it: 'no', en: 'no' },
  });

// prettier-ignore
export const commandDistance = ruling('command-distance', '§2.4',
  { it: 'Il testo penalizza chi è fuori dal raggio, la tabella ogni 4 UM, e l’esempio toglie 1 a 6 UM, dentro il raggio.', en: 'The text penalises units outside the radius, the table every 4 UM, and the example takes 1 off at 6 UM, inside the radius.' }, {
    'every-full-4um':     { it: '-1 ogni 4 UM intere, dentro o fuori dal raggio', en: '-1 for every full 4 UM, inside or outside the radius' },
    'beyond-radius-only': { it: 'nessun malus dentro il raggio', en: 'no malus inside the radius' },
  });

// prettier-ignore
export const commandRadius = ruling('command-radius', '§2.4',
  { it: 'Che cos’altro fa il raggio di comando di brigata?', en: 'What else does the brigade command radius do?' }, {
    'malus-only':        { it: 'nulla: fuori dal raggio gli ordini si danno lo stesso', en: 'nothing: orders are given outside it all the same' },
    'no-orders-outside': { it: 'fuori dal raggio non si danno ordini', en: 'no orders are given outside it' },
  });

// prettier-ignore
export const orderCountScope = ruling('order-count-scope', '§2.4',
  { it: 'Il malus per ogni ordine dopo il primo conta gli ordini del generale o quelli alla stessa unità?', en: 'Does the malus for every order after the first count the general’s orders or those to the same unit?' }, {
    'per-general': { it: 'quelli dati dal generale', en: 'those given by the general' },
    'per-unit':    { it: 'quelli ricevuti dall’unità', en: 'those received by the unit' },
  });

// prettier-ignore
export const artilleryOrderMalus = ruling('artillery-order-malus', '§2.7',
  { it: 'Il malus per gli ordini dopo il primo vale anche per le batterie?', en: 'Does the malus for orders after the first hold for batteries too?' }, {
    'exempt':  { it: 'no', en: 'no' },
    'subject': { it: 'sì', en: 'yes' },
  });

// prettier-ignore
export const divisionPhaseModifiers = ruling('division-phase-modifiers', '§2.12',
  { it: 'Il test del generale di divisione usa il valore di comando nudo o con i modificatori?', en: 'Does the division general’s test use the bare command value or the modifiers too?' }, {
    'apply': { it: 'con tutti i modificatori degli ordini', en: 'with all the modifiers of orders' },
    'none':  { it: 'il valore nudo', en: 'the bare value' },
  });

// prettier-ignore
export const takeCommandOrders = ruling('take-command-orders', '§2.12',
  { it: 'Quanti ordini ha chi prende il comando, e quello fallito conta?', en: 'How many orders has he who takes command, and does the failed one count?' }, {
    'fresh-three': { it: 'tre: la fase della brigata ricomincia, e l’unità che ha fallito può riprovare', en: 'three: the brigade’s phase starts again, and the unit that failed may try again' },
    'remaining':   { it: 'due: il prossimo è il secondo', en: 'two: the next one is the second' },
  });
