import {
  printedValues,
  type Book,
  type Facts,
  type Language,
  type Look,
  type Procedure,
  type Row,
  type Ruling,
  type Table,
} from '../../core/index.js';
import { labelFinder, saysIn, shownModifier, shownNumber, stepValue, wordFinder } from './values.js';
import { below, cite, code, joined, mark, quiet, strong, way, type Block, type Line } from './page.js';

/** The printed tables and the rulings, as pages show them. */

/** What a row is printed with; one that the book only describes has its words. */
const valuesOf = (row: Row, factor: boolean, language: Language): Line => {
  const values = printedValues(row).map(value => shownModifier(value, factor, language));
  return values.length === 0 ? [] : [strong(values.join(' / '))];
};

/** A printed table: modifiers with the facts they look at, entries by name, or bands of a number. `factsPage` has its facts. */
export const printedTable = (
  book: Book,
  procedure: Procedure,
  printed: Table,
  factsPage: string,
  language: Language,
): Block => {
  const says = saysIn(language);
  const caption: Line = [strong(printed.title[language]), ' ', cite(printed.rule)];
  const word = wordFinder(book, procedure, language);
  const label = labelFinder(book, procedure, language);
  const cellLine = (cell: Parameters<typeof stepValue>[0]): Line => [stepValue(cell, word, label, language)];

  switch (printed.kind) {
    case 'modifiers': {
      const reads = procedure.readsOf.get(printed);
      return {
        kind: 'table',
        caption,
        columns: [
          { title: printed.factor ? says('fattore', 'factor') : says('valore', 'value'), as: 'number' },
          { title: says('quando', 'when') },
          { title: says('riga', 'row'), lesser: true },
          { title: says('paragrafo', 'paragraph') },
        ],
        rows: printed.rows.map((row, i) => ({
          cells: [
            [...valuesOf(row, printed.factor, language), ...(row.times ? [` ${says('ciascuno', 'each')}`] : [])],
            [row.says[language], ...looksAt(reads?.[i] ?? [], procedure.facts, factsPage, language)],
            [code(row.id)],
            [cite(row.rule)],
          ],
        })),
        stacks: false,
      };
    }
    case 'named':
      return {
        kind: 'table',
        caption,
        stacks: false,
        ...columnsOf(
          Object.entries(printed.entries).map(([name, cell]) => [[word(name) ?? name], cell]),
          { first: says('voce', 'entry'), only: says('valore', 'value') },
          label,
          cellLine,
        ),
      };
    case 'bands': {
      const from = printed.bands.map(([start], i) => bandName(start, printed.bands[i + 1]?.[0], i === 0, language));
      return {
        kind: 'table',
        caption,
        stacks: false,
        ...columnsOf(
          printed.bands.map(([, cell], i) => [[from[i] ?? ''], cell]),
          { first: says('da … a', 'from … to'), only: says('valore', 'value') },
          label,
          cellLine,
        ),
      };
    }
  }
};

/** The facts that decide a row, in words; their names stand where the ways lead. */
const looksAt = (looks: readonly Look[], facts: Facts, page: string, language: Language): Line =>
  looks.length === 0
    ? []
    : [
        below(
          saysIn(language)('guarda ', 'looks at '),
          ...joined(
            looks.map(({ path }): Line => [way(`${page}#fact-${path[0]}`, wayInWords(path, facts, language))]),
            ' · ',
          ),
        ),
      ];

/** The way to a fact in words, such as “Infantry that fires: formation”. What is said of it after a semicolon is left out. */
const wayInWords = ([name = '', ...rest]: readonly string[], facts: Facts, language: Language): string => {
  const fact = facts[name];
  const [said = name] = fact?.says[language].split(';') ?? [];
  if (rest.length === 0 || fact?.shape.kind !== 'group') return said;
  const inside = wayInWords(rest, fact.shape.facts, language);
  return `${said}: ${/^\p{Lu}[\p{Ll}\s]/u.test(inside) ? inside.charAt(0).toLowerCase() + inside.slice(1) : inside}`;
};

type CellValue = Parameters<typeof stepValue>[0];

/** One column a name if the cells are records, else one column. */
const columnsOf = (
  entries: readonly (readonly [Line, CellValue])[],
  titles: { readonly first: string; readonly only: string },
  label: (name: string) => string | null,
  cellLine: (cell: CellValue) => Line,
) => {
  const [, sample] = entries[0] ?? [[], null];
  const names = typeof sample === 'object' && sample !== null ? Object.keys(sample) : null;
  const rows = entries.map(([name, cell]) => ({
    cells:
      names === null || typeof cell !== 'object' || cell === null
        ? [name, cellLine(cell)]
        : [name, ...names.map(column => cellLine(cell[column] ?? null))],
  }));
  return {
    columns: [
      { title: titles.first },
      ...(names === null
        ? [{ title: titles.only, as: 'number' as const }]
        : names.map(name => ({ title: label(name) ?? name, as: 'number' as const }))),
    ],
    rows,
  };
};

/** A band holds from its number up to the next one’s; the first also holds whatever lies below. */
const bandName = (from: number, next: number | undefined, first: boolean, language: Language): string => {
  const number = (value: number) => shownNumber(value, language);
  if (next === undefined) return saysIn(language)(`${number(from)} e oltre`, `${number(from)} and more`);
  const last = Number.isInteger(from) && Number.isInteger(next) ? next - 1 : next;
  if (first) return saysIn(language)(`fino a ${number(last)}`, `up to ${number(last)}`);
  return last === from ? number(from) : `${number(from)}–${number(last)}`;
};

/** A ruling: what is unclear, and the readings to choose from. */
export const rulingPanel = (ruling: Ruling, language: Language, usedBy: Line = []): Block => {
  const says = saysIn(language);
  return {
    kind: 'panel',
    id: `ruling-${ruling.id}`,
    title: [code(ruling.id), ' ', cite(ruling.rule)],
    tone: 'plain',
    blocks: [
      { kind: 'paragraph', line: [ruling.unclear[language]] },
      {
        kind: 'list',
        ordered: false,
        items: ruling.values.map(option => ({
          line: [
            code(option),
            ` ${ruling.options[option]?.[language] ?? option}`,
            ...(option === ruling.recommended ? [' ', mark(says('consigliata', 'recommended'), 'good')] : []),
          ],
        })),
      },
      ...(usedBy.length === 0
        ? []
        : [{ kind: 'paragraph', line: [quiet(says('Vale per: ', 'It bears on: ')), ...usedBy] } satisfies Block]),
    ],
  };
};
