import {
  adjudicate,
  chosenBy,
  facesInOrder,
  proceduresOf,
  type Book,
  type Fact,
  type Facts,
  type Procedure,
  type Shape,
} from '../../core/index.js';

/** How a role fills the facts of a procedure: with whole units, or with single fields of them. */
export interface Fill {
  readonly path: readonly string[];
  /** The field of the unit that the fact is; undefined for the whole unit. */
  readonly field?: string;
  /** The way to the fact within each item of a list, such as `base.x`, one item a unit. */
  readonly item?: string;
  readonly many: boolean;
  /** Whether the groups on the way, where they may be left out, are made for it. */
  readonly makes: boolean;
  /** What a page asks of a field that is a list or a number, if not itself: how many there are, or whether there is any. */
  readonly sums: 'how-many' | 'any' | null;
  /** What the unit model takes for granted of a unit that does not say it, where the page must know. */
  readonly granted?: unknown;
}

/** A field of the unit that plays a role. */
export interface Place {
  readonly role: string;
  readonly field: string;
}

/** A part that units play in a procedure. */
export interface Role {
  readonly name: string;
  readonly many: boolean;
  /** Whether it cannot be asked without it. */
  readonly needed: boolean;
  /** Whether the outcome may change its units. */
  readonly changes: boolean;
  /** Whose units play it, seen from whoever acts; null if they may be anybody's. */
  readonly of: 'own' | 'enemy' | null;
  /** The facts that whoever commands its unit chooses. */
  readonly decides: readonly string[];
  /** The role and the field in which its unit is found if nobody names it, or the field in which it names that role's. */
  readonly among: Place | null;
  readonly naming: Place | null;
  /** Whether all who are found there play it. */
  readonly every: boolean;
  readonly fills: readonly Fill[];
}

const known = new WeakMap<Procedure, ReadonlyMap<string, Role>>();

/** The parts of a procedure that stored units can play, derived from its declaration; the one who acts comes first. */
export const rolesOf = (book: Book, procedure: Procedure): ReadonlyMap<string, Role> => {
  const found = known.get(procedure) ?? derive(book, procedure);
  known.set(procedure, found);
  return found;
};

const unitFactsOf = (book: Book): Facts => (book.unit.shape.kind === 'group' ? book.unit.shape.facts : {});

/** A fact that a role fills, before it is known what else the role fills. */
interface Found {
  readonly role: string;
  readonly path: readonly string[];
  readonly field?: string;
  readonly item?: string;
  readonly many: boolean;
}

const derive = (book: Book, procedure: Procedure): ReadonlyMap<string, Role> => {
  const unit = unitFactsOf(book);
  const changed = rolesOfEffects(procedure);
  const declared = Object.entries(procedure.parts).flatMap(([role, { fills = {} }]) =>
    Object.entries(fills).map(([fact, field]) => declaredFill(procedure, role, fact, field)),
  );
  const claimed = new Set(declared.map(({ path, item }) => [...path, ...(item ? [item] : [])].join('.')));
  const whole = wholeUnits(procedure.facts, unit, []);
  const owner = ownerOf(procedure, whole, changed);
  const found = [
    ...whole,
    ...fieldsIn(procedure.facts, unit, [], owner, wordsOf(book)).filter(({ path, item }) => {
      const way = [...path, ...(item ? [item] : [])].join('.');
      return !claimed.has(way);
    }),
    ...declared,
  ];
  const parts = Object.keys(procedure.parts);
  const acting = parts.filter(part => procedure.parts[part]?.acts);
  const names = new Set([...acting, ...found.map(({ role }) => role), ...parts, ...changed]);
  return new Map(
    [...names].map(name => [
      name,
      roleOf(
        name,
        procedure,
        unit,
        found.filter(({ role }) => role === name),
        changed.has(name),
      ),
    ]),
  );
};

const roleOf = (
  name: string,
  { facts, parts }: Procedure,
  unit: Facts,
  found: readonly Found[],
  changes: boolean,
): Role => {
  const { among, naming, every, of, decides } = parts[name] ?? {};
  return {
    name,
    // Whoever is only changed may be several; of a fact there is one, unless it is a list.
    many: found.length === 0 || found.some(({ many }) => many),
    needed: found.some(({ path, field }) => field === undefined && isNeeded(facts, path)),
    changes,
    of: of ?? null,
    decides: decides ?? [],
    among: placeOf(among),
    naming: placeOf(naming),
    every: every ?? false,
    fills: found.map(({ role: _, ...fill }) => ({
      ...fill,
      makes: makesWay(facts, fill, found),
      sums: summed(facts, unit, fill),
      ...grantedTo(facts, unit, fill),
    })),
  };
};

