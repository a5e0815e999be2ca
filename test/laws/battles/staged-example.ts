import type { Book, Example, Procedure } from '../../../src/core/index.js';
import { readUnit } from '../../../src/campaign/domain/effects.js';
import type { RosterUnit } from '../../../src/campaign/domain/open-battle.js';
import { rolesOf, type Fill, type Role } from '../../../src/campaign/domain/roles.js';
import type { UnitFacts } from '../../../src/campaign/domain/state.js';

type Held = { [fact: string]: unknown };

/** A worked example with its units taken off the page and put on a table. */
export interface Staged {
  readonly units: readonly RosterUnit[];
  readonly named: { readonly [role: string]: readonly string[] };
  readonly circumstances: Held;
  /** The facts of the example, its units called as on the table. */
  readonly facts: Held;
}

type Fitting = (fields: UnitFacts, role: string, facts: Held) => UnitFacts;

/** What a page takes for granted of a unit and a stored one says: other than in line, or deployed, or Italian infantry. */
const implied: { readonly [procedure: string]: Fitting } = {
  'murat.order.division': ({ arm }) => (arm === 'artillery' ? { formation: 'limbered' } : {}),
  'murat.builtup.ejection': (_, role) => (role === 'loser' ? { formation: 'perimeter' } : {}),
  'guaitana.movement.mount-dismount': () => ({ kind: 'italian-cavalry' }),
  'guaitana.movement.native-compulsory-attack': () => ({ kind: 'native-infantry' }),
  'movimenti.referee.reposition': (_, role, { cause }) =>
    role === 'unit' && cause === 'unlimber' ? { arm: 'foot-artillery' } : {},
};

/** What an example leaves open and a battle would tell: it is played in the first turn, whatever turn the example is of. */
const leftOpen: { readonly [procedure: string]: Held } = { 'murat.general.replacement': { turn: null } };

/** What a unit must say of itself where an example says nothing. */
const plain: { readonly [book: string]: Fitting } = {
  murat: (fields, role) => {
    if ('quality' in fields || 'level' in fields || /general/i.test(role)) return { arm: 'general' };
    return { arm: /batter/.test(role) ? 'artillery' : /cavalry/.test(role) ? 'cavalry' : 'infantry', fouInitial: 12 };
  },
  'ordre-mixte': () => ({ arm: 'infantry', formation: 'line', totalBases: 12, pm: 20 }),
  // A page that tells the losses does not tell who is left.
  guaitana: ({ originalFigures }, _, { figuresLost }) =>
    typeof originalFigures === 'number' && typeof figuresLost === 'number'
      ? { figures: originalFigures - figuresLost }
      : {},
};

const at = (facts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (place, step) => (place === undefined || place === null ? undefined : Object(place)[step]),
    facts,
  );

const take = (facts: Held, path: readonly string[]): void => {
  const place = at(facts, path.slice(0, -1));
  if (typeof place === 'object' && place !== null) Reflect.deleteProperty(place, path.at(-1) ?? '');
};

