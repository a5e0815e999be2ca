import { nearest, type Book, type Fault, type Procedure, type Read } from '../../core/index.js';
import { canonical } from './canonical.js';
import { rolesOf, type Fill, type Role } from './roles.js';
import type { BattleState, BattleUnit } from './state.js';

/** The units of an action by their roles: one, several, or nobody. */
export type NamedUnits = { readonly [role: string]: string | readonly string[] | null };

/** The units of an action by their roles, found on the table. */
export type Cast = ReadonlyMap<string, readonly BattleUnit[]>;

/** The facts of an action: the circumstances as they were told, and the stored units where they belong. */
export interface Filled {
  readonly input: { readonly [fact: string]: unknown };
  /** The units by their roles, as the effects will name them: those that were named, and those found with them. */
  readonly cast: Cast;
  readonly units: NamedUnits;
}

/** Fills the facts of a procedure from the units on the table, or says all that is wrong with the naming of them. */
export const fillFacts = (
  book: Book,
  procedure: Procedure,
  units: BattleState['units'],
  named: NamedUnits,
  circumstances: { readonly [fact: string]: unknown },
): Read<Filled> => {
  const roles = rolesOf(book, procedure);
  const faults: Fault[] = [];
  const cast = new Map<string, readonly BattleUnit[]>();
  for (const [name, ids] of Object.entries(named)) {
    const role = roles.get(name);
    if (role) castOne(role, ids, units, cast, faults);
    else faults.push(unknownRole(name, [...roles.keys()]));
  }
  const unnamed = [...roles.values()].filter(({ name }) => !Object.hasOwn(named, name));
  const found: { [role: string]: string | readonly string[] } = {};
  for (const role of unnamed) {
    const held = foundFor(book, role, units, cast, faults);
    if (held === undefined) continue;
    cast.set(role.name, held);
    const [first] = held;
    if (first) found[role.name] = role.every ? held.map(({ id }) => id) : first.id;
  }
  const input = structuredClone(circumstances) as { [fact: string]: unknown };
  // Where nobody was named and nobody is found, nothing is said.
  const playing = [...cast].filter(([name, held]) => held.length > 0 || Object.hasOwn(named, name));
  const fills = playing.flatMap(([name, held]) => (roles.get(name)?.fills ?? []).map(fill => ({ name, held, fill })));
  // What makes the groups that others only add to comes first.
  for (const making of [true, false])
    for (const { name, held, fill } of fills.filter(({ fill }) => fill.makes === making))
      fillOne(book, input, fill, name, held, faults);
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, value: { input, cast, units: { ...named, ...found } } };
};

const castOne = (
  { name, many }: Role,
  ids: string | readonly string[] | null,
  units: BattleState['units'],
  cast: Map<string, readonly BattleUnit[]>,
  faults: Fault[],
): void => {
  const all = ids === null ? [] : typeof ids === 'string' ? [ids] : ids;
  const missing = all.filter(id => !Object.hasOwn(units, id));
  if (missing.length > 0) faults.push(unknownUnit(name, missing));
  if (!many && all.length > 1) faults.push(onlyOne(name));
  if (new Set(all).size < all.length) faults.push(namedTwice(name));
  cast.set(
    name,
    all.flatMap(id => (Object.hasOwn(units, id) ? [units[id] as BattleUnit] : [])),
  );
};

/** The units of a role that nobody has named: found with another unit, or called like the role; none if nobody is there. */
const foundFor = (
  { isFallen }: Book,
  { name, changes, among, naming, every, fills, needed }: Role,
  units: BattleState['units'],
  cast: Cast,
  faults: Fault[],
): readonly BattleUnit[] | undefined => {
  const place = among ?? naming;
  if (place === null) {
    const called = Object.hasOwn(units, name) ? units[name] : undefined;
    return changes && called ? [called] : undefined;
  }
  const holders = cast.get(place.role);
  if (holders === undefined) return undefined;
  const all = among === null ? namingThem(holders, place.field, units) : namedByThem(holders, place.field, units);
  // Who may be missing and is no more does not stand with anybody, whoever still names him.
  const mayBeMissing = !needed && fills.some(({ field }) => field === undefined);
  const found = mayBeMissing ? all.filter(({ facts }) => !isFallen?.(facts)) : all;
  if (every || found.length < 2) return found;
  const ids = found.map(({ id }) => id);
  faults.push(oneOfSeveral(name, ids));
  return found.slice(0, 1);
};

