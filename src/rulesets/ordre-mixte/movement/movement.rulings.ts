import { ruling } from '../../../core/index.js';

// prettier-ignore
export const singleFigureRoutSpeed = ruling('single-figure-rout-speed', 'L63–68',
  { it: 'La colonna «in colonna / in rotta» dà due cifre alla sola fanteria: cavalleria e artiglieria ne hanno una.', en: 'The column for column and rout gives two figures to infantry alone: cavalry and guns have one.' }, {
    'same-figure': { it: 'la cifra unica vale anche in rotta', en: 'the single figure serves in rout too' },
    'column-only': { it: 'cavalleria e artiglieria non hanno qui una velocità di rotta', en: 'cavalry and guns have no rout speed here' },
  });

// prettier-ignore
export const emptySpeedCells = ruling('empty-speed-cells', 'L63–69',
  { it: 'Alcune caselle delle velocità sono vuote: cavalleria in quadrato o in ordine aperto, artiglieria in linea.', en: 'Some cells of the speeds are empty: cavalry in square or open order, guns in line.' }, {
    'illegal':          { it: 'in quella formazione non si muove', en: 'there is no move in that formation' },
    'use-column-speed': { it: 'vale la velocità in colonna (pezzi: agganciati)', en: 'the column speed serves (guns: the limbered one)' },
  });

// prettier-ignore
export const unlistedMoveCosts = ruling('unlisted-move-costs', 'L61–77',
  { it: 'Cambi di formazione, conversioni, aggancio dei pezzi e terreno non hanno un costo sulla scheda.', en: 'Formation changes, turns, limbering and terrain have no cost on the sheet.' }, {
    'not-adjudicated': { it: 'i costi restano ai giocatori', en: 'these costs are left to the players' },
    'club-table':      { it: 'il club ha una sua tabella: il costo si toglie dalla mossa', en: 'the club has a table of its own: the cost comes off the move' },
  });

// prettier-ignore
export const marchBonusStacking = ruling('march-bonus-stacking', 'L73–75',
  { it: 'Su strada si aggiungono 7 cm, oppure 3 e 7?', en: 'Does a road give 7 cm, or 3 and 7?' }, {
    'road-replaces': { it: 'su strada +7 soltanto', en: '+7 alone on a road' },
    'cumulative':    { it: 'su strada 3 e 7 si sommano: +10', en: '3 and 7 add up on a road: +10' },
  });

// prettier-ignore
export const roadBonusArtillery = ruling('road-bonus-artillery', 'L73–75',
  { it: 'Il +3 nomina fanteria e cavalleria, il +7 nessuno.', en: 'The +3 names infantry and cavalry, the +7 nobody.' }, {
    'included': { it: 'anche i pezzi agganciati prendono il +7', en: 'limbered guns get the +7 too' },
    'excluded': { it: 'i pezzi non prendono il +7', en: 'guns do not get the +7' },
  });

// prettier-ignore
export const partialRoadMove = ruling('partial-road-move', 'L75',
  { it: 'Che cosa vale se solo parte della mossa è su strada?', en: 'What holds if only part of the move is on a road?' }, {
    'whole-move-needed': { it: 'il bonus di strada chiede tutta la mossa su strada', en: 'the road bonus needs the whole move on the road' },
    'pro-rata':          { it: 'ogni bonus conta per la sua parte di percorso', en: 'each bonus counts for its part of the way' },
  });

// prettier-ignore
export const strategicMultiplier = ruling('strategic-multiplier', 'L77',
  { it: 'Che cosa raddoppia di preciso il movimento strategico?', en: 'What exactly does strategic movement double?' }, {
    'whole-allowance':  { it: 'la velocità con il bonus di marcia', en: 'the speed with its march bonus' },
    'table-speed-only': { it: 'la sola velocità di tabella; il bonus si aggiunge dopo', en: 'the printed speed only; the bonus is added after' },
  });

// prettier-ignore
export const strategicConditions = ruling('strategic-conditions', 'L77',
  { it: 'Distanza dal nemico, formazione e ordini per il movimento strategico non sono sulla scheda.', en: 'Distance from the enemy, formation and orders for strategic movement are not on the sheet.' }, {
    'declared-by-caller':    { it: 'i giocatori dichiarano che è permesso', en: 'the players declare that it is allowed' },
    'club-minimum-distance': { it: 'decide la distanza minima dal nemico fissata dal club', en: 'the club’s minimum distance from the enemy decides' },
  });

// prettier-ignore
export const limberedCrossing = ruling('limbered-crossing', 'L75',
  { it: 'I pezzi agganciati valgono come colonna di marcia?', en: 'Do limbered guns count as a march column?' }, {
    'limbered-one-wide-counts': { it: 'sì, con una basetta di fronte', en: 'yes, one base wide' },
    'artillery-excluded':       { it: 'no: l’artiglieria non passa', en: 'no: guns do not cross' },
  });

// prettier-ignore
export const generalRisk = ruling('general-risk', 'L90, L96',
  { it: 'Nessuna regola dice se un generale può essere colpito.', en: 'No rule says whether a general may be hit.' }, {
    'no-risk':   { it: 'il generale non corre rischi', en: 'the general runs no risk' },
    'club-rule': { it: 'vale la regola del club', en: 'the club’s own rule holds' },
  });

