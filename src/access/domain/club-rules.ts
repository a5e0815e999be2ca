import {
  proceduresOf,
  readHouse,
  readRulings,
  shown,
  nearest,
  type Book,
  type Fault,
  type Read,
} from '../../core/index.js';

/** How a club plays: for each ruleset, its reading of what the book leaves unclear, and the rows it changed. */
export interface ClubRules {
  readonly [ruleset: string]: RulesetRules;
}

export interface RulesetRules {
  readonly rulings: { readonly [ruling: string]: string };
  readonly house: { readonly [procedure: string]: { readonly [row: string]: number | 'off' } };
}

/** Reads the rules of some rulesets, each by its own book, or reports all faults. */
export const readClubRules = (sent: unknown, books: readonly Book[]): Read<ClubRules> => {
  if (!isRecord(sent)) return { ok: false, faults: [wrongKind('rules', ['<ruleset>'])] };
  const faults: Fault[] = [];
  const rules: { [ruleset: string]: RulesetRules } = {};
  for (const [id, given] of Object.entries(sent)) {
    const book = books.find(one => one.id === id);
    const read = book === undefined ? { ok: false as const, faults: [noBook(id, books)] } : readOne(given, book);
    if (read.ok) rules[id] = read.value;
    else faults.push(...read.faults);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: rules };
};

const readOne = (given: unknown, book: Book): Read<RulesetRules> => {
  const path = `rules.${book.id}`;
  if (!isRecord(given)) return { ok: false, faults: [wrongKind(path, ['rulings', 'house'])] };
  const { rulings, house, ...rest } = given;
  const faults: Fault[] = Object.keys(rest).length > 0 ? [wrongKind(path, ['rulings', 'house'])] : [];
  const chosen = readRulings(rulings, book);
  if (!chosen.ok) faults.push(...chosen.faults.map(fault => ({ ...fault, path: `${path}.${fault.path}` })));
  const rows = readRows(house ?? {}, book, `${path}.house`);
  if (!rows.ok) faults.push(...rows.faults);
  if (faults.length > 0 || !chosen.ok || !rows.ok) return { ok: false, faults };
  return { ok: true, value: { rulings: Object.fromEntries(chosen.value ?? []), house: rows.value } };
};

/** The rows of each procedure, as the procedure itself reads them. */
const readRows = (house: unknown, book: Book, path: string): Read<RulesetRules['house']> => {
  if (!isRecord(house)) return { ok: false, faults: [wrongKind(path, [`${book.id}.<…>`])] };
  const procedures = proceduresOf(book);
  const faults: Fault[] = [];
  for (const [id, rows] of Object.entries(house)) {
    const procedure = procedures.find(one => one.id === id);
    if (procedure === undefined) {
      faults.push(
        noProcedure(
          `${path}.${id.slice(0, 100)}`,
          id,
          procedures.map(one => one.id),
        ),
      );
      continue;
    }
    const read = readHouse(rows, procedure);
    if (!read.ok)
      faults.push(...read.faults.map(fault => ({ ...fault, path: fault.path.replace(/^house/, `${path}.${id}`) })));
  }
  // Every row was just read by its procedure.
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: house as RulesetRules['house'] };
};

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongKind = (path: string, fields: readonly string[]): Fault => ({
  path,
  code: 'request/wrong-kind',
  says: {
    it: `Serve un oggetto con questi campi: ${fields.join(', ')}.`,
    en: `Expected an object with these fields: ${fields.join(', ')}.`,
  },
});

const noBook = (id: string, books: readonly Book[]): Fault => {
  const ids = books.map(book => book.id).join(', ');
  return {
    path: `rules.${id.slice(0, 100)}`,
    code: 'request/unknown-field',
    says: {
      it: `Nessun regolamento ${shown(id)}. Ci sono: ${ids}.`,
      en: `No ruleset ${shown(id)}. There are: ${ids}.`,
    },
  };
};

const noProcedure = (path: string, id: string, ids: readonly string[]): Fault => {
  const close = nearest(id, ids).join(', ');
  return {
    path,
    code: 'request/unknown-procedure',
    says: {
      it: `Il regolamento non ha la procedura ${shown(id)}.${close && ` Forse: ${close}.`}`,
      en: `The ruleset has no procedure ${shown(id)}.${close && ` Perhaps: ${close}.`}`,
    },
  };
};