/** The units that some name in a field. */
const namedByThem = (
  holders: readonly BattleUnit[],
  field: string,
  units: BattleState['units'],
): readonly BattleUnit[] => {
  const named = holders.flatMap(({ facts }) => facts[field] ?? []).filter(id => typeof id === 'string');
  return [...new Set(named)].flatMap(id => (Object.hasOwn(units, id) ? [units[id] as BattleUnit] : []));
};

/** The units that name some in a field. */
const namingThem = (
  holders: readonly BattleUnit[],
  field: string,
  units: BattleState['units'],
): readonly BattleUnit[] =>
  Object.values(units).filter(({ facts }) => holders.some(({ id }) => [facts[field]].flat().includes(id)));

const fillOne = (
  book: Book,
  input: { [fact: string]: unknown },
  fill: Fill,
  role: string,
  found: readonly BattleUnit[],
  faults: Fault[],
): void => {
  const [first] = found;
  const { path, field, many } = fill;
  if (first === undefined && !many) return;
  const place = placeOf(input, fill);
  if (place === undefined) return;
  const last = path.at(-1) ?? '';
  if (field === undefined) {
    if (place[last] === undefined)
      place[last] = many ? found.map(unit => asFacts(book, unit)) : first && asFacts(book, first);
    else faults.push(fromTheTable(path.join('.'), role));
  } else if (fill.item !== undefined) fillItems(book, place, last, fill.item, fill, found);
  // Circumstances may differ from what is stored: who stands in a wood stands there now.
  else if (place[last] === undefined && first) place[last] = fieldOf(book, first, fill);
};

/** The units of an action by their roles, as far as they are on the table. */
export const castOf = (units: BattleState['units'], named: NamedUnits): Cast =>
  new Map(
    Object.entries(named).map(([role, ids]) => [
      role,
      [ids ?? []].flat().flatMap(id => (Object.hasOwn(units, id) ? [units[id] as BattleUnit] : [])),
    ]),
  );

/** The facts of an action without what its units say of themselves: filled again, they are as the units are then. */
export const withoutUnits = (
  book: Book,
  procedure: Procedure,
  facts: { readonly [fact: string]: unknown },
  cast: Cast,
): { readonly [fact: string]: unknown } => {
  const told = structuredClone(facts);
  const roles = rolesOf(book, procedure);
  for (const [role, [first]] of cast)
    for (const fill of roles.get(role)?.fills ?? []) {
      const { path, field, item, many } = fill;
      if (item !== undefined || (first === undefined && !many)) continue;
      const last = path.at(-1) ?? '';
      const within = path.slice(0, -1).reduce<unknown>((place, step) => Object(place)[step], told);
      if (typeof within !== 'object' || within === null) continue;
      const said = canonical(Reflect.get(within, last));
      if (field === undefined || (first && said === canonical(fieldOf(book, first, fill))))
        Reflect.deleteProperty(within, last);
    }
  return told;
};

/** What a unit says of itself, or what goes without saying. */
const fieldOf = (book: Book, unit: BattleUnit, { field = '', granted, sums }: Fill): unknown => {
  const held = asFacts(book, unit)[field] ?? granted;
  const many: unknown = Array.isArray(held) ? held.length : held;
  if (sums === null || typeof many !== 'number') return held;
  return sums === 'any' ? many > 0 : many;
};

