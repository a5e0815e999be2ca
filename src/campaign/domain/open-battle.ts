import { type Book, type Fault, type Language, type Scenario } from '../../core/index.js';
import type { Settled } from './acting.js';
import { draft, type Draft } from './battle.js';
import { readUnit } from './effects.js';
import { publicLog } from './event.js';
import { tellTale } from './linked.js';
import { emptyState, type BattleUnit, type Side, type UnitFacts, type Value } from './state.js';
import { openingPhase } from './turn.js';

/** A unit of a roster: its name, and what its book's unit model says of it. */
export interface RosterUnit {
  readonly id: string;
  readonly name: string;
  readonly facts: UnitFacts;
}

/** A side as it takes the field. */
export interface SideOpening {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
  /** Its units, if they come from a roster. */
  readonly units: readonly RosterUnit[];
  /** Those of them that the other side does not see. */
  readonly hidden: readonly string[];
}

export interface Opening extends Settled {
  readonly sides: readonly SideOpening[];
  /** What the players settle of single units that the roster or scenario leaves open. */
  readonly units: { readonly [unit: string]: { readonly [field: string]: Value } };
  readonly commitment: string;
  readonly language: Language;
}

/** The first events of a battle, or all that is wrong with its opening. */
export const openBattle = (
  book: Book,
  opening: Opening,
):
  | { readonly kind: 'drafts'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] } => {
  const scenario = book.scenarios.find(({ id }) => id === opening.scenario);
  const faults: Fault[] = [];
  const units = opening.sides.flatMap((side, i) => {
    const listed = scenario ? unitsOfScenario(scenario, side.id, opening.language) : side.units;
    for (const id of side.hidden)
      if (!listed.some(unit => unit.id === id)) faults.push(unknownUnit(`sides.${i}.hidden`, id));
    return listed.map(unit => muster(book, unit, side, opening.units[unit.id] ?? {}, faults));
  });
  for (const id of Object.keys(opening.units))
    if (!units.some(unit => unit.id === id)) faults.push(unknownUnit(`units.${id}`, id));
  if (new Set(units.map(({ id }) => id)).size < units.length) faults.push(twice);
  const tale = tellTale(book, Object.fromEntries(units.map(unit => [unit.id, unit])));
  if (tale) faults.push(telling(tale.shown, tale.hidden));
  if (faults.length > 0) return { kind: 'faults', faults };
  const sides: readonly Side[] = opening.sides.map(({ id, name, players }) => ({ id, name, players }));
  const { rulings, house, commitment, serverDiceOnly } = opening;
  const body = {
    ruleset: book.id,
    scenario: scenario?.id ?? null,
    rulings,
    house,
    commitment,
    ...(serverDiceOnly && { serverDiceOnly }),
  };
  const seen = units.filter(({ hidden }) => hidden === null);
  const drafts: Draft[] = [
    draft(publicLog, 'opened', body, {
      turn: 1,
      phase: openingPhase(book, opening),
      lead: emptyState.lead,
      passes: 0,
      sides,
      join: seen,
    }),
  ];
  for (const { id } of sides) {
    const own = units.filter(({ hidden, side }) => hidden !== null && side === id);
    if (own.length > 0) drafts.push(draft(id, 'concealed', { units: own.map(unit => unit.id) }, { join: own }));
  }
  return { kind: 'drafts', drafts };
};

const unitsOfScenario = (scenario: Scenario, side: string, language: Language): readonly RosterUnit[] =>
  scenario.orderOfBattle
    .filter(({ unit }) => unit.side === side)
    .map(({ unit, says }) => {
      const { id, side: _, ...facts } = { ...unit, ...scenario.usually?.(unit) };
      // A roster says nothing of a field, or something that a unit may hold.
      const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as UnitFacts;
      return { id, name: says[language], facts: said };
    });

/** A unit as it takes the field; what is wrong with it is told. */
const muster = (
  book: Book,
  { id, name, facts }: RosterUnit,
  { id: side, hidden }: SideOpening,
  settled: UnitFacts,
  faults: Fault[],
): BattleUnit => {
  const { id: _, side: __, ...given } = { ...facts, ...settled } as { readonly [field: string]: Value };
  // A book completes a unit with values of its own fields.
  const mustered = withoutNothing((book.musters?.(given) ?? given) as UnitFacts);
  const hasName = book.unit.shape.kind === 'group' && 'name' in book.unit.shape.facts;
  const read = readUnit(book, { ...mustered, id, side, ...(hasName ? { name } : {}) });
  if (!read.ok) faults.push(...read.faults.map(fault => ({ ...fault, path: `units.${id}.${fault.path}` })));
  return { id, side, name, hidden: hidden.includes(id) ? 'concealed' : null, facts: mustered };
};

const withoutNothing = (facts: UnitFacts): UnitFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null));

const unknownUnit = (path: string, id: string): Fault => ({
  path: path.slice(0, 200),
  code: 'fact/not-one-of',
  says: {
    it: `Non c’è nessuna unità ${JSON.stringify(id.slice(0, 60))}.`,
    en: `There is no unit ${JSON.stringify(id.slice(0, 60))}.`,
  },
});

const telling = ({ id, side }: BattleUnit, hidden: BattleUnit): Fault => ({
  path: `sides.${side}.hidden`.slice(0, 200),
  code: 'fact/impossible',
  says: {
    it: `${id} e ${hidden.id} sono insieme: o si vedono entrambe, o nessuna delle due.`,
    en: `${id} and ${hidden.id} are together: both are in sight, or neither.`,
  },
});

const twice: Fault = {
  path: 'sides',
  code: 'fact/impossible',
  says: {
    it: 'La stessa unità è in due schieramenti: usare due roster diversi.',
    en: 'The same unit is on two sides: use two different rosters.',
  },
};
