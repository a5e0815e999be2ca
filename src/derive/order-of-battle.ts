import type { Fact } from '../core/index.js';
import { writeSheet, type Cell } from './sheet/cells.js';

/** What a roster prints in one cell. */
export type Printed = number | string | boolean | null | undefined | readonly string[];

/** One unit of an order of battle: the facts its roster states, and whatever else stands beside it. */
export interface OrderOfBattleLine {
  readonly [column: string]: Printed;
}

const isSaid = (value: Printed): boolean => value !== undefined && value !== null;

/** The fields that any line states: those of the unit in the order of its model, then what only the roster knows. */
const columnsOf = (unit: Fact, lines: readonly OrderOfBattleLine[]): readonly string[] => {
  const fields = unit.shape.kind === 'group' ? Object.keys(unit.shape.facts) : [];
  const named = [...new Set(lines.flatMap(line => Object.keys(line)))];
  const said = new Set(named.filter(name => lines.some(line => isSaid(line[name]))));
  return [...fields, ...named.filter(name => !fields.includes(name))].filter(name => said.has(name));
};

const cellOf = (value: Printed): Cell => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : { items: value };
};

/**
 * An order of battle as CSV (RFC 4180: commas, quotes where needed, every line ended by CR and LF). The columns are
 * named after the fields of the unit; a cell is empty where the roster says nothing, and the unit model's default holds.
 */
export const orderOfBattleCsv = (unit: Fact, lines: readonly OrderOfBattleLine[]): string => {
  const columns = columnsOf(unit, lines);
  const rows = lines.map(line => ({ cells: columns.map(name => cellOf(line[name])) }));
  const text = writeSheet({ columns, rows }, { format: 'csv', decimal: '.', head: true });
  // No cell holds a line end: each one here ends a line.
  return `${text}\n`.replaceAll('\n', '\r\n');
};
