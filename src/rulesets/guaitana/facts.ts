import {
  count,
  flag,
  list,
  measure,
  oneOf,
  optional,
  placesIn,
  usually,
  yesNo,
  type Vocabulary,
} from '../../core/index.js';
import { mostDice } from './pool.js';
import {
  figureScales,
  formation,
  kind,
  order,
  quality,
  side,
  subtype,
  terrain,
  weapon,
  type FigureScale,
  type Kind,
} from './vocabulary.js';

/** Facts that many pages of the book share. */

/** No table is longer than this, in cm. */
const farthestCm = 2000;
/** No unit of the book has more than 20 figures; clubs have room for hosts. */
const mostFigures = 100;

/** Points, bases and outlines on the table. */
export const places = placesIn('cm', farthestCm);

export const cm = (it: string, en: string) => measure({ it, en }, 0, farthestCm, 'cm');
export const figures = (it: string, en: string) => count({ it, en }, 0, mostFigures);
export const turn = (it: string, en: string) => count({ it, en }, 1, 1000);
/** A part of the movement capacity of a phase; several may come to more than one. */
export const capacityShare = (it: string, en: string) => measure({ it, en }, 0, 1000, '');

export const figureScale = usually(
  '25-28mm',
  oneOf({ it: 'Scala dei soldatini', en: 'Size of the figures' }, figureScales),
);
/** A distance of the rules as it is measured on the table: with 15 mm figures half of it. */
export const toScale = (ruleCm: number, scale: FigureScale): number => (scale === '15mm' ? ruleCm / 2 : ruleCm);

/** Facts of the unit that a page is about, under the names of the unit model. */
export const ownKind = oneOf({ it: 'Tipo di unità', en: 'Type of unit' }, kind);
export const ownSubtype = optional(oneOf({ it: 'Specialità', en: 'Kind of troops' }, subtype));
export const ownFormation = oneOf({ it: 'Formazione attuale', en: 'Present formation' }, formation);
export const ownOrder = oneOf({ it: 'Ordine attuale', en: 'Present order' }, order);
export const ownQuality = usually('regular', oneOf({ it: 'Classe di addestramento', en: 'Training class' }, quality));
export const ownWeapon = oneOf({ it: 'Arma usata', en: 'Weapon used' }, weapon);
export const ownSide = oneOf({ it: 'Parte a cui appartiene', en: 'Side it belongs to' }, side);
export const dismounted = flag('Cavalleria italiana appiedata', 'Italian cavalry on foot');
export const onlyItalianCavalryDismounts = {
  says: { it: 'Solo la cavalleria italiana può appiedare (L53).', en: 'Only Italian cavalry can dismount (L53).' },
  when: ({ kind, dismounted }: { readonly kind: Kind | null; readonly dismounted: boolean }) =>
    dismounted && kind !== null && kind !== 'italian-cavalry',
};
export const shotsFired = usually(
  0,
  count(
    { it: 'Tiri già fatti, compresi quelli della riserva', en: 'Shots fired so far, those of the reserve included' },
    0,
    100,
  ),
);
export const hasMule = flag('Ha il mulo delle munizioni', 'It has its ammunition mule');
export const ground = oneOf({ it: 'Terreno', en: 'Ground' }, terrain);

export const commanderAlive = usually(
  true,
  yesNo({ it: 'Il comandante dell’unità è vivo', en: 'The unit’s own commander is alive' }),
);
export const originalFigures = count(
  { it: 'Soldatini all’inizio della battaglia', en: 'Figures at the start of the battle' },
  1,
  mostFigures,
);
export const enemySighted = flag('L’unità ha avvistato un nemico', 'The unit has sighted an enemy');
export const contactedFlankOrRear = flag('Contattata sul fianco o alle spalle', 'Touched in flank or rear');
export const movedMoreThanHalf = flag('Ha mosso più di mezza mossa', 'It moved more than half its capacity');

/** The answer to whether it may be done, and the first thing that speaks against it. */
export const legal = yesNo({ it: 'Ammesso', en: 'Legal' });
export const allowed = yesNo({ it: 'Permesso', en: 'Allowed' });
/** All that is wrong, in the order of the book. */
export const errorsFrom = <W extends string>(errors: Vocabulary<W>) =>
  list(
    { it: 'Che cosa non va', en: 'What is wrong' },
    oneOf({ it: 'Errore', en: 'Error' }, errors),
    0,
    errors.values.length,
  );
export const halvingsFrom = <W extends string>(halvings: Vocabulary<W>) =>
  list(
    { it: 'Dimezzamenti applicati', en: 'Halvings that applied' },
    oneOf({ it: 'Dimezzamento', en: 'Halving' }, halvings),
    0,
    halvings.values.length,
  );

/** A chance on one die: the highest face that does it. */
export const rawChance = count({ it: 'Possibilità dopo le modifiche', en: 'Chance after the modifiers' }, -2000, 2000);
export const chanceOf = (it: string, en: string) => count({ it, en }, 0, 2000);
export const dice = count({ it: 'Dadi', en: 'Dice' }, 0, mostDice);
export const hits = (it: string, en: string) => count({ it, en }, 0, mostDice);
