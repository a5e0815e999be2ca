import type { Example } from '../../../core/index.js';
import type { nativeCompulsoryAttackFacts, nativeCompulsoryAttackOutcome } from './native-compulsory-attack.facts.js';

const breaks = { tests: true, attacks: true };
const stays = { tests: true, attacks: false };
const none = { tests: false, attacks: false };

export const nativeCompulsoryAttackExamples: readonly Example<
  typeof nativeCompulsoryAttackFacts,
  typeof nativeCompulsoryAttackOutcome
>[] = [
  {
    says: {
      it: 'Guerrieri con giavellotti in difesa vedono una compagnia: 6, attaccano',
      en: 'Warriors with javelins in defence see a company: 6, they attack',
    },
    facts: { weapon: 'javelin', order: 'defence', seesItalians: true },
    dice: [6],
    outcome: breaks,
  },
  {
    says: { it: 'Con 5 tengono la posizione', en: 'On a 5 they hold their position' },
    facts: { weapon: 'musket', order: 'defence', seesItalians: true },
    dice: [5],
    outcome: stays,
  },
  {
    says: { it: 'Anche i cavalieri con la lancia tirano il dado', en: 'Horsemen with lances roll too' },
    facts: { weapon: 'lance', order: 'defence', seesItalians: true, kind: 'native-cavalry' },
    dice: [1],
    outcome: stays,
  },
  {
    says: { it: 'Chi ha il fucile non tira mai il dado', en: 'Units with rifles never roll' },
    facts: { weapon: 'rifle', order: 'defence', seesItalians: true },
    outcome: none,
  },
  {
    says: { it: 'Chi non vede italiani non tira il dado', en: 'A unit that sees no Italians does not roll' },
    facts: { weapon: 'javelin', order: 'defence' },
    outcome: none,
  },
  {
    says: { it: 'Chi ha altri ordini non tira il dado', en: 'A unit with other orders does not roll' },
    facts: { weapon: 'javelin', order: 'movement', seesItalians: true },
    outcome: none,
  },
  {
    says: { it: 'Una banda al servizio italiano non tira il dado', en: 'A band in Italian service does not roll' },
    facts: { side: 'italian', weapon: 'carbine', order: 'defence', seesItalians: true },
    outcome: none,
  },
  {
    says: {
      it: 'L’unità nascosta scelta dal giocatore esce con un 6',
      en: 'The hidden unit that its player chose comes out on a 6',
    },
    facts: { weapon: 'javelin', hidden: true, chosenHiddenUnit: true },
    dice: [6],
    outcome: breaks,
  },
  {
    says: { it: 'Le altre nascoste non tirano il dado', en: 'The other hidden units do not roll' },
    facts: { weapon: 'javelin', hidden: true },
    outcome: none,
  },
  {
    says: { it: 'Una nascosta con fucili non tira il dado', en: 'A hidden unit with rifles does not roll' },
    facts: { weapon: 'rifle', hidden: true, chosenHiddenUnit: true },
    outcome: none,
  },
  {
    says: { it: 'Per il club la nascosta si estrae a sorte', en: 'At this club the hidden unit is drawn at random' },
    facts: { weapon: 'musket', hidden: true, chosenHiddenUnit: true },
    rulings: { 'which-hidden-unit': 'random' },
    dice: [2],
    outcome: stays,
  },
  {
    says: {
      it: 'Per il club, se non c’è posto, entra dal bordo del tavolo',
      en: 'At this club, if there is no place, it enters from the edge of the table',
    },
    facts: { weapon: 'lance', kind: 'native-cavalry', hidden: true, chosenHiddenUnit: true },
    rulings: { 'no-place-left': 'enters-from-table-edge' },
    dice: [6],
    outcome: breaks,
  },
  {
    says: { it: 'I carriaggi nativi non tirano il dado', en: 'Native baggage does not roll' },
    facts: { weapon: 'javelin', order: 'defence', seesItalians: true, kind: 'baggage' },
    outcome: none,
  },
  {
    says: { it: 'Per il club lo tirano anche loro', en: 'At this club it rolls too' },
    facts: { weapon: 'javelin', order: 'defence', seesItalians: true, kind: 'baggage' },
    rulings: { 'baggage-compulsory-attack': 'yes' },
    dice: [3],
    outcome: stays,
  },
  {
    says: {
      it: 'Una banda irregolare, per come è segnata, nemmeno',
      en: 'Nor does an irregular band, as its roster has it',
    },
    facts: { weapon: 'carbine', irregularBand: true, order: 'defence', seesItalians: true },
    outcome: none,
  },
];
