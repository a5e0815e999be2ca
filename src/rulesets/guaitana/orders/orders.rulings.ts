import { ruling } from '../../../core/index.js';

// prettier-ignore
export const baggageOrders = ruling('baggage-orders', 'Ordini, L102',
  { it: 'Carriaggi e portaordini hanno bisogno di ordini?', en: 'Do baggage and messengers need orders?' }, {
    'baggage-movement-or-defence': { it: 'i carriaggi hanno movimento o difesa; portaordini e comandante in capo nessun ordine', en: 'baggage has movement or defence; messengers and the commander-in-chief have none' },
    'every-model-needs-one':       { it: 'ogni modello ha il suo ordine', en: 'every model has its order' },
  });

// prettier-ignore
export const sightingMoment = ruling('sighting-moment', 'Ordini, L106; Osservazione, L162–168',
  { it: 'L’avvistamento interrompe la mossa o aspetta l’osservazione?', en: 'Does a sighting interrupt a move, or wait for observation?' }, {
    'observation-phase': { it: 'vale dalla fase di osservazione: si decide nei prossimi ordini', en: 'it counts from the observation phase: acted on in the next orders phase' },
    'immediate':         { it: 'vale subito: l’unità può fermarsi a metà mossa', en: 'it counts at once: the unit may stop in mid-move' },
  });

// prettier-ignore
export const pathEnd = ruling('path-end', 'Ordini, L104–106',
  { it: 'L’unità arriva in fondo al suo percorso.', en: 'The unit reaches the end of its path.' }, {
    'becomes-defence-there': { it: 'lì passa in difesa', en: 'there its order becomes defence' },
    'waits-for-orders':      { it: 'lì aspetta nuovi ordini', en: 'there it waits for orders' },
  });

// prettier-ignore
export const movementAfterSighting = ruling('movement-after-sighting', 'Ordini, L104–106',
  { it: 'Che cosa vincola un’unità che ha avvistato il nemico e prosegue con lo stesso ordine?', en: 'What binds a unit that has sighted an enemy and goes on under the same order?' }, {
    'path-binds-minimum-lifted': { it: 'il percorso sì, la mezza mossa no', en: 'the path does, the minimum does not' },
    'all-obligations-stay':      { it: 'sia il percorso sia la mezza mossa', en: 'both the path and the minimum' },
    'free-move':                 { it: 'né il percorso né la mezza mossa', en: 'neither the path nor the minimum' },
  });

// prettier-ignore
export const defencePoint = ruling('defence-point', 'Ordini, L108; Movimento, L127',
  { it: 'Il punto da difendere può essere a 15 cm, ma chi è in difesa non figura tra chi muove.', en: 'The point may be 15 cm away, yet units in defence are not among those that move.' }, {
    'may-move-to-point':      { it: 'può raggiungere il punto, poi ci resta', en: 'it may move to the point, then it stays' },
    'holds-current-position': { it: 'resta dove si trova', en: 'it holds where it stands' },
  });

// prettier-ignore
export const defenceInPlaceChanges = ruling('defence-in-place-changes', 'Ordini, L108; Movimento, L156–158',
  { it: 'Chi è in difesa può cambiare formazione e fronte senza spostarsi?', en: 'May a unit in defence change formation and facing without leaving its place?' }, {
    'allowed':     { it: 'sul posto può cambiare formazione e fronte', en: 'in place it may change formation and facing' },
    'not-allowed': { it: 'non può cambiare né formazione né fronte', en: 'it may change neither formation nor facing' },
  });

// prettier-ignore
export const firearmAttackContact = ruling('firearm-attack-contact', 'Ordini, L109; Movimento, L133',
  { it: 'Chi ha armi da fuoco si ferma a distanza vicina, ma il bonus è obbligatorio se porta a contatto.', en: 'Units with firearms stop at close range, yet the bonus is compulsory if it brings contact.' }, {
    'charge-when-in-reach': { it: 'carica se bastano mezza mossa e bonus, altrimenti si ferma a distanza vicina', en: 'it charges if half its capacity and the bonus suffice, else it halts at close range' },
    'halt-at-close-range':  { it: 'non carica mai', en: 'it never charges' },
    'player-choice':        { it: 'carica se il giocatore lo dice, con la mossa intera e il bonus', en: 'it charges if its player says so, with full capacity and bonus' },
  });