// prettier-ignore
export const chargeReach = ruling('charge-reach', 'L91, L97',
  { it: 'Basta arrivare a 1 cm o la mossa deve coprire tutta la distanza?', en: 'Does reaching 1 cm suffice, or must the move cover the full distance?' }, {
    'full-distance': { it: 'la mossa deve coprire tutta la distanza', en: 'the move must cover the full distance' },
    'to-the-halt':   { it: 'basta arrivare al punto di arresto', en: 'reaching the halt is enough' },
  });

// prettier-ignore
export const evasionEligibility = ruling('evasion-eligibility', 'L92, L98',
  { it: 'La scheda non dice chi può evadere.', en: 'The sheet does not say who may evade.' }, {
    'declared-by-caller': { it: 'lo dichiarano i giocatori', en: 'the players declare it' },
    'open-order-light-cavalry-horse-artillery': { it: 'fanteria in ordine aperto, cavalleria leggera e artiglieria a cavallo agganciata', en: 'open-order infantry, light cavalry and limbered horse artillery' },
  });

// prettier-ignore
export const evasionDistance = ruling('evasion-distance', 'L92, L98',
  { it: 'Di quanto si evade?', en: 'How far does an evader go?' }, {
    'one-move':  { it: 'di una mossa normale', en: 'one normal move' },
    'club-rule': { it: 'della distanza fissata dal club', en: 'the distance the club has set' },
  });

// prettier-ignore
export const aUnitEvadingAfterMoving = ruling('a-unit-evading-after-moving', 'L98',
  { it: 'Quando A evade, le sue unità hanno già mosso.', en: 'When A evades, its units have already moved.' }, {
    'may-still-evade': { it: 'possono evadere lo stesso', en: 'they may still evade' },
    'only-unmoved':    { it: 'di A evade solo chi non ha mosso', en: 'of A only units that have not moved evade' },
  });

// prettier-ignore
export const newTargetAfterEvasion = ruling('new-target-after-evasion', 'L93, L99',
  { it: 'La mossa completata può caricare un altro nemico?', en: 'May the completed move charge another enemy?' }, {
    'yes-if-reachable': { it: 'sì, se lo raggiunge', en: 'yes, if it reaches one' },
    'no':               { it: 'no', en: 'no' },
  });

// prettier-ignore
export const lateChargeOrder = ruling('late-charge-order', 'L100',
  { it: 'Quale parte dichiara per prima le cariche di chi non ha mosso?', en: 'Which side declares the charges of unmoved units first?' }, {
    'a-then-b':            { it: 'prima A, poi B', en: 'A first, then B' },
    'simultaneous-secret': { it: 'insieme e in segreto', en: 'together and in secret' },
  });

// prettier-ignore
export const lateChargeEvasion = ruling('late-charge-evasion', 'L100',
  { it: 'Chi è caricato da chi non aveva mosso può evadere?', en: 'May the target of such a charge evade?' }, {
    'no-evasion': { it: 'no', en: 'no' },
    'may-evade':  { it: 'sì', en: 'yes' },
  });

// prettier-ignore
export const brokenTarget = ruling('broken-target', 'L102',
  { it: 'Che cosa succede se l’unità caricata ha fallito il morale sotto tiro?', en: 'What happens if the charged unit failed its test under fire?' }, {
    'melee-still-fought':        { it: 'la mischia si combatte lo stesso', en: 'the melee is fought all the same' },
    'no-melee-charger-occupies': { it: 'chi carica chiude senza mischia', en: 'the charger closes without a melee' },
  });

// prettier-ignore
export const routDuration = ruling('rout-duration', 'L125',
  { it: 'La mossa di rotta descritta è una; delle mosse seguenti non si dice nulla.', en: 'One rout move is described; nothing is said of later turns.' }, {
    'until-rallied': { it: 'la rotta dura finché l’unità non è recuperata', en: 'the rout lasts until the unit rallies' },
    'one-move':      { it: 'dopo una mossa l’unità è di nuovo salda, ma in disordine', en: 'after one move the unit is steady again, but disordered' },
  });

// prettier-ignore
export const ralliedBeforeMoving = ruling('rallied-before-moving', 'L83–84',
  { it: 'Il recupero viene prima della mossa obbligata.', en: 'Rally comes before the compulsory move.' }, {
    'rallied-unit-does-not-move': { it: 'chi è recuperato non muove', en: 'a rallied unit does not move' },
    'moves-anyway':               { it: 'chi è recuperato fa lo stesso la mossa', en: 'a rallied unit makes the move all the same' },
  });

// prettier-ignore
export const abandonedCrewSpeed = ruling('abandoned-crew-speed', 'L125, L129',
  { it: 'Quanto muovono i serventi senza i pezzi?', en: 'How fast does a crew without guns move?' }, {
    'infantry-rout-speed': { it: 'come fanteria in rotta: 22 cm', en: 'like routing infantry: 22 cm' },
    'removed-from-play':   { it: 'i serventi sono tolti dal gioco', en: 'the crew is removed from play' },
  });

// prettier-ignore
export const moveAfterCompulsory = ruling('move-after-compulsory', 'L84, L91, L97',
  { it: 'Chi ha appena fatto la mossa obbligata ed è di nuovo saldo muove ancora con le truppe della sua parte?', en: 'Does a unit that has just made its compulsory move, and is steady again, move once more with the troops of its side?' }, {
    'counts-as-its-move': { it: 'no: era la sua mossa, e in questo turno non carica più', en: 'no: it was its move, and it charges no more this turn' },
    'may-move-again':     { it: 'sì: la mossa obbligata non si conta', en: 'yes: the compulsory move does not count' },
  });