/** A way such as `target.attachedGenerals`: the role, and the field of its unit. */
const placeOf = (way: string | undefined): Place | null => {
  const role = way?.split('.') ?? [];
  const field = role.pop();
  return field === undefined ? null : { role: role.join('.'), field };
};

/** A page that must know a field of a unit takes it as the unit model does, where the unit is silent. */
const grantedTo = (facts: Facts, unit: Facts, { path, field, item }: Omit<Found, 'role'>): Pick<Fill, 'granted'> => {
  const fact = factAt(facts, item === undefined ? path : [...path, '0', ...item.split('.')]);
  const granted = field === undefined ? undefined : unit[field]?.absent;
  return fact?.absent === undefined && granted !== undefined && granted !== null ? { granted } : {};
};

/** A list of a unit is a number to a page that only asks how many; a list or a number is a yes or no to one that asks whether. */
const summed = (facts: Facts, unit: Facts, { path, field = '' }: Omit<Found, 'role'>): Fill['sums'] => {
  const held = unit[field]?.shape.kind;
  const asked = factAt(facts, path)?.shape.kind;
  if (asked === 'yesNo') return held === 'list' || held === 'count' ? 'any' : null;
  return held === 'list' && asked === 'count' ? 'how-many' : null;
};

/** Where a declared fact stands; the way may lead into the items of a list. */
const declaredFill = ({ facts }: Procedure, role: string, fact: string, field: string): Found => {
  const path = fact.split('.');
  // A place in a list leads to that one item, and all else that comes after a list to every item of it.
  const into = path.findIndex(
    (step, i) => !/^\d+$/.test(step) && factAt(facts, path.slice(0, i))?.shape.kind === 'list',
  );
  if (into < 0) return { role, path, field, many: false };
  return { role, path: path.slice(0, into), item: path.slice(into).join('.'), field, many: true };
};

const factAt = (facts: Facts, [first, ...rest]: readonly string[]): Fact | undefined => {
  const fact = first === undefined ? undefined : facts[first];
  if (fact === undefined || rest.length === 0) return fact;
  const { shape } = fact;
  if (shape.kind === 'group') return factAt(shape.facts, rest);
  // The next step is a place in the list, and the one after it a fact of what lies there.
  const within = shape.kind === 'list' ? shape.of : undefined;
  if (within?.shape.kind !== 'group' || rest.length < 2) return within;
  return factAt(within.shape.facts, rest.slice(1));
};

/** Whether a fact and all that it stands in must be given. */
const isNeeded = (facts: Facts, path: readonly string[]): boolean =>
  path.every((step, i) => /^\d+$/.test(step) || factAt(facts, path.slice(0, i + 1))?.absent === undefined) &&
  !path.some(step => /^[1-9]\d*$/.test(step));

/** A group that may be left out is made for a unit that is in it, or that is the whole of it. */
const makesWay = (facts: Facts, { path, field }: Pick<Found, 'path' | 'field'>, all: readonly Found[]): boolean => {
  const above = path.slice(0, -1);
  if (field === undefined || isNeeded(facts, above)) return true;
  const group = factAt(facts, above)?.shape;
  if (group?.kind !== 'group') return false;
  const filled = new Set(all.map(({ path }) => path.join('.')));
  return Object.keys(group.facts).every(name => filled.has([...above, name].join('.')));
};

/** As many items of a list have roles of their own. */
const mostInARow = 12;

/** Facts that are whole units: by their own name, or by that of the group they are the heart of. */
const wholeUnits = (facts: Facts, unit: Facts, path: readonly string[]): readonly Found[] =>
  Object.entries(facts).flatMap(([name, { shape }]) => {
    const here = [...path, name];
    const role = here.join('.').replace(/\.unit$/, '');
    if (isUnit(shape, unit)) return [{ role, path: here, many: false }];
    if (shape.kind === 'group') return wholeUnits(shape.facts, unit, here);
    if (shape.kind !== 'list') return [];
    const { shape: item } = shape.of;
    if (isUnit(item, unit)) return [{ role, path: here, many: true }];
    if (item.kind !== 'group') return [];
    return Array.from({ length: Math.min(shape.most, mostInARow) }, (_, i) =>
      wholeUnits(item.facts, unit, [...here, String(i)]),
    ).flat();
  });

const isUnit = (shape: Shape, unit: Facts): boolean => shape.kind === 'group' && shape.facts === unit;

