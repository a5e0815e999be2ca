import type { Example, Fact, Facts, Language, Procedure } from '../../core/index.js';
import { shownNumber, type DecimalMark } from './cells.js';
import { singleCell } from './fields.js';

/** How the cells of an example are written: as the API spells values, or as a player of that language would. */
export interface Hand {
  readonly language: Language;
  readonly words: boolean;
  readonly decimal: DecimalMark;
}

const spelt: Hand = { language: 'en', words: false, decimal: '.' };

const marks = /[;|~]/;

const cellOf = (fact: Fact, value: unknown, hand: Hand): string => {
  // A cell sent is never rounded.
  if (typeof value === 'number') return hand.decimal === ',' ? String(value).replace('.', ',') : String(value);
  const cell = singleCell(fact, value, hand);
  return typeof cell === 'number' ? shownNumber(cell, hand.decimal) : typeof cell === 'string' ? cell : '';
};

const parameters = (name: string, fact: Fact, value: unknown, hand: Hand): readonly (readonly [string, string])[] => {
  const { shape } = fact;
  if (value === null || value === undefined) return [];
  if (shape.kind === 'group') {
    const inside = factParameters(shape.facts, value, `${name}.`, hand);
    return inside.length > 0 || fact.absent === undefined ? inside : [[name, cellOf(yes, true, hand)]];
  }
  if (shape.kind !== 'list') return [[name, cellOf(fact, value, hand)]];
  if (!Array.isArray(value)) return [];
  if (value.length === 0) return [[name, '-']];
  const cells =
    shape.of.shape.kind === 'group' || shape.of.shape.kind === 'list'
      ? null
      : value.map(item => cellOf(shape.of, item, hand));
  if (cells?.every(cell => !marks.test(cell)) === true) return [[name, cells.join(';')]];
  const item: Fact = { ...shape.of, absent: null };
  return value.flatMap((one, i) => parameters(`${name}.${i + 1}`, item, one, hand));
};

const yes: Fact = { says: { it: '', en: '' }, shape: { kind: 'yesNo' }, absent: undefined };

const factParameters = (
  facts: Facts,
  given: unknown,
  prefix: string,
  hand: Hand,
): readonly (readonly [string, string])[] =>
  typeof given === 'object' && given !== null
    ? Object.entries(facts).flatMap(([name, fact]) => parameters(prefix + name, fact, Reflect.get(given, name), hand))
    : [];

/** The parameters with which a sheet asks what an example asks. */
export const exampleParameters = (
  { facts }: Procedure,
  example: Pick<Example, 'facts' | 'dice' | 'rulings' | 'house'>,
  hand: Hand = spelt,
): readonly (readonly [string, string])[] => [
  ...factParameters(facts, example.facts, '', hand),
  ...(example.dice === undefined || example.dice.length === 0 ? [] : [['dice', example.dice.join(';')] as const]),
  ...Object.entries(example.rulings ?? {}).map(([id, option]) => [`ruling.${id}`, option] as const),
  ...Object.entries(example.house ?? {}).map(([row, value]) => [`house.${row}`, String(value)] as const),
];

/** Those parameters as an address has them after its question mark. */
export const queryOf = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
