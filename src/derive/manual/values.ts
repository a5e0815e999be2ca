import {
  proceduresOf,
  type Book,
  type Fact,
  type Facts,
  type Language,
  type Procedure,
  type Text,
  type Value,
  type Vocabulary,
} from '../../core/index.js';
import type { SpokenField } from './page.js';

/** Says one of two texts: Italian first, as everywhere. */
export type Says = (it: string, en: string) => string;

export const saysIn =
  (language: Language): Says =>
  (it, en) =>
    language === 'it' ? it : en;

const minus = '\u2212';
const thinSpace = '\u202f';

/** A number as it is printed: a true minus sign, and the decimal mark of the language. */
export const shownNumber = (value: number, language: Language): string => {
  const rounded = Math.round(value * 1000) / 1000;
  const [whole = '', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/(?=(?:\d{3})+$)(?!^)/g, thinSpace) : whole;
  return (
    (rounded < 0 ? minus : '') + grouped + (decimals === undefined ? '' : (language === 'it' ? ',' : '.') + decimals)
  );
};

/** A modifier as it is printed: with its sign, or with a cross if it multiplies. */
export const shownModifier = (value: number, factor: boolean, language: Language): string =>
  factor ? `×${shownNumber(value, language)}` : `${value > 0 ? '+' : ''}${shownNumber(value, language)}`;

/** A chance as a percentage; what is rare but possible is never shown as nothing. */
export const shownChance = (share: number, language: Language): string => {
  const percent = share * 100;
  if (percent > 0 && percent < 0.05) return `<${language === 'it' ? '0,1' : '0.1'}%`;
  if (percent > 99.95 && percent < 99.999999) return `>${language === 'it' ? '99,9' : '99.9'}%`;
  const digits = percent.toFixed(1).replace(/\.0$/, '');
  return `${language === 'it' ? digits.replace('.', ',') : digits}%`;
};

/** A declared value in words. */
export const inWords = (fact: Fact, value: unknown, language: Language): string => {
  const says = saysIn(language);
  const { shape } = fact;
  if (value === null || value === undefined) return '—';
  if (typeof value === 'number')
    return shownNumber(value, language) + (shape.kind === 'measure' ? unitMark(shape.unit) : '');
  if (typeof value === 'boolean') return value ? says('sì', 'yes') : 'no';
  if (typeof value === 'string')
    return shape.kind === 'oneOf' ? (shape.vocabulary.words[value]?.[language] ?? value) : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return says('nessuno', 'none');
    return value.map(item => (shape.kind === 'list' ? inWords(shape.of, item, language) : String(item))).join('; ');
  }
  if (shape.kind !== 'group') return JSON.stringify(value);
  // A group in a declared value is a record of its facts.
  const record = value as { readonly [name: string]: unknown };
  return Object.entries(shape.facts)
    .filter(([name]) => record[name] !== undefined && record[name] !== null)
    .map(([name, inner]) => `${inner.says[language].toLowerCase()} ${inWords(inner, record[name], language)}`)
    .join(', ');
};

/** How the values of a fact are said, where a program has to say them. */
export const spokenValues = (fact: Fact, language: Language): Omit<SpokenField, 'says'> => {
  const { shape } = fact;
  const values = (all: readonly (string | boolean)[]) => ({
    values: all.map(value => [String(value), inWords(fact, value, language)] as const),
  });
  if (shape.kind === 'measure') return { unit: unitMark(shape.unit) };
  if (shape.kind === 'yesNo') return values([true, false]);
  return shape.kind === 'oneOf' ? values(shape.vocabulary.values) : {};
};

const unitMark = (unit: string): string => (unit === '' ? '' : unit === '%' ? '%' : ` ${unit}`);

/** Every vocabulary that facts speak in, groups and lists included. */
export const vocabulariesOf = (facts: Facts): readonly Vocabulary[] =>
  Object.values(facts).flatMap((fact): readonly Vocabulary[] => vocabulariesOfFact(fact));

const vocabulariesOfFact = ({ shape }: Fact): readonly Vocabulary[] => {
  if (shape.kind === 'oneOf') return [shape.vocabulary];
  if (shape.kind === 'list') return vocabulariesOfFact(shape.of);
  return shape.kind === 'group' ? vocabulariesOf(shape.facts) : [];
};

/** A table may name a procedure. */
const titleOf = (book: Book, word: string): Text | undefined =>
  word.startsWith(`${book.id}.`) ? proceduresOf(book).find(({ id }) => id === word)?.title : undefined;

/** Finds how a word of the API is said, if all vocabularies of the procedure that have it agree; else as the tables say it. */
export const wordFinder = (book: Book, procedure: Procedure, language: Language): ((word: string) => string | null) => {
  const vocabularies = [...new Set([...vocabulariesOf(procedure.outcome), ...vocabulariesOf(procedure.facts)])];
  return word => {
    const said = new Set(vocabularies.map(({ words }) => words[word]?.[language]).filter(one => one !== undefined));
    const [only] = said;
    if (said.size === 1 && only !== undefined) return only;
    return (book.tableWords[word] ?? titleOf(book, word))?.[language] ?? null;
  };
};

/** What a name of a field means, sought among the outcome, the input, the unit and the words of tables. */
export const labelFinder = (
  book: Book,
  procedure: Procedure | null,
  language: Language,
): ((name: string) => string | null) => {
  const unit = book.unit.shape.kind === 'group' ? book.unit.shape.facts : {};
  return name =>
    ((procedure?.outcome[name] ?? procedure?.facts[name] ?? unit[name])?.says ?? book.tableWords[name])?.[language] ??
    null;
};

/** A value of a step or a table cell, in words. */
export const stepValue = (
  value: Value,
  word: (of: string) => string | null,
  label: (of: string) => string | null,
  language: Language,
): string => {
  const says = saysIn(language);
  if (value === null) return '—';
  if (typeof value === 'number') return shownNumber(value, language);
  if (typeof value === 'boolean') return value ? says('sì', 'yes') : 'no';
  if (typeof value === 'string') return word(value) ?? value;
  return Object.entries(value)
    .map(([name, part]) => `${(label(name) ?? name).toLowerCase()} ${stepValue(part, word, label, language)}`)
    .join(', ');
};
