import type { Book, Fault, Read } from '../../core/index.js';
import type { Action } from './action.js';
import { canonical } from './canonical.js';
import type { NamedUnits } from './filling.js';
import { procedureOf, rolesOf } from './roles.js';
import type { BattleState, Owed } from './state.js';

/** The facts that whoever commands the unit chooses, where an action has stopped for it. */
export const choicesFor = (book: Book, { unit, goesOn }: Owed): readonly string[] => {
  const procedure = goesOn && procedureOf(book, goesOn.procedure);
  if (!procedure) return [];
  return [...rolesOf(book, procedure).values()].flatMap(({ name, decides }) =>
    idsOf(goesOn.units[name]).includes(unit) ? decides : [],
  );
};

/** What was owed, if an action had stopped for it and this is the choice: the last, where there are several. */
export const stoppedFor = (
  book: Book,
  { owed }: BattleState,
  { procedure, units, circumstances }: Action,
): Owed | null => {
  const named = Object.values(units).flatMap(idsOf);
  const goesOn = (one: Owed): boolean =>
    one.goesOn?.procedure === procedure.id &&
    named.includes(one.unit) &&
    agree(units, one.goesOn.units) &&
    choicesFor(book, one).some(fact => isSaid(circumstances[fact]));
  return owed.findLast(goesOn) ?? null;
};

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

const idsOf = (ids: NamedUnits[string] | undefined): readonly string[] => [ids ?? []].flat();

/** Whether the same units play the parts that are named in both. */
const agree = (one: NamedUnits, other: NamedUnits): boolean =>
  Object.keys(one).every(
    role => !Object.hasOwn(other, role) || canonical(idsOf(one[role])) === canonical(idsOf(other[role])),
  );

type Circumstances = { readonly [fact: string]: unknown };

/** The facts of an action that goes on: those that were settled, and what is said now; who says otherwise is told so. */
export const goneOn = (settled: Circumstances, said: Circumstances): Read<Circumstances> => {
  const faults: Fault[] = [];
  const facts = together(settled, said, 'circumstances', faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: facts };
};

const together = (settled: Circumstances, said: Circumstances, path: string, faults: Fault[]): Circumstances => {
  const facts: { [fact: string]: unknown } = { ...said, ...settled };
  for (const [name, value] of Object.entries(said)) {
    const was = Object.hasOwn(settled, name) ? settled[name] : undefined;
    const here = `${path}.${name.slice(0, 100)}`;
    if (isGroup(was) && isGroup(value)) facts[name] = together(was, value, here, faults);
    else if (was === undefined) facts[name] = value;
    else if (isSaid(value) && canonical(value) !== canonical(was)) faults.push(alreadySettled(here));
  }
  return facts;
};

const isGroup = (value: unknown): value is Circumstances =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alreadySettled = (path: string): Fault => ({
  path,
  code: 'fact/impossible',
  says: {
    it: 'Questo era già stabilito quando l’azione si è fermata: toglierlo dalle circostanze.',
    en: 'This was settled when the action stopped: leave it out of the circumstances.',
  },
});
