import { ruling } from '../../../core/index.js';

// prettier-ignore
export const pmThresholdTiming = ruling('pm-threshold-timing', 'L109',
  { it: 'I 4 PM si contano prima o dopo la perdita?', en: 'Are the 4 PM counted before or after the loss?' }, {
    'after-loss':  { it: 'dopo la perdita', en: 'after the loss' },
    'before-loss': { it: 'prima della perdita', en: 'before the loss' },
  });

// prettier-ignore
export const zeroPm = ruling('zero-pm', 'L109',
  { it: 'Che cosa accade a 0 PM non è scritto.', en: 'Nothing says what happens at 0 PM.' }, {
    'removed': { it: 'l’unità è eliminata', en: 'the unit is removed' },
    'stays':   { it: 'resta in gioco e fa il test come le altre', en: 'it stays on the table and tests like any other' },
  });

// prettier-ignore
export const testLossesRetest = ruling('test-losses-retest', 'L109, L125–131',
  { it: 'I PM persi per il risultato di un test ne causano un altro?', en: 'Do PM lost through a test cause another one?' }, {
    'no':  { it: 'no', en: 'no' },
    'yes': { it: 'sì, se restano 4 PM o meno', en: 'yes, with 4 PM or fewer left' },
  });

// prettier-ignore
export const supportFootnoteMark = ruling('support-footnote-mark', 'L116, L121',
  { it: 'La riga sul supporto ha due asterischi, la spiegazione tre.', en: 'The row on support has two asterisks, its explanation three.' }, {
    'same-note':     { it: 'la spiegazione è di quella riga', en: 'the explanation is that row’s' },
    'no-definition': { it: 'il supporto lo dichiarano i giocatori', en: 'support is declared by the players' },
  });

// prettier-ignore
export const brokenSupporters = ruling('broken-supporters', 'L121',
  { it: 'Chi è in rotta o in ritirata dà supporto?', en: 'Do routing or retreating friends give support?' }, {
    'do-not-count': { it: 'no', en: 'no' },
    'count':        { it: 'sì, come gli altri', en: 'yes, like any other' },
  });

// prettier-ignore
export const fiveOrMore = ruling('five-or-more', 'L125–131',
  { it: 'Per 5 e oltre non c’è una riga.', en: 'No line is printed for 5 and above.' }, {
    'pass':         { it: 'nessun effetto', en: 'no effect' },
    'club-defined': { it: 'il risultato lo stabilisce il club', en: 'the club supplies the result' },
  });

// prettier-ignore
export const belowOne = ruling('below-one', 'L125',
  { it: 'I totali di 0 o meno non sono stampati.', en: 'Totals of 0 or less are not printed.' }, {
    'rout':         { it: 'rotta', en: 'rout' },
    'treat-as-one': { it: 'valgono 1', en: 'they count as 1' },
  });

// prettier-ignore
export const starredModifiers = ruling('starred-modifiers', 'L112–115, L119',
  { it: 'Le righe con asterisco sono di un test di reazione alla carica mai descritto.', en: 'The starred rows belong to a charge reaction test that is never described.' }, {
    'melee-test-of-a-charge':   { it: 'contano nel test in mischia, nel turno della carica', en: 'they count in the melee test, in the turn of the charge' },
    'also-fire-before-contact': { it: 'contano anche nel test sotto tiro, a 1 cm dal nemico', en: 'they count in the test under fire too, 1 cm from the enemy' },
  });

// prettier-ignore
export const charismaticGeneral = ruling('charismatic-general', 'L114–115',
  { it: 'Un generale carismatico prende entrambe le righe da +1?', en: 'Does a charismatic general take both rows of +1?' }, {
    'cumulative': { it: 'sì: vale +2', en: 'yes: he is worth +2' },
    'single':     { it: 'no: vale +1', en: 'no: he is worth +1' },
  });

// prettier-ignore
export const twoColumns = ruling('two-columns', 'L112–113',
  { it: 'Il -1 e il -2 delle colonne che caricano si sommano?', en: 'Do the -1 and the -2 of charging columns add up?' }, {
    'replaces':   { it: 'no: solo -2, anche con tre o più colonne', en: 'no: -2 alone, with three or more columns too' },
    'cumulative': { it: 'sì: -3', en: 'yes: -3' },
  });

// prettier-ignore
export const basesLostScope = ruling('bases-lost-scope', 'L111',
  { it: 'Da quando si contano le basette perse?', en: 'Since when are lost bases counted?' }, {
    'whole-game': { it: 'dall’inizio della partita', en: 'since the start of the game' },
    'this-phase': { it: 'solo quelle di questa fase', en: 'only those of this phase' },
  });

// prettier-ignore
export const d10Zero = ruling('d10-zero', 'L109',
  { it: 'Come si legge lo zero del D10.', en: 'How a zero on the D10 is read.' }, {
    'ten':  { it: 'vale 10', en: 'it is a 10' },
    'zero': { it: 'vale 0', en: 'it is a 0' },
  });

// prettier-ignore
export const squareFailureBand = ruling('square-failure-band', 'L125–131',
  { it: 'La regola dei quadrati segue il risultato 3–4: copre anche 1–2?', en: 'The rule for squares follows the 3–4 result: does it cover 1–2 too?' }, {
    'retreat-band-only': { it: 'no: con 1–2 è una rotta come le altre', en: 'no: 1–2 is a rout like any other' },
    'both-bands':        { it: 'sì: sotto tiro o contro cavalleria il quadrato resta fermo e perde 1 PM', en: 'yes: under fire or against cavalry a square always stands and loses 1 PM' },
  });

// prettier-ignore
export const squareRoutPm = ruling('square-rout-pm', 'L125, L131',
  { it: 'Quanti PM perde il quadrato che con 3–4 va in rotta contro fanteria?', en: 'How many PM does a square lose that routs on 3–4 against infantry?' }, {
    'as-rout': { it: '2, come ogni rotta', en: '2, as in any rout' },
    'one-pm':  { it: '1, come gli altri quadrati', en: '1, as other squares' },
  });

// prettier-ignore
export const retreatPmTiming = ruling('retreat-pm-timing', 'L129',
  { it: 'Il PM della ritirata è nominato insieme alla mossa del turno dopo.', en: 'The PM of a retreat is mentioned together with the next turn’s move.' }, {
    'immediately':   { it: 'si perde subito', en: 'it is lost at once' },
    'with-the-move': { it: 'si perde con la mossa obbligata', en: 'it is lost with the compulsory move' },
  });

// prettier-ignore
export const routDisorderTiming = ruling('rout-disorder-timing', 'L125',
  { it: 'Il disordine della rotta è nominato insieme alla mossa del turno dopo.', en: 'The disorder of a rout is mentioned together with the next turn’s move.' }, {
    'immediately':        { it: 'vale subito', en: 'it counts at once' },
    'from-the-rout-move': { it: 'vale dalla mossa di rotta', en: 'it counts from the rout move on' },
  });

// prettier-ignore
export const abandonedGuns = ruling('abandoned-guns', 'L125, L129',
  { it: 'Che ne è dei pezzi abbandonati.', en: 'What becomes of abandoned guns.' }, {
    'left-on-table': { it: 'restano sul tavolo: si riprendono o catturano d’accordo', en: 'they stay on the table, to be re-crewed or captured by agreement' },
    'destroyed':     { it: 'sono distrutti', en: 'they are destroyed' },
  });
