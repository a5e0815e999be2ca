import type { Book, Phase, Procedure } from '../../core/index.js';
import type { ReadAction } from './acting.js';
import type { Action } from './action.js';
import { refused, type Decided, type Hand, type Table } from './battle.js';
import type { Cast } from './filling.js';
import { choicesFor } from './going-on.js';
import { procedureOf, rolesOf } from './roles.js';
import type { BattleState, BattleUnit, Owed } from './state.js';
import { groupToAct, phaseOf, sidesToAct } from './turn.js';
import { project, type Viewer } from './viewer.js';

/** Something that can be done now. */
export interface Available {
  readonly procedure: Procedure;
  readonly phase: Phase;
  /** The sides that may do it now. */
  readonly sides: readonly string[];
  /** The parts of units in it, those without which it cannot be asked first. */
  readonly roles: readonly { readonly name: string; readonly many: boolean; readonly needed: boolean }[];
}

/** What is owed, by which side, and the facts that it chooses if an action has stopped for it. */
export interface Owing extends Owed {
  readonly side: string;
  readonly decides: readonly string[];
}

/** What may be done now, by whom, and what is still owed. */
export const available = (
  book: Book,
  state: BattleState,
): { readonly actions: readonly Available[]; readonly owed: readonly Owing[] } => {
  const phase = phaseOf(book, state);
  const active = sidesToAct(book, state);
  const everybody = state.sides.map(({ id }) => id);
  const actions = phase.procedures.flatMap(id => {
    const procedure = procedureOf(book, id);
    if (!procedure) return [];
    const sides = phase.reactions?.includes(id) ? everybody : active;
    return [{ procedure, phase, sides, roles: partsIn(book, procedure) }];
  });
  return { actions: state.closed === null ? actions : [], owed: owingIn(book, state) };
};

const partsIn = (book: Book, procedure: Procedure): Available['roles'] =>
  [...rolesOf(book, procedure).values()]
    .filter(({ name }) => !/\.\d+\./.test(name))
    .map(({ name, many, needed }) => ({ name, many, needed }))
    .sort((a, b) => Number(b.needed) - Number(a.needed));

/** What is owed, but for units that are no more. */
const owingIn = (book: Book, { owed, units }: BattleState): readonly Owing[] =>
  owed.flatMap(one => {
    const unit = units[one.unit];
    if (!unit || book.isFallen?.(unit.facts)) return [];
    return [{ ...one, side: unit.side, decides: choicesFor(book, one) }];
  });

/** What a viewer knows to be owed and belongs to the phase that is played. */
export const owedHere = (book: Book, state: BattleState, viewer: Viewer): readonly Owing[] => {
  const { procedures } = phaseOf(book, state);
  return owingIn(book, project(state, viewer)).filter(({ procedure }) => procedures.includes(procedure));
};

/**
 * Whether an action may be played now by this hand; a refusal says why not. What is owed for a unit may be played at any
 * time by its side, and so what goes on with its choice; all else in its phase, by the side that acts, or by both if it
 * is a reaction. Nobody makes a choice that is another's.
 */
export const mayPlay = (
  { book, state }: Pick<Table, 'book' | 'state'>,
  { viewer }: Hand,
  { procedure, circumstances }: Action,
  { cast, goesOnFrom }: Pick<ReadAction, 'cast' | 'goesOnFrom'>,
): Decided<never> | null => {
  if (state.closed !== null) return refused('not-now', 'La battaglia è chiusa.', 'The battle is closed.');
  if (viewer.kind === 'referee') return null;
  if (viewer.kind === 'public')
    return refused(
      'not-permitted',
      'Agisce chi gioca una parte, o l’arbitro.',
      'Players of a side act, or the referee.',
    );
  const choice = choiceOfAnother(book, procedure, circumstances, cast, viewer.side);
  if (choice)
    return refused(
      'not-permitted',
      `${choice.fact}: lo decide chi comanda ${choice.unit.name}, o l’arbitro.`,
      `${choice.fact}: whoever commands ${choice.unit.name} decides it, or the referee.`,
    );
  if (goesOnFrom !== null && state.units[goesOnFrom.unit]?.side === viewer.side) return null;
  const phase = phaseOf(book, state);
  const borrowed = borrowedIn(book, procedure, cast, viewer.side);
  if (borrowed)
    return refused(
      'not-permitted',
      `${borrowed.name} non è una propria unità: qui si indicano solo le proprie.`,
      `${borrowed.name} is not a unit of one’s own: only such are named here.`,
    );
  const units = [...cast.values()].flat();
  const isOwed = state.owed.some(
    owed => owed.procedure === procedure.id && units.some(({ id, side }) => id === owed.unit && side === viewer.side),
  );
  if (isOwed) return null;
  const gone = fallenIn(book, procedure, cast);
  if (gone) return refused('not-now', `${gone.name} non c’è più.`, `${gone.name} is no more.`);
  if (!phase.procedures.includes(procedure.id)) return outOfPhase(book, phase, procedure);
  const actors = actorsIn(book, procedure, cast);
  if (actors.length > 0 && !actors.some(({ side }) => side === viewer.side))
    return refused(
      'not-permitted',
      'Agisce un’unità dell’altra parte: la gioca chi la comanda, o l’arbitro.',
      'The unit that acts is of the other side: whoever commands it plays it, or the referee.',
    );
  if (phase.reactions?.includes(procedure.id)) return null;
  const here = { text: phase.says, cite: phase.rule };
  if (!sidesToAct(book, state).includes(viewer.side))
    return refused('not-now', 'Adesso agisce l’altra parte.', 'The other side acts now.', [here]);
  if (!areOfAnotherGroup(book, state, actors)) return null;
  const group = groupToAct(book, state);
  return refused('not-now', `Adesso agisce ${group}.`, `${group} acts now.`, [here]);
};

