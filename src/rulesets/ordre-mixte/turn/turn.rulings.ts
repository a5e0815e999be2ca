import { ruling } from '../../../core/index.js';

// prettier-ignore
export const moraleTestMoment = ruling('morale-test-moment', 'L81–107',
  { it: 'La sequenza di mossa non elenca i test di morale.', en: 'The sequence never lists the morale tests.' }, {
    'end-of-step':     { it: 'si fanno dopo tutto il fuoco e dopo ogni mischia', en: 'they are taken after all fire, and after each melee' },
    'after-each-loss': { it: 'si fanno subito dopo ogni perdita', en: 'they are taken right after each loss' },
  });

// prettier-ignore
export const ordersUndefined = ruling('orders-undefined', 'L82',
  { it: 'Tipi di ordine e chi può darli stanno nelle regole complete, non sulla scheda.', en: 'The kinds of order and who may give them are in the full rules, not on the sheet.' }, {
    'record-only': { it: 'l’ordine si annota soltanto', en: 'the order is only recorded' },
    'club-rule':   { it: 'vale la regola del club', en: 'the club’s own rule holds' },
  });

// prettier-ignore
export const rallyMethod = ruling('rally-method', 'L83',
  { it: 'Per il recupero non sono stampati né un dado né una condizione.', en: 'Neither a die nor a condition is printed for rallying.' }, {
    'declared-by-caller': { it: 'lo dichiarano i giocatori', en: 'the players declare it' },
    'morale-test-d10':    { it: 'si recupera superando il test di morale con il D10', en: 'a unit rallies on a pass of the D10 morale test' },
  });

// prettier-ignore
export const initiativeMethod = ruling('initiative-method', 'L86',
  { it: 'Per l’iniziativa non è stampata una procedura.', en: 'No procedure is printed for initiative.' }, {
    'declared-by-caller':            { it: 'la dichiarano i giocatori', en: 'the players declare it' },
    'd6-each-high-wins-reroll-ties': { it: 'un D6 per parte, vince il più alto, la parità si ritira', en: 'one D6 a side, the higher wins, ties are thrown again' },
  });

// prettier-ignore
export const breakthroughConditions = ruling('breakthrough-conditions', 'L85',
  { it: 'Chi sfonda o avanza, di quanto, e se combatte ancora?', en: 'Who breaks through or advances, how far, and does it fight again?' }, {
    'after-opponent-left-contact': { it: 'chi ha visto sparire l’avversario in mischia; al massimo una mossa, senza mischia', en: 'a unit whose melee opponent is gone; one move at most, no melee' },
    'declared-by-caller':          { it: 'lo dichiarano i giocatori, anche con l’avversario a contatto', en: 'the players declare it, even with the opponent in contact' },
  });
