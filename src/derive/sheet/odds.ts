import {
  singleFields,
  type Distribution,
  type Fact,
  type Marginal,
  type Procedure,
  type Read,
} from '../../core/index.js';
import { shownNumber, type Cell, type DecimalMark, type SheetTable } from './cells.js';
import { singleCell, type Manner } from './fields.js';
import type { Given } from './query.js';
import { numberIn, wantedOf, wordIn, yesNoIn } from './words.js';

/** What is asked of the odds: the chance of a value, of at least or of at most so much; otherwise the mean. */
export const chanceNames = ['of', 'atleast', 'atmost'] as const;

/** A field of the outcome whose chances are known. */
export interface OddsField {
  readonly name: string;
  readonly fact: Fact;
}

export const oddsFields = (procedure: Procedure): readonly OddsField[] => singleFields(procedure.outcome);

export type Event = (value: Marginal[number]['value']) => boolean;

/**
 * A chance in hundredths with two decimals: what fits a cell in every locale. Only the impossible is 0 and only the
 * certain is 100.
 */
export const percentOf = (probability: number): number => {
  const percent = Math.round(probability * 10_000) / 100;
  if (probability <= 1e-12) return 0;
  if (probability >= 1 - 1e-12) return 100;
  return Math.min(99.99, Math.max(0.01, percent));
};

const isNumeric = ({ shape }: Fact): boolean => shape.kind === 'count' || shape.kind === 'measure';

const valueIn = (fact: Fact, text: string): number | string | boolean | undefined => {
  const { shape } = fact;
  if (shape.kind === 'oneOf') return wordIn(shape.vocabulary, text);
  if (shape.kind === 'yesNo') return yesNoIn(text);
  return isNumeric(fact) ? numberIn(text, shape.kind === 'measure' ? shape.unit : '') : text;
};

/** Reads `of`, `atleast` or `atmost` for the field they are about; null if none is given. */
export const readEvent = (fields: readonly OddsField[], given: Given): Read<Event | null> => {
  const asked = chanceNames.filter(name => (given.get(name) ?? '') !== '');
  const [name] = asked;
  if (name === undefined) return { ok: true, value: null };
  const [field] = fields;
  const say = (it: string, en: string): Read<never> => ({
    ok: false,
    faults: [{ path: name, code: 'request/wrong-kind', says: { it, en } }],
  });
  if (asked.length > 1) return say(`Uno solo tra ${asked.join(', ')}.`, `Only one of ${asked.join(', ')}.`);
  if (field === undefined || fields.length > 1)
    return say(
      'Va con un solo campo in out, per esempio out=losses.',
      'It goes with one field in out, such as out=losses.',
    );
  const value = valueIn(field.fact, given.get(name) ?? '');
  const wanted = wantedOf(field.fact);
  if (value === undefined)
    return say(`${field.fact.says.it}: serve ${wanted.it}.`, `${field.fact.says.en}: expected ${wanted.en}.`);
  if (name === 'of') return { ok: true, value: found => found === value };
  if (typeof value !== 'number')
    return say(`${field.name} non è un numero: usare of.`, `${field.name} is not a number: use of.`);
  return {
    ok: true,
    value: found => typeof found === 'number' && (name === 'atleast' ? found >= value : found <= value),
  };
};

const chanceOf = (marginal: Marginal, event: Event): number =>
  marginal.reduce((sum, { value, probability }) => (event(value) ? sum + probability : sum), 0);

/** What one field comes to: the chance of an event, the mean of a number, the chance of yes, the likeliest word. */
export const oddsCell = ({ name, fact }: OddsField, odds: Distribution, event: Event | null, manner: Manner): Cell => {
  const marginal = odds.marginals[name] ?? [];
  if (event !== null) return percentOf(chanceOf(marginal, event));
  if (isNumeric(fact)) return odds.expected[name] ?? null;
  if (fact.shape.kind === 'yesNo') return percentOf(chanceOf(marginal, value => value === true));
  return singleCell(fact, likeliest(marginal)?.value, manner);
};

const likeliest = (marginal: Marginal): Marginal[number] | undefined =>
  [...marginal].sort((a, b) => b.probability - a.probability)[0];

/** The chances of each value of some fields, as a table to chart. */
export const chancesTable = (fields: readonly OddsField[], odds: Distribution, manner: Manner): SheetTable => {
  const one = fields.length === 1;
  return {
    columns: one ? ['value', 'percent'] : ['field', 'value', 'percent'],
    rows: fields.flatMap(({ name, fact }) =>
      (odds.marginals[name] ?? []).map(({ value, probability }) => {
        const cells = [singleCell(fact, value, manner), percentOf(probability)];
        return { cells: one ? cells : [name, ...cells] };
      }),
    ),
  };
};

const words = {
  it: { mean: 'media', likeliest: 'più probabile', certain: 'Esito certo.', none: '(nessun valore)' },
  en: { mean: 'mean', likeliest: 'likeliest', certain: 'The outcome is certain.', none: '(no value)' },
} as const;

/** More values than this are told by their mean and the likeliest one. */
const mostTold = 6;

/** The chances in one line: every field that the dice decide. */
export const oddsSummary = (
  fields: readonly OddsField[],
  odds: Distribution,
  manner: Manner,
  decimal: DecimalMark,
): string => {
  const say = words[manner.language];
  const told = fields.flatMap(({ name, fact }) => {
    const marginal = odds.marginals[name] ?? [];
    if (marginal.length < 2) return [];
    const shown = (value: unknown): string => {
      const cell = singleCell(fact, value, manner);
      return typeof cell === 'number' ? shownNumber(cell, decimal) : typeof cell === 'string' ? cell : say.none;
    };
    const percent = (probability: number) => `${shownNumber(percentOf(probability), decimal)}%`;
    const expected = odds.expected[name];
    const mean = typeof expected === 'number' ? `${say.mean} ${shownNumber(expected, decimal)}` : '';
    const first = likeliest(marginal);
    const values =
      marginal.length <= mostTold
        ? marginal.map(({ value, probability }) => `${shown(value)} = ${percent(probability)}`).join(', ')
        : first && `${say.likeliest} ${shown(first.value)} = ${percent(first.probability)}`;
    return [`${fact.says[manner.language]}: ${values}${mean && ` (${mean})`}`];
  });
  return told.length === 0 ? say.certain : `${told.join('; ')}.`;
};