/** Whether units are all of groups that do not act now; one that is of no group acts whenever its side does. */
const areOfAnotherGroup = (book: Book, state: BattleState, units: readonly BattleUnit[]): boolean => {
  const { groups = '' } = book.sequence;
  const group = groupToAct(book, state);
  const isOfAnother = ({ facts }: BattleUnit): boolean => (facts[groups] ?? '') !== '' && facts[groups] !== group;
  return group !== null && units.length > 0 && units.every(isOfAnother);
};

/** The facts of a procedure that the turn tells of what these units do. */
export const toldBy = (
  book: Book,
  state: BattleState,
  procedure: Procedure,
  cast: Cast,
): { readonly [fact: string]: unknown } => {
  const { turn, phase } = state;
  const actors = actorsIn(book, procedure, cast);
  const sides = sidesToAct(book, state);
  const inTurn = actors.every(({ side }) => sides.includes(side)) && !areOfAnotherGroup(book, state, actors);
  return book.sequence.tells?.(procedure.id, { turn, phase, inTurn }) ?? {};
};

/** A unit that is no more and would play by itself; in a list of many it still counts. */
const fallenIn = (book: Book, procedure: Procedure, cast: Cast): BattleUnit | undefined =>
  [...cast]
    .flatMap(([role, units]) => (rolesOf(book, procedure).get(role)?.many ? [] : units))
    .find(({ facts }) => book.isFallen?.(facts));

/** A fact that is said, though it is for whoever commands a unit of another side to choose. */
const choiceOfAnother = (
  book: Book,
  procedure: Procedure,
  said: Action['circumstances'],
  cast: Cast,
  own: string,
): { readonly fact: string; readonly unit: BattleUnit } | undefined =>
  [...rolesOf(book, procedure).values()]
    .flatMap(({ name, decides }) =>
      (cast.get(name) ?? []).flatMap(unit =>
        decides.map(fact => ({ fact, unit, isSaid: (said[fact] ?? null) !== null })),
      ),
    )
    .find(({ unit, isSaid }) => isSaid && unit.side !== own);

/** A unit of another side in a role for one's own. */
const borrowedIn = (book: Book, procedure: Procedure, cast: Cast, own: string): BattleUnit | undefined =>
  [...rolesOf(book, procedure).values()]
    .flatMap(({ name, of }) => (of === 'own' ? (cast.get(name) ?? []) : []))
    .find(({ side }) => side !== own);

/** The units that act: those of the first role that anybody plays, but for the enemy's. */
const actorsIn = (book: Book, procedure: Procedure, cast: Cast): readonly BattleUnit[] =>
  [...rolesOf(book, procedure).values()]
    .map(({ name, of }) => (of === 'enemy' ? [] : (cast.get(name) ?? [])))
    .find(units => units.length > 0) ?? [];

const outOfPhase = (book: Book, phase: Phase, procedure: Procedure): Decided<never> => {
  const when = book.sequence.phases.filter(({ procedures }) => procedures.includes(procedure.id));
  const { it, en } = procedure.title;
  if (when.length === 0)
    return refused(
      'not-now',
      `${it}: non ha una fase sua: la gioca l’arbitro, e chiunque può chiederla (mode: ask).`,
      `${en}: it has no phase of its own: the referee plays it, and anybody may ask it (mode: ask).`,
      [{ text: phase.says, cite: phase.rule }],
    );
  return refused(
    'not-now',
    `${it}: non in questa fase, ma in: ${when.map(({ says }) => says.it).join('; ')}.`,
    `${en}: not in this phase, but in: ${when.map(({ says }) => says.en).join('; ')}.`,
    [{ text: phase.says, cite: phase.rule }, ...when.map(({ says, rule }) => ({ text: says, cite: rule }))],
  );
};
