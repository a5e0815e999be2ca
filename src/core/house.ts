import { firstFaults, shown, type Fault, type Read } from './fault.js';
import { nearest } from './nearest.js';
import type { Procedure } from './procedure.js';
import { printedValues, type Row } from './table.js';

/** The rows a club switched off or revalued. */
export type HouseRules = ReadonlyMap<Row, number | 'off'>;

/** House rules give a row a value from minus this to this. */
export const farthestHouseValue = 100;

interface NamedRow {
  readonly row: Row;
  readonly factor: boolean;
  readonly procedure: string;
}

/** Every row a procedure can reach: its own, and those of the procedures it calls. */
export const rowsOf = (procedure: Procedure): readonly NamedRow[] => [
  ...procedure.tables.flatMap(table =>
    table.kind === 'modifiers' ? table.rows.map(row => ({ row, factor: table.factor, procedure: procedure.id })) : [],
  ),
  ...procedure.calls.flatMap(rowsOf),
];

/** Reads house rules: each key is a row's id, or, to mean one table only, `<procedure>#<row>`. */
export const readHouse = (house: unknown, procedure: Procedure): Read<HouseRules | null> => {
  if (house === undefined || house === null) return { ok: true, value: null };
  const faults: Fault[] = [];
  if (typeof house !== 'object' || Array.isArray(house)) {
    const says = {
      it: 'house: serve un oggetto che a una riga associa un numero o "off".',
      en: 'house: expected an object that gives a row a number or "off".',
    };
    return { ok: false, faults: [{ path: 'house', code: 'house/not-understood', says }] };
  }
  const reachable = rowsOf(procedure);
  const rules = new Map<Row, number | 'off'>();
  const unknown: string[] = [];
  for (const [key, value] of Object.entries(house)) {
    const meant = reachable.filter(({ row, procedure }) => key === row.id || key === `${procedure}#${row.id}`);
    const decimals = takeDecimals(meant);
    if (meant.length === 0) unknown.push(key);
    else if (isHouseValue(value, decimals)) for (const { row } of meant) rules.set(row, value);
    else {
      faults.push({
        path: `house.${key}`,
        code: 'house/not-understood',
        says: {
          it: `Serve un numero${decimals ? '' : ' intero'} da -${farthestHouseValue} a ${farthestHouseValue} oppure "off"; ricevuto ${shown(value)}.`,
          en: `Expected a ${decimals ? '' : 'whole '}number from -${farthestHouseValue} to ${farthestHouseValue}, or "off"; got ${shown(value)}.`,
        },
      });
    }
  }
  const ids = [...new Set(reachable.map(({ row }) => row.id))];
  faults.push(...firstFaults(unknown, 'house.…', 'house/unknown-row', key => unknownRow(key, ids)));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: rules.size > 0 ? rules : null };
};

/** Rows are revalued by whole numbers, unless they are factors or decimals are printed there too. */
export const takeDecimals = (rows: readonly NamedRow[]): boolean =>
  rows.every(({ row, factor }) => factor || isPart(row));

const isPart = (row: Row): boolean => printedValues(row).some(value => !Number.isInteger(value));

const isHouseValue = (value: unknown, decimals: boolean): value is number | 'off' =>
  value === 'off' ||
  (typeof value === 'number' &&
    Math.abs(value) <= farthestHouseValue &&
    (decimals ? Number.isFinite(value) : Number.isInteger(value)));

const unknownRow = (key: string, ids: readonly string[]): Fault => {
  const close = nearest(key, ids);
  const rows = (close.length > 0 ? close : ids).join(', ') || '–';
  return {
    path: `house.${key.slice(0, 100)}`,
    code: 'house/unknown-row',
    says: {
      it: `Nessuna riga ${shown(key)} in questa procedura. Righe: ${rows}.`,
      en: `No row ${shown(key)} in this procedure. Rows: ${rows}.`,
    },
  };
};