// prettier-ignore
export const lanceAndCarbineAttack = ruling('lance-and-carbine-attack', 'Ordini, L109; Tipi di truppe, L53',
  { it: 'La cavalleria italiana ha lancia e carabina: attacca a mezza mossa?', en: 'Italian cavalry has lance and carbine: is it held to half its capacity?' }, {
    'literal':                { it: 'sì, ha armi da fuoco', en: 'yes, it has firearms' },
    'mounted-lancers-exempt': { it: 'no, i lancieri a cavallo attaccano come chi non ha armi da fuoco', en: 'no, mounted lancers attack like units without firearms' },
  });

// prettier-ignore
export const nearestEnemyVisibility = ruling('nearest-enemy-visibility', 'Ordini, L109',
  { it: 'Il nemico più vicino di tutti o il più vicino in vista?', en: 'The nearest enemy of all, or the nearest seen?' }, {
    'nearest-visible':  { it: 'si attacca il più vicino in vista, o dove lo si è visto l’ultima volta', en: 'the nearest in sight is attacked, or where it was last seen' },
    'nearest-on-table': { it: 'si attacca il più vicino sul tavolo', en: 'the nearest on the table is attacked' },
  });

// prettier-ignore
export const attackOnSoftTargets = ruling('attack-on-soft-targets', 'Ordini, L109',
  { it: 'Portaordini, comandante in capo e carriaggi contano come unità più vicina?', en: 'Do messengers, commander-in-chief and baggage count as the nearest unit?' }, {
    'baggage-yes-others-no': { it: 'contano i carriaggi, gli altri no', en: 'baggage counts, the others do not' },
    'all':                   { it: 'contano tutti', en: 'all count' },
  });

// prettier-ignore
export const retreatMoveTiming = ruling('retreat-move-timing', 'Ordini, L110; Movimento, L127',
  { it: 'L’ordine chiede di muovere subito, la fase di movimento fa muovere per prime le unità in ritirata.', en: 'The order asks for a move at once, the movement phase has retreating units move first.' }, {
    'next-movement-phase': { it: 'si muove nella prossima fase di movimento', en: 'it moves in the next movement phase' },
    'immediate':           { it: 'si muove subito, e di nuovo a ogni fase di movimento', en: 'it moves at once, and again in each movement phase' },
  });

// prettier-ignore
export const italianMassMovement = ruling('italian-mass-movement', 'Tipi di truppe, L64; Movimento, L135–148',
  { it: 'La tabella non dice quanto muove la fanteria italiana a massa.', en: 'The table has no row for Italian infantry in mass.' }, {
    'chain-column-rate': { it: 'come a catena o in colonna', en: 'as in chain or column' },
    'line-rate':         { it: 'come in linea', en: 'as in line' },
  });

// prettier-ignore
export const retreatNoDestination = ruling('retreat-no-destination', 'Ordini, L110',
  { it: 'Il comandante in capo non si vede e i carriaggi sono perduti.', en: 'The commander-in-chief is out of sight and the baggage is lost.' }, {
    'own-table-edge':  { it: 'verso il proprio bordo del tavolo', en: 'towards its own table edge' },
    'away-from-enemy': { it: 'lontano dal nemico', en: 'away from the enemy' },
  });

// prettier-ignore
export const artilleryInRetreat = ruling('artillery-in-retreat', 'Tipi di truppe, L55, L64',
  { it: 'Le unità italiane in ritirata vanno a massa, ma i pezzi sono solo someggiati o in batteria.', en: 'Retreating Italian units go into mass, yet guns are only packed or in battery.' }, {
    'keeps-its-state': { it: 'i pezzi restano come sono', en: 'guns stay as they are' },
    'counts-as-mass':  { it: 'i pezzi contano come a massa', en: 'guns count as in mass' },
  });