/** Single facts that are fields of some unit: `formation` of the one it is about, `targetFormation` of the target. */
const fieldsIn = (
  facts: Facts,
  unit: Facts,
  path: readonly string[],
  owner: string,
  words: ReadonlySet<string>,
): readonly Found[] =>
  Object.entries(facts).flatMap(([name, fact]): readonly Found[] => {
    const here = [...path, name];
    const { shape } = fact;
    if (isUnit(shape, unit)) return [];
    // A group that is not called like a unit is none: a place is not, though a unit has one.
    if (shape.kind === 'group') return words.has(name) ? fieldsIn(shape.facts, unit, here, here.join('.'), words) : [];
    if (shape.kind === 'list') return itemFields(shape.of.shape, unit, here);
    const own = unit[name];
    if (own) return alike(own, fact) ? [{ role: owner, path: here, field: name, many: false }] : [];
    // Within a group it is its own unit that is spoken of.
    if (path.length > 0) return [];
    return Object.entries(unit).flatMap(([field, declared]) => {
      const tail = field.charAt(0).toUpperCase() + field.slice(1);
      const role = name.slice(0, -tail.length);
      return name.endsWith(tail) && words.has(role) && alike(declared, fact)
        ? [{ role, path: here, field, many: false }]
        : [];
    });
  });

/** The fields of units in the items of a list, if the items are units by their identity and something else. */
const itemFields = (shape: Shape, unit: Facts, path: readonly string[]): readonly Found[] => {
  if (shape.kind !== 'group' || isUnit(shape, unit) || !('id' in shape.facts)) return [];
  const fields = Object.entries(shape.facts).filter(([name, fact]) => unit[name] && alike(unit[name], fact));
  if (fields.length < 2) return [];
  return fields.map(([name]) => ({ role: path.join('.'), path, item: name, field: name, many: true }));
};

const alike = ({ shape: one }: Fact, { shape: other }: Fact): boolean =>
  one.kind === 'oneOf' && other.kind === 'oneOf'
    ? // A page may know fewer words than the unit model: what a unit is beyond them, it is not about.
      other.vocabulary.values.every(word => one.vocabulary.values.includes(word))
    : one.kind === other.kind;

/** Whose field it is when a fact does not say: the unit's; the target's, if there is no other; or the only one's. */
const ownerOf = ({ facts }: Procedure, whole: readonly Found[], changed: ReadonlySet<string>): string => {
  const roles = whole.map(({ role }) => role);
  if (roles.includes('unit') || changed.has('unit')) return 'unit';
  if (roles.includes('target')) return 'target';
  const [first] = roles;
  if (first !== undefined) return first;
  const [only] = changed;
  if (only === undefined || changed.size > 1) return 'unit';
  // Whom a page speaks of by name is not the one it does not name.
  return Object.keys(facts).some(name => name.startsWith(only) && name.length > only.length) ? 'unit' : only;
};

const words = new WeakMap<Book, ReadonlySet<string>>();

/** The words by which a book calls units. */
const wordsOf = (book: Book): ReadonlySet<string> => {
  const found =
    words.get(book) ??
    new Set([
      'unit',
      ...proceduresOf(book).flatMap(procedure => [
        ...wholeUnits(procedure.facts, unitFactsOf(book), []).map(({ role }) => role),
        ...Object.keys(procedure.parts),
        ...rolesOfEffects(procedure),
      ]),
    ]);
  words.set(book, found);
  return found;
};

const changedBy = new WeakMap<Procedure, ReadonlySet<string>>();

/** Whom the effects of a procedure are on, as its worked examples show, but for those whom its outcome names itself. */
const rolesOfEffects = (procedure: Procedure): ReadonlySet<string> => {
  const found = changedBy.get(procedure) ?? new Set(effectsIn(procedure).filter(name => !(name in procedure.outcome)));
  changedBy.set(procedure, found);
  return found;
};

const effectsIn = (procedure: Procedure): readonly string[] =>
  procedure.examples.flatMap(({ facts, dice, rulings }) => {
    const chosen = rulings ? new Map(Object.entries(rulings)) : null;
    const read = procedure.readFacts(facts, chosenBy(chosen));
    if (!read.ok) return [];
    const { effects } = adjudicate(procedure, read.value, {
      chosen,
      house: null,
      dice: facesInOrder(dice ?? []),
      language: 'en',
      explain: false,
    });
    return effects.flatMap(({ on, with: joins, without }) => [on, joins, without].filter(name => name !== undefined));
  });

const byId = new WeakMap<Book, ReadonlyMap<string, Procedure>>();

/** Finds a procedure of a book by its id. */
export const procedureOf = (book: Book, id: string): Procedure | undefined => {
  const found = byId.get(book) ?? new Map(proceduresOf(book).map(procedure => [procedure.id, procedure]));
  byId.set(book, found);
  return found.get(id);
};
