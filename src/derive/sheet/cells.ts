import { attachment } from '../attachment.js';

/** What a cell of an answer holds: a number, a text, nothing, or a list. */
export type Cell = number | string | null | CellList;

export interface CellList {
  readonly items: readonly (Cell | CellFields)[];
}

export interface CellFields {
  readonly fields: readonly (readonly [name: string, cell: Cell])[];
}

/** One line of an answer: its cells in the order of the columns, or why there are none. */
export type SheetRow = { readonly cells: readonly Cell[] } | { readonly error: string };

export interface SheetTable {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

export const formats = ['text', 'xml', 'csv', 'tsv'] as const;
export type Format = (typeof formats)[number];

// prettier-ignore
export const mediaTypes: { readonly [F in Format]: string } = {
  text: 'text/plain; charset=utf-8',
  xml:  'application/xml; charset=utf-8',
  csv:  'text/csv; charset=utf-8',
  tsv:  'text/tab-separated-values; charset=utf-8',
};

/** The headers of rows in a format: what a browser would rather keep than show is a file. */
export const sheetHeaders = (format: Format): { readonly [name: string]: string } => ({
  'content-type': mediaTypes[format],
  ...((format === 'csv' || format === 'tsv') && { 'content-disposition': attachment('arbitro', format) }),
});

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

export interface Layout {
  readonly format: Format;
  readonly decimal: DecimalMark;
  /** Whether the first line of csv, tsv and text names the columns. */
  readonly head: boolean;
}

export const errorMark = 'ERR';

const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001F\u007F]+/g, ' ').trim();

/** A number with at most two decimals, without thousands marks. */
export const shownNumber = (value: number, decimal: DecimalMark): string => {
  const rounded = (Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100 || 0).toString();
  return decimal === ',' ? rounded.replace('.', ',') : rounded;
};

const isList = (cell: Cell | CellFields): cell is CellList =>
  typeof cell === 'object' && cell !== null && 'items' in cell;
const isFields = (cell: Cell | CellFields): cell is CellFields =>
  typeof cell === 'object' && cell !== null && 'fields' in cell;

/** The whole of a cell on one line; of a short record only the values, of a longer one the names too. */
const cellText = (cell: Cell | CellFields, decimal: DecimalMark): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return shownNumber(cell, decimal);
  if (typeof cell === 'string') return oneLine(cell);
  if (isList(cell)) return cell.items.map(item => cellText(item, decimal)).join('; ');
  const named = cell.fields.length > 2;
  return cell.fields
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (named ? `${name}=${cellText(value, decimal)}` : cellText(value, decimal)))
    .join(' ');
};

/** What a spreadsheet would calculate, or take for a date, a time or a fraction. */
const wouldRun = /^[=+\-@]/;
const wouldBecomeADate = /^\d{1,4}(?:\s*[-/:.]\s*\d{1,4}){1,2}$/;

/** A cell of a table to be imported: numbers stay numbers, and a text stays a text. */
const importedText = (cell: Cell, decimal: DecimalMark): string => {
  const text = cellText(cell, decimal);
  if (typeof cell === 'number') return text;
  return wouldRun.test(text) || wouldBecomeADate.test(text) ? `'${text}` : text;
};

const quoted = (text: string, delimiter: string): string =>
  text.includes('"') || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

/** An error that needs no quotes, so that its line begins with the mark of errors. */
const unquoted = (error: string, delimiter: string): string =>
  error.replaceAll(delimiter, delimiter === ',' ? ';' : ',').replaceAll('"', '”');

/** Every line has as many cells as there are columns; an error stands in the first. */
const cellsOf = (row: SheetRow, columns: number): readonly Cell[] =>
  'error' in row ? [`${errorMark} ${row.error}`, ...Array<Cell>(Math.max(0, columns - 1)).fill(null)] : row.cells;

const lines = ({ columns, rows }: SheetTable, head: boolean, line: (cells: readonly Cell[]) => string): string =>
  [...(head ? [line(columns)] : []), ...rows.map(row => line(cellsOf(row, columns.length)))].join('\n');

const notXml = /[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replace(notXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, inside: string): string =>
  inside === '' ? `<${name}/>` : `<${name}>${inside}</${name}>`;

const xmlInside = (cell: Cell | CellFields, decimal: DecimalMark): string => {
  if (cell === null) return '';
  if (typeof cell === 'number' || typeof cell === 'string') return escaped(cellText(cell, decimal));
  if (isFields(cell)) return cell.fields.map(([name, value]) => element(name, xmlInside(value, decimal))).join('');
  return cell.items.map(item => element('i', xmlInside(item, decimal))).join('');
};

/** Each line is a `u`, with an element for every column even in error, so that a column keeps its length and order. */
const xmlRow = (row: SheetRow, columns: readonly string[], decimal: DecimalMark): string => {
  const cells = cellsOf(row, columns.length);
  const inside = columns.map((name, i) => element(name, xmlInside(cells[i] ?? null, decimal))).join('');
  return 'error' in row
    ? `<u ok="0">${element('error', escaped(oneLine(row.error)))}${inside}</u>`
    : `<u ok="1">${inside}</u>`;
};

/** Writes a table as a spreadsheet reads it: UTF-8, no mark at its beginning and no line end at its end. */
export const writeSheet = (table: SheetTable, { format, decimal, head }: Layout): string => {
  switch (format) {
    case 'text': {
      const several = table.columns.length > 1;
      const divided = (cell: Cell): string => cellText(cell, decimal).replaceAll('|', several ? '/' : '|');
      return lines(table, head, cells => cells.map(divided).join('|'));
    }
    case 'xml':
      return `<r>${table.rows.map(row => xmlRow(row, table.columns, decimal)).join('')}</r>`;
    case 'csv': {
      const delimiter = decimal === ',' ? ';' : ',';
      const rows = table.rows.map(row => ('error' in row ? { error: unquoted(row.error, delimiter) } : row));
      return lines({ ...table, rows }, head, cells =>
        cells.map(cell => quoted(importedText(cell, decimal), delimiter)).join(delimiter),
      );
    }
    case 'tsv':
      return lines(table, head, cells => cells.map(cell => importedText(cell, decimal)).join('\t'));
  }
};