/** Puts the units of an example on a table: whole ones as they are, others made from the single facts about them. */
export const staged = (book: Book, procedure: Procedure, example: Example): Staged => {
  // Written and read again, so that nothing in it is the same thing twice.
  const facts = JSON.parse(JSON.stringify(example.facts)) as Held;
  const circumstances = { ...leftOpen[procedure.id], ...structuredClone(facts) };
  const units: RosterUnit[] = [];
  const named: { [role: string]: readonly string[] } = {};
  const field = (held: UnitFacts, role: string): RosterUnit => {
    const { id, name, side: _, ...own } = held as { readonly [field: string]: never };
    const taken = units.some(unit => unit.id === id);
    const free = id && !taken ? String(id) : `u${units.length + 1}`;
    const unit = {
      id: free,
      name: String(name ?? ''),
      facts: { ...implied[procedure.id]?.(own, role, facts), ...own },
    };
    units.push(unit);
    return unit;
  };
  const fitting = (own: UnitFacts, role: string): UnitFacts => ({
    ...plain[book.id]?.(own, role, facts),
    ...own,
  });
  for (const role of rolesOf(book, procedure).values()) {
    const whole = role.fills.filter(fill => fill.field === undefined);
    const made = whole.flatMap(fill => wholeUnits(facts, fill)).map(held => field(held, role.name));
    whole.forEach(fill => take(circumstances, fill.path));
    whole.forEach(fill => nameIn(facts, fill, made));
    if (whole.length === 0)
      made.push(
        ...madeUp(book, facts, circumstances, role, example.notAllowed === true).map(held =>
          field(fitting(held, role.name), role.name),
        ),
      );
    else if (made[0]) settle(made, circumstances, role);
    if (made.length > 0 || role.changes) named[role.name] = made.map(({ id }) => id);
    const isOnlyNamed = role.fills.length > 0 && role.fills.every(fill => fill.field === 'id');
    if (made.length === 0 && role.changes && whole.length === 0 && !isOnlyNamed)
      named[role.name] = [field(fitting({}, role.name), role.name).id];
  }
  return { units, named, circumstances, facts };
};

const wholeUnits = (facts: Held, { path, many }: Fill): readonly UnitFacts[] => {
  const held = at(facts, path);
  if (held === undefined || held === null) return [];
  return (many ? held : [held]) as readonly UnitFacts[];
};

const nameIn = (facts: Held, { path, many }: Fill, made: readonly RosterUnit[]): void => {
  const held = at(facts, path);
  const all = (many ? held : [held]) as readonly (Held | undefined | null)[] | undefined;
  all?.forEach((unit, i) => {
    if (!unit) return;
    unit['id'] = made[i]?.id;
    unit['side'] = 'north';
  });
};

const canBe = (book: Book, field: string, value: unknown): boolean => {
  const read = readUnit(book, { [field]: value });
  return read.ok || !read.faults.some(({ path }) => path === field);
};

/** Units of which a page only asks single facts. */
const madeUp = (
  book: Book,
  facts: Held,
  circumstances: Held,
  { fills }: Role,
  isNever: boolean,
): readonly UnitFacts[] => {
  const lists = fills.filter(({ item }) => item !== undefined);
  if (lists.length > 0) {
    const items = (at(facts, lists[0]?.path ?? []) ?? []) as readonly Held[];
    return items.map((item, i) => {
      const unit: Held = {};
      for (const { path, item: name = '', field = '' } of lists) {
        const way = name.split('.');
        const value = at(item, way);
        // What no unit says of itself, such as who is out of sight, stays said.
        if (value !== undefined && !canBe(book, field, value)) continue;
        if (value !== undefined) unit[field] = value;
        // The side is the table's own: it stays said.
        if (field !== 'side') take(circumstances, [...path, String(i), ...way]);
      }
      return unit as UnitFacts;
    });
  }
  const told = fills.flatMap(({ path, field = '' }) => {
    const value = at(facts, path);
    // A formation may be one that is wanted and cannot be had: it stays said.
    return value === undefined || value === null || (isNever && field === 'formation') ? [] : [{ path, field, value }];
  });
  const read = readUnit(book, Object.fromEntries(told.map(({ field, value }) => [field, value])));
  const impossible = read.ok ? [] : read.faults.map(({ path }) => path);
  const unit: Held = {};
  for (const { path, field, value } of told) {
    // What no unit can be stays said too.
    if (impossible.includes(field)) continue;
    if (unit[field] === undefined) unit[field] = value;
    if (unit[field] === value) take(circumstances, path);
  }
  return Object.keys(unit).length > 0 ? [unit as UnitFacts] : [];
};

/** What a page asks again of a whole unit: the unit says it, if it says the same. */
const settle = ([unit]: readonly RosterUnit[], circumstances: Held, { fills }: Role): void => {
  for (const { path, field } of fills) {
    if (field !== undefined && unit && at(circumstances, path) === unit.facts[field]) take(circumstances, path);
  }
};
