import { checksOf, type Check, type Conditions, type Declared, type Facts, type Given } from './fact.js';
import type { Read } from './fault.js';
import { compileReader } from './read-facts.js';
import { recommended, type By, type Ruling } from './ruling.js';
import type { ModifierTable, Table } from './table.js';
import type { Text } from './text.js';
import type { Throw } from './throw.js';
import type { Callable, Umpire } from './umpire.js';

/** A worked example: the sentence a player would say, what was declared and thrown, and what came of it. */
export interface Example<F extends Facts = Facts, O extends Facts = Facts> {
  readonly says: Text;
  readonly facts: Given<Declared<F>>;
  readonly dice?: readonly number[];
  readonly rulings?: { readonly [ruling: string]: string };
  readonly house?: { readonly [row: string]: number | 'off' };
  /** The outcome fields the example is about. */
  readonly outcome: Partial<Declared<O>>;
  /** What the rules forbid ends as not allowed; all else is resolved. */
  readonly notAllowed?: true;
  /** The paragraph, if the book itself works this example. */
  readonly fromTheBook?: string;
}

/** A part that a stored unit plays, where its name and shape do not say so already. */
export interface Part {
  /** The facts that are fields of the unit: each by its way, such as `order.general`, with the field. */
  readonly fills?: { readonly [fact: string]: string };
  /** Where the unit is found if nobody names it: a field of another part's unit, such as `target.attachedGenerals`. */
  readonly among?: string;
  /** Or whoever names another part's unit in a field of his own: `unit.supporterId` finds those whom the unit supports. */
  readonly naming?: string;
  /** Whether all who are found play it together, and nobody has to say which of them. */
  readonly every?: true;
  /** Whether its unit is the one that acts, where it is not the one that the page is about. */
  readonly acts?: true;
  /** Whose it is, seen from whoever acts: his own, and nobody else brings it in; or the enemy's, who does not act. */
  readonly of?: 'own' | 'enemy';
  /** The facts that are for whoever commands its unit to choose, whoever acts. */
  readonly decides?: readonly string[];
}

/** A choice that a procedure has stopped for: whose part makes it, and the facts with which it goes on then. */
export interface Stop<F extends Facts = Facts> {
  readonly by: string;
  readonly goesOnWith: Partial<Given<Declared<F>>>;
}

/** The parts of stored units in a procedure, by their names. */
export interface Parts {
  readonly [part: string]: Part;
}

/** What a rulebook declares of one procedure. */
export interface Declaration<F extends Facts, O extends Facts> extends Conditions<F> {
  /** The id of the catalogue: ruleset.area.name. */
  readonly id: string;
  readonly title: Text;
  readonly rule: string;
  /** When it applies, in one sentence. */
  readonly when: Text;
  readonly facts: F;
  readonly outcome: O;
  readonly tables?: readonly Table[];
  readonly throws?: readonly Throw[];
  readonly rulings?: readonly Ruling[];
  /** The procedures it hands part of the work to. */
  readonly calls?: readonly Procedure[];
  /** What stored units are in it, beyond the facts that are whole units or bear the name of a unit's field. */
  readonly parts?: Parts;
  readonly examples: readonly Example<F, O>[];
  adjudicate(facts: Declared<F>, umpire: Umpire<Declared<F>>): Declared<O>;
  /** The choice of a player that it has stopped for; null if it went to its end. */
  stopsFor?(outcome: Declared<O>): Stop<F> | null;
  /** The outcome in one sentence. */
  inWords(outcome: Declared<O>, facts: Declared<F>): Text;
}

/** A declared procedure with its reader compiled. Without type arguments: any procedure, as a catalogue holds it. */
export interface Procedure<F extends Facts = Facts, O extends Facts = Facts> extends Callable<F, O> {
  readonly when: Text;
  readonly facts: F;
  readonly checks: readonly Check[];
  readonly outcome: O;
  readonly tables: readonly Table[];
  readonly throws: readonly Throw[];
  readonly rulings: readonly Ruling[];
  readonly calls: readonly Procedure[];
  /** Whether it throws dice, or anything that it calls. */
  readonly throwsDice: boolean;
  readonly parts: Parts;
  readonly examples: readonly Example[];
  stopsFor?(outcome: Declared<O>): Stop<F> | null;
  inWords(outcome: Declared<O>, facts: Declared<F>): Text;
  readFacts(input: unknown, by?: By): Read<Declared<F>>;
  /** For each modifier table, the facts that each of its rows looks at. */
  readonly readsOf: ReadonlyMap<ModifierTable, readonly (readonly Look[])[]>;
}

/** A fact that a row looks at: its name, such as `unit.disordered`, and the way to it. */
export interface Look {
  readonly name: string;
  readonly path: readonly string[];
}

export const procedure = <F extends Facts, O extends Facts>(declared: Declaration<F, O>): Procedure<F, O> => {
  const tables = declared.tables ?? [];
  const throws = declared.throws ?? [];
  const calls = declared.calls ?? [];
  const readFacts = compileReader(declared.facts, declared);
  return {
    ...declared,
    checks: checksOf(declared),
    // What an example is about no longer matters once it lies in a catalogue.
    examples: declared.examples as readonly Example[],
    tables,
    throws,
    rulings: declared.rulings ?? [],
    calls,
    throwsDice: throws.length > 0 || calls.some(({ throwsDice }) => throwsDice),
    parts: declared.parts ?? {},
    readFacts,
    readsOf: factsReadByRows(
      tables,
      declared.examples.map(example => readFacts(example.facts)),
    ),
  };
};

/** Which facts each row looks at, seen by watching it decide the worked examples. */
const factsReadByRows = (
  tables: readonly Table[],
  examples: readonly Read<unknown>[],
): ReadonlyMap<ModifierTable, readonly (readonly Look[])[]> => {
  const watched = tables.filter(table => table.kind === 'modifiers').filter(table => !table.ofPart);
  const seen = watched.map(table => table.rows.map(() => new Map<string, Look>()));
  for (const example of examples) {
    if (!example.ok) continue;
    watched.forEach((table, t) =>
      table.rows.forEach((row, r) => {
        const see = (path: readonly string[]) => seen[t]?.[r]?.set(path.join('.'), { name: path.join('.'), path });
        // Every row of a declared table accepts the facts of its procedure.
        row.applies(watch(example.value, [], see) as never, recommended);
      }),
    );
  }
  return new Map(watched.map((table, t) => [table, (seen[t] ?? []).map(facts => withoutWholes([...facts.values()]))]));
};

/** A group that was once left out is looked at by its name, and by its parts otherwise: the parts say more. */
const withoutWholes = (looks: readonly Look[]): readonly Look[] =>
  looks.filter(({ name }) => !looks.some(other => other.name.startsWith(`${name}.`)));

/** The same facts, telling of each that is looked at; of those that belong together, only the ones that are. */
export const watch = (facts: unknown, way: readonly string[], see: (path: readonly string[]) => void): unknown =>
  new Proxy(Object(facts), {
    get: (of: Record<string, unknown>, name) => {
      const value = Reflect.get(of, name);
      if (typeof name !== 'string') return value;
      const path = [...way, name];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return watch(value, path, see);
      see(path);
      return value;
    },
  });
