import { randomBytes } from 'node:crypto';
import { readRequest, ruleOn, type Answer, type Book, type Fault, type Language, type Read } from '../../core/index.js';
import type { Settled } from './acting.js';
import { readUnit } from './effects.js';
import { asFacts, fillFacts } from './filling.js';
import type { RosterUnit } from './open-battle.js';
import { procedureOf, rolesOf } from './roles.js';
import type { UnitFacts, Value } from './state.js';

/** As many units as a side of any table holds. */
export const mostUnits = 200;

export type RosterVisibility = 'club' | 'private';

/** Units of a ruleset that a member has put together; a battle copies them. */
export interface Roster {
  readonly id: string;
  readonly club: string;
  readonly ruleset: string;
  readonly name: string;
  /** The member who made it. */
  readonly madeBy: string;
  /** Who may read it while no open battle uses it: the club, or its maker and the referees. */
  readonly visibility: RosterVisibility;
  readonly units: readonly RosterUnit[];
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A unit as somebody writes it down: with its id if the roster has it already. */
export interface UnitWritten {
  readonly id?: string | null;
  readonly name: string;
  readonly facts: unknown;
}

/** No two letters of it look alike, and it is no word of any language. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A name for a unit that tells nothing of it: 50 random bits. */
export const newUnitId = (): string =>
  Array.from(randomBytes(10), byte => alphabet.charAt(byte % alphabet.length)).join('');

/** What a battle says of a unit, and no roster does. */
const ofTheBattle = ['id', 'side', 'name'];

/** Reads units as their book declares them, or reports all their faults; whoever is new is given an id. */
export const readRoster = (
  book: Book,
  written: readonly UnitWritten[],
  known: readonly RosterUnit[] = [],
): Read<readonly RosterUnit[]> => {
  const faults: Fault[] = [];
  const ids = new Set<string>();
  const units = written.map(({ id, name, facts }, i): RosterUnit => {
    const path = `units.${i}`;
    if (typeof id === 'string') {
      if (!known.some(unit => unit.id === id)) faults.push(unknownId(path));
      if (ids.has(id)) faults.push(twice(path));
      ids.add(id);
    }
    faults.push(...faultsOf(book, name, facts).map(fault => ({ ...fault, path: join(path, fault.path) })));
    return { id: id ?? newUnitId(), name, facts: said(facts) };
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: units };
};

const join = (path: string, field: string): string => (field === '' ? path : `${path}.${field}`);

/** The fields that were said. What is not an object says none, and its faults are told. */
const said = (facts: unknown): UnitFacts =>
  // What the book's reader has understood are values of its fields.
  Object.fromEntries(Object.entries(Object(facts)).filter(([, value]) => value !== null)) as UnitFacts;

const faultsOf = (book: Book, name: string, facts: unknown): readonly Fault[] => {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return [notFacts(book)];
  const named = ofTheBattle.filter(field => Object.hasOwn(facts, field));
  if (named.length > 0) return named.map(besides);
  const read = readUnit(book, asFacts(book, { id: 'new', side: '', name, hidden: null, facts: said(facts) }));
  return read.ok ? [] : read.faults;
};

/** How one of the book's procedures judges a unit. */
export interface RosterCheck {
  readonly procedure: string;
  readonly answer: Answer;
}

export interface UnitReport {
  readonly unit: RosterUnit;
  readonly faults: readonly Fault[];
  readonly checks: readonly RosterCheck[];
  /** Whether it may take the field. */
  readonly ready: boolean;
}

export interface RosterReport {
  readonly units: readonly UnitReport[];
  /** Whether there are units, and all of them may take the field. */
  readonly ready: boolean;
}

/** What the book says of a roster: of each unit what is wrong with it, and how its procedures judge it. */
export const rosterReport = (
  book: Book,
  units: readonly RosterUnit[],
  settled: Pick<Settled, 'rulings' | 'house'>,
  language: Language,
): RosterReport => {
  const reports = units.map((unit, i) => {
    const faults = faultsOf(book, unit.name, unit.facts).map(fault => ({
      ...fault,
      path: join(`units.${i}`, fault.path),
    }));
    const checks = faults.length > 0 ? [] : checksOf(book, unit, settled, language);
    return {
      unit,
      faults,
      checks,
      ready: faults.length === 0 && checks.every(({ answer }) => answer.status !== 'not-allowed'),
    };
  });
  return { units: reports, ready: reports.length > 0 && reports.every(({ ready }) => ready) };
};

const checksOf = (
  book: Book,
  unit: RosterUnit,
  settled: Pick<Settled, 'rulings' | 'house'>,
  language: Language,
): readonly RosterCheck[] =>
  (book.rosterChecks ?? []).flatMap(id => {
    const answer = judged(book, id, unit, settled, language);
    return answer === null ? [] : [{ procedure: id, answer }];
  });

/** How a procedure judges a unit; null if it is not about such a unit, as a general has no formation. */
const judged = (
  book: Book,
  id: string,
  { id: unit, name, facts }: RosterUnit,
  { rulings, house }: Pick<Settled, 'rulings' | 'house'>,
  language: Language,
): Answer | null => {
  const procedure = procedureOf(book, id);
  const [role] = procedure ? rolesOf(book, procedure).keys() : [];
  if (!procedure || role === undefined) throw new Error(`${book.id} cannot judge units by ${id}.`);
  // A book completes a unit with values of its own fields.
  const fielded = (book.musters?.(facts) ?? facts) as { readonly [field: string]: Value };
  const table = { [unit]: { id: unit, side: '', name, hidden: null, facts: fielded } };
  const filled = fillFacts(book, procedure, table, { [role]: unit }, {});
  if (!filled.ok) return null;
  const asked = { input: filled.value.input, rulings, house: house[id] ?? null };
  const read = readRequest(book, procedure, asked);
  if (!read.ok) return null;
  const ruled = ruleOn(book, procedure, read.value, { language, explain: true, roll: () => ({ draw: () => [] }) });
  return ruled.ok && ruled.value.status !== 'awaiting-dice' ? ruled.value : null;
};

const fault = (path: string, code: Fault['code'], it: string, en: string): Fault => ({ path, code, says: { it, en } });

const unknownId = (path: string): Fault =>
  fault(
    `${path}.id`,
    'fact/not-one-of',
    'Il roster non ha questa unità: senza id se ne aggiunge una nuova.',
    'The roster has no such unit: without an id a new one is added.',
  );

const twice = (path: string): Fault =>
  fault(`${path}.id`, 'fact/impossible', 'La stessa unità compare due volte.', 'The same unit stands here twice.');

const besides = (field: string): Fault =>
  fault(
    `facts.${field}`,
    'fact/unknown',
    'Il nome sta accanto ai campi; id e parte li dà la battaglia.',
    'The name stands beside the fields; id and side come from the battle.',
  );

const notFacts = (book: Book): Fault => {
  const fields = book.unit.shape.kind === 'group' ? Object.keys(book.unit.shape.facts).join(', ') : '';
  return fault(
    'facts',
    'fact/wrong-kind',
    `Serve un oggetto con i campi dell’unità: ${fields}.`,
    `Expected an object with the fields of the unit: ${fields}.`,
  );
};
