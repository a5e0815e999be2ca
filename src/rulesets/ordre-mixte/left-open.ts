import type { LeftOpen } from '../../core/index.js';

/** What the sheet names and does not decide, and what is done about it. */
export const leftOpen: readonly LeftOpen[] = [
  {
    matter: {
      it: 'Ordini, recupero, iniziativa, chi evade e di quanto, sfondamento, avanzata, condizioni del movimento strategico',
      en: 'Orders, rally, initiative, who evades and how far, breakthrough, infantry advance, conditions of strategic movement',
    },
    why: {
      it: 'La scheda li nomina e lascia le regole al manuale completo.',
      en: 'The sheet names them and leaves their rules to the full rulebook.',
    },
    instead: {
      it: 'Si registra ciò che i giocatori dichiarano; alcune interpretazioni offrono un metodo al club.',
      en: 'What the players declare is recorded; some rulings offer the club a method.',
    },
  },
  {
    matter: {
      it: 'PM iniziali, grandezza delle unità, liste d’esercito',
      en: 'Starting PM, unit sizes, army lists',
    },
    why: { it: 'Non sono sulla scheda.', en: 'They are not on the sheet.' },
    instead: { it: 'Li dichiarano i giocatori.', en: 'The players state them.' },
  },
  {
    matter: {
      it: 'Costo di cambi di formazione, conversioni, aggancio dei pezzi e terreno',
      en: 'Cost of formation changes, turns, limbering and terrain',
    },
    why: { it: 'Non è sulla scheda.', en: 'It is not on the sheet.' },
    instead: {
      it: 'Lo dichiarano i giocatori, o viene dalla tabella del club.',
      en: 'The players state it, or it comes from the club’s table.',
    },
  },
  {
    matter: { it: 'Come la cavalleria diventa stanca o spenta', en: 'How cavalry becomes tired or spent' },
    why: {
      it: 'Sono stampate solo le penalità in mischia.',
      en: 'Only the melee penalties are printed.',
    },
    instead: { it: 'Si dichiara lo stato della cavalleria.', en: 'The condition of the cavalry is declared.' },
  },
  {
    matter: {
      it: 'Come si va in disordine e come se ne esce, salvo rotta, ponti e strettoie',
      en: 'How disorder comes and goes, apart from rout, bridges and defiles',
    },
    why: { it: 'Non è sulla scheda.', en: 'It is not on the sheet.' },
    instead: { it: 'Si dichiara se l’unità è in disordine.', en: 'Whether the unit is in disorder is declared.' },
  },
  {
    matter: {
      it: 'Chi vince una mischia, chi viene respinto, gli inseguimenti',
      en: 'Who wins a melee, push-backs, pursuit',
    },
    why: { it: 'Non è sulla scheda.', en: 'It is not on the sheet.' },
    instead: { it: 'Si decidono solo perdite e morale.', en: 'Only losses and morale are adjudicated.' },
  },
  {
    matter: { it: 'Test di reazione alla carica', en: 'Charge reaction test' },
    why: { it: 'Una nota lo cita, nulla lo descrive.', en: 'A note mentions it, nothing describes it.' },
    instead: {
      it: 'Decide l’interpretazione starred-modifiers.',
      en: 'The ruling starred-modifiers decides.',
    },
  },
  {
    matter: {
      it: 'Quale terreno dà copertura leggera, pesante o dura, e quale è rotto',
      en: 'Which terrain is light, heavy or hard cover, and which is broken',
    },
    why: { it: 'Non è definito.', en: 'It is not defined.' },
    instead: { it: 'Lo dichiarano i giocatori.', en: 'The players state it.' },
  },
  {
    matter: {
      it: 'Misure sul tavolo: contatto, sovrapposizione, fianco, sostegno alle spalle',
      en: 'Geometry on the table: contact, overlap, flank, support behind',
    },
    why: { it: 'Le misurano i giocatori.', en: 'The players measure it.' },
    instead: { it: 'Si dichiarano.', en: 'It is declared.' },
  },
];