// prettier-ignore
export const ordersPerTurn = ruling('orders-per-turn', 'Ordini, L114',
  { it: 'Quanti ordini può cambiare in un turno il comandante in capo?', en: 'How many orders may the commander-in-chief change in a turn?' }, {
    'one':       { it: 'uno per turno', en: 'one a turn' },
    'unlimited': { it: 'quanti vuole', en: 'as many as he likes' },
  });

// prettier-ignore
export const nearEnemyMeasure = ruling('near-enemy-measure', 'Ordini, L114',
  { it: 'Di chi sono la distanza di carica e il tiro vicino che contano per l’eliografo?', en: 'Whose charge distance and close range count for the heliograph?' }, {
    'that-enemys-own': { it: 'di quel nemico: la sua mossa col bonus, o il tiro vicino della sua arma', en: 'that enemy’s: its capacity with the bonus, or its weapon’s close range' },
    'recipients-own':  { it: 'dell’unità che riceve l’ordine', en: 'those of the unit that receives the order' },
  });

// prettier-ignore
export const messengerReturn = ruling('messenger-return', 'Ordini, L114',
  { it: 'Un portaordini si può usare di nuovo?', en: 'Can a messenger be used again?' }, {
    'must-ride-back': { it: 'sì, quando è tornato indietro', en: 'yes, once it has ridden back' },
    'used-up':        { it: 'no, serve una volta sola', en: 'no, it serves once' },
  });

// prettier-ignore
export const messengerActivation = ruling('messenger-activation', 'Ordini, L114; Movimento, L127',
  { it: 'Muovere un portaordini conta come muovere un’unità?', en: 'Does moving a messenger count as moving a unit?' }, {
    'free':                { it: 'no, muove insieme a un’unità della sua parte', en: 'no, it moves along with any unit of its side' },
    'takes-an-activation': { it: 'sì, vale come la mossa di un’unità', en: 'yes, it counts as the move of a unit' },
  });

// prettier-ignore
export const messengerAfterCincLoss = ruling('messenger-after-cinc-loss', 'Ordini, L114, L123',
  { it: 'Il comandante in capo cade mentre l’ordine è in viaggio.', en: 'The commander-in-chief falls while the order is under way.' }, {
    'still-valid': { it: 'l’ordine resta valido', en: 'the order stays valid' },
    'cancelled':   { it: 'l’ordine decade', en: 'the order lapses' },
  });

// prettier-ignore
export const initiativeAttempts = ruling('initiative-attempts', 'Ordini, L116–121',
  { it: 'Quante volte un’unità può tentare?', en: 'How often may a unit try?' }, {
    'once-per-orders-phase':  { it: 'una volta per fase di ordini', en: 'once in each orders phase' },
    'once-per-enemy-sighted': { it: 'una volta per ogni nemico avvistato', en: 'once for each enemy sighted' },
  });

// prettier-ignore
export const leaderlessRetreat = ruling('leaderless-retreat', 'Ordini, L121–123',
  { it: 'Un’unità senza comandante può scegliere la ritirata?', en: 'May a unit without commander choose to retreat?' }, {
    'no':  { it: 'no: solo per ordine del comandante in capo o per un test fallito', en: 'no: only by order of the commander-in-chief or by a failed test' },
    'yes': { it: 'sì', en: 'yes' },
  });

// prettier-ignore
export const halfDieRounding = ruling('half-d6-rounding', 'Dadi, L47; Ordini, L123',
  { it: 'Come si arrotonda mezzo dado?', en: 'How is half a die rounded?' }, {
    'up':   { it: 'per eccesso: da 1 a 3', en: 'up: 1 to 3' },
    'down': { it: 'per difetto: da 0 a 3', en: 'down: 0 to 3' },
  });

// prettier-ignore
export const successorUnit = ruling('successor-unit', 'Ordini, L123',
  { it: 'L’unità del successore perde il suo comandante?', en: 'Does the successor’s unit lose its commander?' }, {
    'unit-becomes-leaderless': { it: 'sì, resta senza comandante', en: 'yes, it is left without commander' },
    'doubles-up':              { it: 'no, il successore tiene entrambi i posti', en: 'no, he keeps both posts' },
  });
