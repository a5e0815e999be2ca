import type { Fault, Read } from '../../core/index.js';
import type { Given } from './query.js';

/** Many cases in one address: `cols` names the columns, `rows` holds the lines; cells end with `;`, lines with `~`. */
export const batchNames = ['cols', 'rows'] as const;

export const mostRows = 500;

export type BatchRow = Given | 'blank' | Fault;

export interface Batch {
  readonly columns: readonly string[];
  readonly rows: readonly BatchRow[];
}

const fault = (path: string, it: string, en: string): Fault => ({ path, code: 'request/wrong-kind', says: { it, en } });

/** Reads the lines of a batch, each with the parameters that all share; `controls` may not differ from line to line. */
export const readBatch = (given: Given, controls: readonly string[]): Read<Batch> => {
  const faults: Fault[] = [];
  const columns = (given.get('cols') ?? '').split(';').map(name => name.trim());
  const lines = (given.get('rows') ?? '').split('~');
  if (columns.includes('')) {
    faults.push(
      fault(
        'cols',
        'Servono i nomi delle colonne, per esempio cols=roll;firingBases.',
        'Expected the names of the columns, such as cols=roll;firingBases.',
      ),
    );
  }
  if ((given.get('rows') ?? '') === '') {
    faults.push(
      fault(
        'rows',
        'Servono le righe, con ~ tra una e l’altra e ; tra le celle.',
        'Expected the rows, with ~ between them and ; between their cells.',
      ),
    );
  } else if (lines.length > mostRows) {
    faults.push(
      fault(
        'rows',
        `Righe: ${lines.length}; al massimo ${mostRows} in una chiamata.`,
        `${lines.length} rows; at most ${mostRows} in one call.`,
      ),
    );
  }
  for (const name of new Set(columns)) {
    if (name === '') continue;
    if (controls.includes(name))
      faults.push(
        fault(
          'cols',
          `${name} vale per tutte le righe e non può essere una colonna.`,
          `${name} holds for all rows and cannot be a column.`,
        ),
      );
    else if (given.has(name))
      faults.push(
        fault(name, 'È anche una colonna di cols: o l’una o l’altro.', 'It is a column of cols too: one or the other.'),
      );
    if (columns.indexOf(name) !== columns.lastIndexOf(name))
      faults.push(fault('cols', `${name} è scritto due volte.`, `${name} is written twice.`));
  }
  if (faults.length > 0) return { ok: false, faults };
  const shared = [...given].filter(([name]) => !controls.includes(name));
  return { ok: true, value: { columns, rows: lines.map(line => readLine(line, columns, shared)) } };
};

const readLine = (
  line: string,
  columns: readonly string[],
  shared: readonly (readonly [string, string])[],
): BatchRow => {
  const cells = line.split(';').map(cell => cell.trim());
  // An empty line of the table keeps its place.
  if (cells.every(cell => cell === '')) return 'blank';
  if (cells.length !== columns.length) {
    return fault(
      'rows',
      `Celle: ${cells.length}, colonne: ${columns.length}.`,
      `Cells: ${cells.length}, columns: ${columns.length}.`,
    );
  }
  return new Map([...shared, ...columns.map((name, i): [string, string] => [name, cells[i] ?? ''])]);
};
