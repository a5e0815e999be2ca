import type { LeftOpen } from '../../core/index.js';

/** What the book names and does not decide, and what is done about it. */
export const leftOpen: readonly LeftOpen[] = [
  {
    matter: { it: 'Liste degli eserciti: chi ha SK, T, I, CB', en: 'Army lists: who has SK, T, I, CB' },
    why: {
      it: 'Il libro le cita come allegato, ma ci sono solo quelle di Elchingen.',
      en: 'The book cites them as an attachment; only those of Elchingen are there.',
    },
    instead: {
      it: 'Le sigle si dichiarano con l’unità; quelle di Elchingen sono nello scenario.',
      en: 'The flags are declared with the unit; those of Elchingen stand in the scenario.',
    },
  },
  {
    matter: {
      it: 'Archi, visibilità, linee prolungate, parti del fronte, contatto, basi più vicine, vie di ritirata',
      en: 'Arcs, visibility, prolonged lines, parts of a front, contact, nearest bases, lines of retreat',
    },
    why: { it: 'Si vedono solo sul tavolo.', en: 'They can only be seen on the table.' },
    instead: {
      it: 'Si misurano e si dichiarano: distanze, frazioni del fronte, sì o no.',
      en: 'They are measured and declared: distances, fractions of a front, yes or no.',
    },
  },
  {
    matter: { it: 'Cavalleria appiedata', en: 'Dismounted cavalry' },
    why: { it: 'Ha una misura di base ma nessuna regola.', en: 'It has a base size and no rules.' },
    instead: { it: 'Lo decide lo scenario.', en: 'The scenario decides.' },
  },
  {
    matter: { it: 'La mappa di Elchingen con i punti da A a F', en: 'The map of Elchingen with points A to F' },
    why: { it: 'Non è nel testo.', en: 'It is not in the text.' },
    instead: {
      it: 'Il club fissa le zone; lo schieramento si controlla per nome di zona.',
      en: 'The club lays out the zones; deployment is checked by their names.',
    },
  },
  {
    matter: { it: 'Più unità contro una sola in mischia', en: 'Several units against one in melee' },
    why: { it: 'Il libro combatte una contro una.', en: 'The book fights one against one.' },
    instead: {
      it: 'Una mischia alla volta, nell’ordine dei contatti, o come sceglie il club.',
      en: 'One melee at a time, in order of contact, or as the club chooses.',
    },
  },
  {
    matter: {
      it: 'La nota «2 linee» del 7th Foot e i segnalini delle perdite',
      en: 'The words “2 linee” of the 7th Foot, and loss markers',
    },
    why: { it: 'Nessuna regola ne dipende.', en: 'No rule depends on them.' },
    instead: {
      it: 'Le note del roster restano scritte con l’unità.',
      en: 'The words of the roster are kept with the unit.',
    },
  },
];