/** The group that a fact stands in, made if need be; undefined if it is left out, or is no group at all. */
const placeOf = (
  input: { [fact: string]: unknown },
  { path, makes }: Fill,
): { [fact: string]: unknown } | undefined => {
  let place = input;
  for (const step of path.slice(0, -1)) {
    const next = (place[step] ??= makes ? {} : undefined);
    if (typeof next !== 'object' || next === null) return undefined;
    // It is an object, as was just seen.
    place = next as { [fact: string]: unknown };
  }
  return place;
};

/** One item of a list for each unit, beside what was said of it. */
const fillItems = (
  book: Book,
  place: { [fact: string]: unknown },
  list: string,
  item: string,
  fill: Fill,
  found: readonly BattleUnit[],
): void => {
  const items = (place[list] ??= []);
  if (!Array.isArray(items)) return;
  const way = item.split('.');
  const last = way.pop() ?? '';
  found.forEach((unit, i) => {
    const said = way.reduce(groupIn, (items[i] ??= {}));
    if (typeof said !== 'object' || said === null) return;
    if (Reflect.get(said, last) === undefined) Reflect.set(said, last, fieldOf(book, unit, fill));
  });
};

/** The group within another, made if it was left out. */
const groupIn = (place: unknown, step: string): unknown => {
  if (typeof place !== 'object' || place === null) return undefined;
  if (Reflect.get(place, step) === undefined) Reflect.set(place, step, {});
  return Reflect.get(place, step);
};

/**
 * A stored unit as the facts of its book: what its model calls id, side and name are the battle’s own, and who is kept
 * out of sight is hidden, whatever his roster says.
 */
export const asFacts = (
  book: Book,
  { id, side, name, hidden, facts }: BattleUnit,
): { readonly [field: string]: unknown } => {
  const declared = book.unit.shape.kind === 'group' ? book.unit.shape.facts : {};
  return {
    ...facts,
    id,
    side,
    ...('name' in declared && { name }),
    ...('hidden' in declared && hidden !== null && { hidden: true }),
  };
};

const fault = (path: string, code: Fault['code'], it: string, en: string): Fault => ({ path, code, says: { it, en } });

const unknownRole = (name: string, roles: readonly string[]): Fault => {
  const close = nearest(name, roles);
  const like = (close.length > 0 ? close : roles).slice(0, 12).join(', ');
  return fault(
    `units.${name.slice(0, 100)}`,
    'request/unknown-field',
    `Nessuna unità ha questo ruolo qui. I ruoli: ${like || 'nessuno'}.`,
    `No unit has this role here. The roles: ${like || 'none'}.`,
  );
};

const listed = (ids: readonly string[]): string =>
  ids
    .slice(0, 5)
    .map(id => JSON.stringify(id.slice(0, 60)))
    .join(', ');

const unknownUnit = (role: string, ids: readonly string[]): Fault =>
  fault(
    `units.${role}`,
    'fact/not-one-of',
    `Nella battaglia non c’è nessuna unità ${listed(ids)}.`,
    `The battle has no unit ${listed(ids)}.`,
  );

const onlyOne = (role: string): Fault =>
  fault(`units.${role}`, 'fact/wrong-kind', 'Qui va una sola unità.', 'Only one unit goes here.');

const namedTwice = (role: string): Fault =>
  fault(`units.${role}`, 'fact/impossible', 'La stessa unità è indicata due volte.', 'The same unit is named twice.');

const oneOfSeveral = (role: string, ids: readonly string[]): Fault =>
  fault(
    `units.${role}`,
    'fact/missing',
    `Può essere più d’una: indicare quale è tra ${listed(ids)}.`,
    `It may be one of several: say which of ${listed(ids)} it is.`,
  );

const fromTheTable = (path: string, role: string): Fault =>
  fault(
    `circumstances.${path}`,
    'fact/impossible',
    `Questo viene dall’unità indicata come ${role}: toglierlo dalle circostanze.`,
    `This comes from the unit named as ${role}: leave it out of the circumstances.`,
  );
