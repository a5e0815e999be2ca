import { ruling } from '../../../core/index.js';

// prettier-ignore
export const chokepointScope = ruling('chokepoint-scope', 'L57',
  { it: 'A un ponte o strettoia difesi conta disordinato solo chi forza il passaggio, o chiunque vi stia?', en: 'At a defended bridge or defile, does only the side forcing it count as disordered, or any unit standing in it?' }, {
    'attacker-only':  { it: 'solo chi forza il passaggio', en: 'only the side forcing the passage' },
    'any-unit-in-it': { it: 'anche il difensore che vi sta dentro', en: 'the defender standing in it too' },
  });

// prettier-ignore
export const secondRankScope = ruling('second-rank-scope', 'L40',
  { it: 'Conta tutto il 2° rango o solo le basette dietro a quelle che combattono?', en: 'Does all of the second rank count, or only the bases behind fighting ones?' }, {
    'behind-counted-bases': { it: 'al massimo una dietro ogni basetta contata', en: 'at most one behind each base counted' },
    'whole-second-rank':    { it: 'tutto il 2° rango', en: 'the whole second rank' },
  });

// prettier-ignore
export const openOrderOneToOne = ruling('open-order-one-to-one', 'L40',
  { it: 'Che cosa limiti l’«1 a 1» dell’ordine aperto.', en: 'What the one-to-one limit of open order means.' }, {
    'min-of-both': { it: 'mai più basette proprie che nemiche a contatto', en: 'never more own bases than enemy bases in contact' },
    'no-cap':      { it: 'nessun limite: contano tutte quelle a contatto', en: 'no limit: all bases in contact count' },
  });

// prettier-ignore
export const disorderedEnemyFootnote = ruling('disordered-enemy-footnote', 'L49, L55',
  { it: 'La riga sui nemici disordinati ha un asterisco che parla d’altro; la nota ° sulla copertura dura non è di nessuna riga.', en: 'The row on disordered enemies has an asterisk about something else; the note ° on hard cover belongs to no row.' }, {
    'vs-disordered':              { it: 'la nota ° è di quella riga: niente +10 contro copertura dura', en: 'the note ° is that row’s: no +10 against hard cover' },
    'vs-open-order-or-artillery': { it: 'la nota ° limita il +20 contro ordine aperto o artiglieria', en: 'the note ° limits the +20 against open order or artillery' },
    'both':                       { it: 'la nota ° limita entrambe le righe', en: 'the note ° limits both rows' },
    'none':                       { it: 'la nota ° non si usa', en: 'the note ° is not used' },
  });

// prettier-ignore
export const coveredEnemyNotDisordered = ruling('covered-enemy-not-disordered', 'L53',
  { it: 'Per chi non contano disordinati i nemici in copertura?', en: 'For whom do enemies in cover not count as disordered?' }, {
    'charging-cavalry': { it: 'solo per la cavalleria in carica', en: 'only for charging cavalry' },
    'everyone':         { it: 'per tutti', en: 'for everyone' },
  });

// prettier-ignore
export const ownDisorderInCover = ruling('own-disorder-in-cover', 'L44, L53',
  { it: 'Chi è in copertura e caricato da cavalleria è libero anche dal proprio -5 per disordine?', en: 'Is a unit in cover that is charged by cavalry free of its own -5 for disorder too?' }, {
    'own-penalty-stays':  { it: 'no, il -5 resta', en: 'no, the -5 stays' },
    'own-penalty-lifted': { it: 'sì, il -5 non si applica', en: 'yes, no -5' },
  });

// prettier-ignore
export const meleeCumulative = ruling('melee-cumulative', 'L25, L42–47',
  { it: 'Solo i modificatori al tiro sono detti cumulativi.', en: 'Only the fire modifiers are called cumulative.' }, {
    'cumulative':                { it: 'si sommano: i corazzieri hanno +15 e +3', en: 'they add up: cuirassiers have +15 and +3' },
    'cuirassiers-replace-heavy': { it: 'i corazzieri hanno solo il loro +3', en: 'cuirassiers have their +3 only' },
  });

// prettier-ignore
export const tiredAndSpent = ruling('tired-and-spent', 'L49–50',
  { it: 'La cavalleria spenta prende anche il -5 della stanca?', en: 'Does spent cavalry also take the -5 of tired cavalry?' }, {
    'exclusive':  { it: 'no: uno stato alla volta', en: 'no: one state at a time' },
    'cumulative': { it: 'sì: entrambe le righe', en: 'yes: both rows' },
  });

// prettier-ignore
export const meleeSimultaneity = ruling('melee-simultaneity', 'L101, L103',
  { it: 'Il fuoco è detto contemporaneo; la mischia no.', en: 'Fire is called simultaneous; melee is not.' }, {
    'simultaneous':   { it: 'le due parti colpiscono insieme', en: 'both sides strike together' },
    'attacker-first': { it: 'A carica e colpisce per prima; B solo se le restano PM', en: 'A charges and strikes first; B only if it has PM left' },
  });

// prettier-ignore
export const multiUnitMelee = ruling('multi-unit-melee', 'L38–40',
  { it: 'Come si combatte in più unità contro una.', en: 'How several units fight against one.' }, {
    'each-unit-own-roll': { it: 'ogni unità ha percentuale e D100 propri; chi è solo divide le basette per contatto', en: 'each unit has its own percentage and D100; the lone one splits its bases by contact' },
    'sum':                { it: 'una sola percentuale per parte', en: 'one percentage for each side' },
  });

// prettier-ignore
export const meleeOrderWithinGroup = ruling('melee-order-within-group', 'L103–105',
  { it: 'In che ordine si combattono le mischie dello stesso gruppo.', en: 'In which order the melees of one group are fought.' }, {
    'initiative-side-chooses': { it: 'sceglie la parte A', en: 'side A picks' },
    'simultaneous-group':      { it: 'tutte insieme', en: 'all at once' },
  });
