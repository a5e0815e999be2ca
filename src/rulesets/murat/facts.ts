import { count, list, measure, oneOf, optional, placesIn, usually, yesNo, type Vocabulary } from '../../core/index.js';
import { position, quality } from './vocabulary.js';

/** Facts that many pages of the book share. */

/** No table is longer than this, in measuring units. */
const farthestUm = 1000;

/** Points and bases on the table. */
export const places = placesIn('UM', farthestUm);

export const um = (it: string, en: string) => measure({ it, en }, 0, farthestUm, 'UM');
export const fraction = (it: string, en: string) => measure({ it, en }, 0, 1, '');
/** The book builds units of 14 at most, the Old Guard included; clubs have room for a few more. */
export const greatestFou = 20;
export const strength = (it: string, en: string) => count({ it, en }, 0, greatestFou);
export const dice = (it: string, en: string) => count({ it, en }, 0, 200);
export const turns = (it: string, en: string) => count({ it, en }, 0, 1000);
export const year = (it: string, en: string) => count({ it, en }, 1700, 1900);

export const d6Face = count({ it: 'Risultato del dado', en: 'Face of the die' }, 1, 6);
export const d10Face = count({ it: 'Risultato del dado', en: 'Face of the die' }, 1, 10);
export const twoDiceTotal = count({ it: 'Totale dei due dadi', en: 'Total of the two dice' }, 2, 12);

export const commandingGeneral = usually(
  'normal',
  oneOf({ it: 'Valore del generale che comanda', en: 'Quality of the commanding general' }, quality),
);
export const targetPosition = usually(
  'open',
  oneOf({ it: 'Dove sta il bersaglio', en: 'Where the target stands' }, position),
);

/** The answer to whether it may be done, and all that speaks against it. */
export const legal = yesNo({ it: 'Ammesso', en: 'Allowed' });
export const reasonsFrom = <W extends string>(reasons: Vocabulary<W>) =>
  list(
    { it: 'Motivi del rifiuto, in ordine alfabetico', en: 'Reasons for the refusal, in alphabetical order' },
    oneOf({ it: 'Motivo', en: 'Reason' }, reasons),
    0,
    reasons.values.length,
  );

/** A field that a refusal leaves open. */
export const ifLegal = optional;

/** No unit grows: losses only take from what it was built with. */
export const aboveInitial = {
  it: 'La FoU attuale supera quella iniziale, che è quella con cui l’unità è stata costruita (§1.4).',
  en: 'The FoU now is above the initial one, with which the unit was built (§1.4).',
};
