import type { LeftOpen } from '../../core/index.js';

/** What the chapter names and does not decide. */
// prettier-ignore
export const leftOpen: readonly LeftOpen[] = [
  { matter: { it: 'Il movimento di base delle formazioni, e quali costano un terzo o due terzi', en: 'Basic allowances of formations, and which cost a third or two' },
    why: { it: 'Sono in altri capitoli', en: 'They are in other chapters' },
    instead: { it: 'Si dichiarano', en: 'They are declared' } },
  { matter: { it: 'Il VI-8', en: 'Section VI-8' },
    why: { it: 'È annunciato e non scritto', en: 'It is announced and not written' },
    instead: { it: 'Niente; l’interpretazione section-vi-8 lo ricorda', en: 'Nothing; the ruling section-vi-8 is a reminder of it' } },
  { matter: { it: 'Che cosa vuol dire «attiva», come ci si stanca, ci si disordina o ci si riforma', en: 'What “active” means, how units tire, fall into disorder or re-form' },
    why: { it: 'È in altri capitoli', en: 'It is in other chapters' },
    instead: { it: 'Fatti dichiarati e interpretazioni', en: 'Declared facts and rulings' } },
  { matter: { it: 'Carica, controcarica e mischia', en: 'Charge, counter-charge and melee' },
    why: { it: 'Sono in altri capitoli', en: 'They are in other chapters' },
    instead: { it: 'Solo i loro legami con il movimento', en: 'Only their links with movement' } },
  { matter: { it: 'I due disegni del VI-4', en: 'The two drawings of VI-4' },
    why: { it: 'Mancano', en: 'They are missing' },
    instead: { it: 'Vale il testo', en: 'The text holds' } },
  { matter: { it: 'Quale terreno è difficile, quale collina dura, quale bosco fitto', en: 'Which ground is difficult, which hill hard, which wood thick' },
    why: { it: 'Non è definito', en: 'It is not defined' },
    instead: { it: 'Si dichiara il terreno', en: 'The ground is declared' } },
  { matter: { it: 'Il «se necessario» dell’arbitro', en: 'The referee’s “if necessary”' },
    why: { it: 'Decide una persona', en: 'A person decides' },
    instead: { it: 'Si propone la nuova direzione o posizione; l’arbitro conferma', en: 'The new heading or position is proposed; the referee confirms' } },
  { matter: { it: 'La geometria delle basi', en: 'The geometry of bases' },
    why: { it: 'Il capitolo non ne parla', en: 'The chapter does not say' },
    instead: { it: 'L’ordine di mossa misura da basi rettangolari con il loro fronte', en: 'The move order measures from rectangular bases with their front' } },
];
