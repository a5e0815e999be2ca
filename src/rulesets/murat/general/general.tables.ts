import { byBand, byName, dieThrow, modifierTable, row, type By } from '../../../core/index.js';
import type { Nation } from '../vocabulary.js';
import { britishGeneralYears, generalValueStacking } from './general.rulings.js';
import type { ValueRollFacts } from './value-roll.facts.js';

export const casualtyThrow = dieThrow(
  'general-casualty',
  '§2.4',
  { it: 'Dado per il generale aggregato', en: 'Die for the attached general' },
  6,
);

export const valueThrow = dieThrow(
  'general-value',
  'App. 1',
  { it: 'D10 per il valore del generale; lo 0 vale 10', en: 'D10 for the value of the general; a 0 is a 10' },
  10,
);

/** From the modified die to the quality; the lowest band holds whatever is below it, the highest whatever is above. */
// prettier-ignore
export const valuesOfGenerals = byBand('values-of-generals', 'App. 1', { it: 'Valore del generale per D10 modificato', en: 'Quality of a general by modified D10' }, [
  [1, 'poor'],
  [3, 'normal'],
  [9, 'excellent'],
] as const);

const within = (year: number | null, from: number, to: number): boolean => year !== null && year >= from && year <= to;
const inFavouredYears = (year: number | null): boolean => within(year, 1797, 1812) || within(year, 1815, 1815);

/** Whoever leads the Old Guard leads Guard brigades: whether the +1 joins the +2 is then all that is asked. */
const isFavoured = ({ nation, year, commands }: ValueRollFacts, by: By): boolean => {
  if (commands === 'french-old-guard') return by(generalValueStacking) === 'cumulative';
  if (commands === 'guard') return true;
  if (nation === 'british') return inFavouredYears(year) || by(britishGeneralYears) === 'all-years';
  return nation === 'french' && inFavouredYears(year);
};

const isUnfavoured = ({ nation, year }: ValueRollFacts): boolean => {
  if (nation === 'austrian') return year !== null && year <= 1809;
  if (nation === 'prussian') return within(year, 1806, 1807);
  return nation === 'russian' || nation === 'spanish';
};

// prettier-ignore
export const valueModifiers = modifierTable<ValueRollFacts>('general-value-modifiers', 'App. 1', { it: 'Modificatori al valore del generale', en: 'Modifiers to the value of the general' }, [
  row('favoured-general',   +1, 'App. 1', { it: 'Inglese; francese nel 1797–1812 e nel 1815; o al comando di brigate della Guardia', en: 'British; French in 1797–1812 and 1815; or commanding Guard brigades' }, isFavoured),
  row('unfavoured-general', -1, 'App. 1', { it: 'Austriaco fino al 1809; russo; spagnolo; prussiano nel 1806–1807', en: 'Austrian up to 1809; Russian; Spanish; Prussian in 1806–1807' }, isUnfavoured),
  row('old-guard-command',  +2, 'App. 1', { it: 'Al comando di brigate della Vecchia Guardia francese', en: 'Commanding brigades of the French Old Guard' }, f => f.commands === 'french-old-guard'),
]);

/** The division generals classed excellent, each with his army; names as the book spells them. */
// prettier-ignore
export const excellentGenerals = byName<string, Nation>('excellent-generals', 'App. 1', { it: 'Generali di divisione eccellenti', en: 'Division generals classed excellent' }, {
  'Brennier': 'french', 'Delaborde': 'french', 'Dorsenne': 'french', 'Dubreton': 'french', 'Duhesme': 'french', 'Eblé': 'french',
  'Foy': 'french', 'Friant': 'french', 'Legrand': 'french', 'Marchand': 'french', 'Montbrun': 'french', 'Morand': 'french',
  'Pajol': 'french', 'Rey': 'french', 'Senarmont': 'french', 'St. Hilaire': 'french',
  'Cole': 'british', 'Cotton': 'british', 'Craufurd': 'british', 'Hope': 'british', 'LeMarchant': 'british', 'Lumley': 'british',
  'Pack': 'british', 'Paget': 'british', 'Picton': 'british',
  'Alvensleben': 'prussian', 'Jurgass': 'prussian', 'Kalkreuth': 'prussian', 'Roder': 'prussian',
  'Neipperg': 'austrian', 'Hofer': 'austrian', 'Nordmann': 'austrian', 'Radetzky': 'austrian', 'Simonyi': 'austrian',
  'Wacquandt': 'austrian', 'Weissenwolf': 'austrian',
  'Borozdin': 'russian', 'Diebitch': 'russian', 'Paskevich': 'russian', 'Tartov': 'russian', 'Vasiltchikov': 'russian',
  'Alvarez de Castro': 'spanish', 'Herresi': 'spanish', 'Longa': 'spanish', 'Porlier': 'spanish', 'Saint-Marq': 'spanish',
  'DeRoy': 'bavarian',
  'Chasse': 'belgo-dutch', 'Perponcher': 'belgo-dutch',
  'Kiaziewicz': 'polish', 'Sokolnicki': 'polish', 'Zaynochek': 'polish',
  'Zeschwitz': 'saxon',
  'Von Dobein': 'swedish',
  'Mehmet Ali': 'ottoman', 'Veliuddin': 'ottoman',
  'Fontanelli': 'italian', 'Lecchi': 'italian', 'Ornano': 'italian',
});
