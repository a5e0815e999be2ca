import { compileReader, type Book, type Effect, type Fact, type Fault, type Read } from '../../core/index.js';
import { asFacts, type Cast } from './filling.js';
import type { BattleState, BattleUnit, Due, Owed, Patch, UnitChange, UnitFacts, Value } from './state.js';

/** What the effects of an answer do to the table: now, and at which later moment. */
export interface Consequences {
  readonly facts: { readonly [unit: string]: UnitFacts };
  readonly owes: readonly Owed[];
  readonly due: readonly Due[];
}

/** Turns the effects of an answer into changes of the units that play its roles. */
export const consequencesOf = (
  book: Book,
  units: BattleState['units'],
  cast: Cast,
  effects: readonly Effect[],
  /** What tells these debts from those of any other event. */
  source: string,
): Read<Consequences> => {
  const faults: Fault[] = [];
  const owes: Owed[] = [];
  const due: Due[] = [];
  const changes: { readonly unit: string; readonly change: UnitChange }[] = [];
  for (const effect of effects) {
    const on = cast.get(effect.on);
    if (on === undefined) {
      faults.push(nameless(effect.on));
      continue;
    }
    for (const unit of on) {
      const change = changeOf(effect, cast, faults);
      if (change === null) continue;
      const { when, cite } = effect;
      const id = `${source}.${owes.length + due.length}`;
      if (when !== 'now') due.push({ id, when, unit: unit.id, cite, change });
      else if ('owes' in change) owes.push({ id, procedure: change.owes, unit: unit.id, cite });
      else changes.push({ unit: unit.id, change });
    }
  }
  if (faults.length > 0) return { ok: false, faults: onceEach(faults) };
  const facts = factsAfter(book, units, changes);
  return facts.ok ? { ok: true, value: { facts: facts.value, owes, due } } : facts;
};

const changeOf = (
  { field, by, to, with: joins, without, owes }: Effect,
  cast: Cast,
  faults: Fault[],
): UnitChange | { readonly owes: string } | null => {
  if (owes !== undefined) return { owes };
  if (field === undefined) return null;
  if (by !== undefined) return { field, by };
  if (to !== undefined) return { field, to };
  const role = joins ?? without ?? '';
  const others = cast.get(role);
  if (others === undefined) {
    faults.push(nameless(role));
    return null;
  }
  const ids = others.map(({ id }) => id);
  return joins === undefined ? { field, without: ids } : { field, with: ids };
};

const onceEach = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map(fault => [fault.path, fault])).values(),
];

/** A unit that an outcome changes, or may change, and that nobody has named. */
export const nameless = (role: string): Fault => ({
  path: `units.${role}`,
  code: 'fact/missing',
  says: {
    it: `L’esito cambia questa unità: indicare quale è, o null se non c’è.`,
    en: `The outcome changes this unit: say which one it is, or null if there is none.`,
  },
});

/** The fields of units after changes, in their order; a unit that no book could have is a fault. */
export const factsAfter = (
  book: Book,
  units: BattleState['units'],
  changes: readonly { readonly unit: string; readonly change: UnitChange }[],
): Read<{ readonly [unit: string]: UnitFacts }> => {
  const after: { [unit: string]: { [field: string]: Value } } = {};
  for (const { unit: id, change } of changes) {
    const unit = units[id];
    if (!unit) continue;
    const fields = (after[id] ??= {});
    const declared = fieldOf(book, change.field);
    const held = fields[change.field] ?? unit.facts[change.field];
    // The value of a unit's field that is left out is of the same kind as one that is given.
    fields[change.field] = changed(held ?? ((declared?.absent ?? null) as Value), change, declared);
  }
  const faults = Object.entries(after).flatMap(([id, fields]) => impossibleAfter(book, units[id], fields));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: after };
};

const changed = (held: Value, change: UnitChange, declared: Fact | undefined): Value => {
  if ('to' in change) return change.to;
  if ('by' in change) return within(declared, (typeof held === 'number' ? held : 0) + change.by);
  const list = Array.isArray(held) ? (held as readonly string[]) : [];
  if ('without' in change) return list.filter(id => !change.without.includes(id));
  return [...list.filter(id => !change.with.includes(id)), ...change.with];
};

/** A number as its field can hold it: who loses more than he has, has none left. */
const within = (declared: Fact | undefined, value: number): number => {
  const shape = declared?.shape;
  if (shape?.kind !== 'count' && shape?.kind !== 'measure') return value;
  return Math.min(shape.max, Math.max(shape.min, value));
};

const fieldOf = (book: Book, field: string): Fact | undefined =>
  book.unit.shape.kind === 'group' ? book.unit.shape.facts[field] : undefined;

const readers = new WeakMap<Book, (input: unknown) => Read<unknown>>();

/** Reads a unit as its book declares it. */
export const readUnit = (book: Book, unit: object): Read<{ readonly [field: string]: unknown }> => {
  const reader = readers.get(book) ?? compileReader({ unit: book.unit });
  readers.set(book, reader);
  const read = reader({ unit });
  // The only fact asked for is the unit, whose shape is a group.
  if (read.ok)
    return { ok: true, value: (read.value as { readonly unit: { readonly [field: string]: unknown } }).unit };
  return { ok: false, faults: read.faults.map(fault => ({ ...fault, path: fault.path.replace(/^unit\.?/, '') })) };
};

const impossibleAfter = (book: Book, unit: BattleUnit | undefined, fields: UnitFacts): readonly Fault[] => {
  if (!unit) return [];
  const read = readUnit(book, asFacts(book, { ...unit, facts: { ...unit.facts, ...fields } }));
  return read.ok ? [] : read.faults.map(fault => ({ ...fault, path: `${unit.id}.${fault.path}` }));
};

/** What falls due at a moment: the changes it brings, what is owed from then on, and what is done with. */
export const fallingDue = (
  book: Book,
  { units, due }: Pick<BattleState, 'units' | 'due'>,
  when: Due['when'],
): Read<Pick<Patch, 'facts' | 'owes' | 'done'>> => {
  const now = due.filter(one => one.when === when);
  const facts = factsAfter(
    book,
    units,
    now.flatMap(({ unit, change }) => ('owes' in change ? [] : [{ unit, change }])),
  );
  if (!facts.ok) return facts;
  const owes = now.flatMap(({ id, unit, cite, change }) =>
    'owes' in change ? [{ id, procedure: change.owes, unit, cite }] : [],
  );
  return { ok: true, value: { facts: facts.value, owes, done: now.map(({ id }) => id) } };
};
