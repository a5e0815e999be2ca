import type { LeftOpen } from '../../core/index.js';

/** What the book names and does not decide. */
// prettier-ignore
export const leftOpen: readonly LeftOpen[] = [
  { matter: { it: 'Seguire il percorso tracciato, la via più diretta, le deviazioni', en: 'Following the drawn path, the most direct way, detours' },
    why: { it: 'Serve il tavolo, o una mappa digitale', en: 'It takes the table, or a digital map' },
    instead: { it: 'Si dichiarano distanze e circostanze', en: 'Distances and circumstances are declared' } },
  { matter: { it: 'Linee di vista, contatto sul fianco o alle spalle, archi di tiro', en: 'Lines of sight, contact in flank or rear, arcs of fire' },
    why: { it: 'Si misurano sul tavolo', en: 'They are measured on the table' },
    instead: { it: 'Si dichiarano misurati, o si danno le posizioni da cui misurarli', en: 'They are declared as measured, or measured from positions' } },
  { matter: { it: 'La segretezza delle unità nascoste', en: 'Secrecy of hidden units' },
    why: { it: 'Nessuno può dimostrare che cosa sa un giocatore', en: 'Nobody can prove what a player knows' },
    instead: { it: 'Le unità nascoste restano nel registro della loro parte; il loro arrivo viene giudicato', en: 'Hidden units stay in their side’s own log; where they appear is adjudicated' } },
  { matter: { it: 'La classe delle unità', en: 'The training class of units' },
    why: { it: 'È lasciata agli scenari', en: 'It is left to scenarios' },
    instead: { it: 'Si dichiara', en: 'It is declared' } },
  { matter: { it: 'Vittoria, durata, zone di schieramento, misure del tavolo', en: 'Victory, length, deployment zones, size of the table' },
    why: { it: 'Il libro non ne parla', en: 'The book does not say' },
    instead: { it: 'Lo decide lo scenario', en: 'The scenario decides' } },
  { matter: { it: 'Muli perduti, cavalli lasciati soli, pezzi catturati', en: 'Lost mules, horses left alone, captured guns' },
    why: { it: 'Il libro non ne parla', en: 'The book does not say' },
    instead: { it: 'Interpretazioni del club, o lo scenario', en: 'Rulings of the club, or the scenario' } },
  { matter: { it: 'Quale terreno è già stato osservato', en: 'Which terrain has been observed' },
    why: { it: 'Il termine non è definito', en: 'The word is not defined' },
    instead: { it: 'Lo dice l’interpretazione observed-terrain', en: 'The ruling observed-terrain says so' } },
  { matter: { it: 'La durata di un turno in tempo reale', en: 'How long a turn lasts in real time' },
    why: { it: 'Da 2 a 15 minuti, senza effetto sulle regole', en: '2 to 15 minutes, without effect on the rules' },
    instead: { it: 'Non si usa', en: 'It is not used' } },
];
