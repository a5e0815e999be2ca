import fc from 'fast-check';
import { proceduresOf, type Answer, type Book, type Procedure } from '../../../src/core/index.js';
import type { Decided, Hand } from '../../../src/campaign/domain/battle.js';
import { conceal, lay, reveal, turnUp } from '../../../src/campaign/domain/decide-hiding.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { redo, undo } from '../../../src/campaign/domain/decide-undo.js';
import { publicLog, type BattleEvent } from '../../../src/campaign/domain/event.js';
import { rolesOf } from '../../../src/campaign/domain/roles.js';
import type { BattleState } from '../../../src/campaign/domain/state.js';
import { phaseOf } from '../../../src/campaign/domain/turn.js';
import { project } from '../../../src/campaign/domain/viewer.js';
import { hand, nobody, referee, type BattleInMemory } from './battle-in-memory.js';
import { staged } from './staged-example.js';

/** Something that somebody wants to do, said by numbers, so that it can be tried on any battle. */
export interface Deed {
  readonly what: (typeof deeds)[number];
  readonly who: 'referee' | 'north' | 'south' | 'public';
  /** Whatever has to be chosen. */
  readonly picks: readonly number[];
}

const deeds = [
  'act',
  'act',
  'act',
  'act',
  'advance',
  'conceal',
  'reveal',
  'lay',
  'turn',
  'correct',
  'undo',
  'redo',
] as const;

export const anyDeed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...deeds),
  who: fc.constantFrom('referee', 'referee', 'north', 'south', 'public'),
  picks: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
});

export const handOf = (who: Deed['who']): Hand => {
  if (who === 'referee') return referee;
  return who === 'public' ? nobody : hand(who);
};

/** Chooses among things, one number after another. */
export class Picker {
  private next = 0;
  constructor(private readonly picks: readonly number[]) {}
  number(below: number): number {
    return below <= 0 ? 0 : (this.picks[this.next++ % this.picks.length] ?? 0) % below;
  }
  from<V>(all: readonly V[]): V | undefined {
    return all[this.number(all.length)];
  }
}

/** A battle as far as it matters to what may be wished for in it. */
export interface Scene {
  readonly book: Book;
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
}

/** What somebody wants, said so that it can be asked of a battle in memory or at the doors. */
export type Wish =
  | {
      readonly what: 'act';
      readonly procedure: Procedure;
      readonly units: { readonly [role: string]: string | readonly string[] };
      readonly circumstances: object;
      /** The server's dice, or some that were thrown at the table. */
      readonly dice: 'roll' | ((count: number, sides: number) => readonly number[]);
    }
  | { readonly what: 'advance'; readonly said: object }
  | { readonly what: 'conceal'; readonly units: readonly string[]; readonly how: 'concealed' | 'off-table' }
  | { readonly what: 'reveal'; readonly units: readonly string[] }
  | { readonly what: 'lay'; readonly unit: string | null; readonly text: string }
  | { readonly what: 'turn'; readonly order: string }
  | { readonly what: 'correct'; readonly correction: Parameters<typeof correct>[2] }
  | { readonly what: 'undo'; readonly from: number; readonly why: string }
  | { readonly what: 'redo' };

/** What a deed comes to in a battle as it stands. */
export const wishOf = (scene: Scene, { what, picks }: Deed, units: readonly string[]): Wish => {
  const pick = new Picker(picks);
  const { book, state, events } = scene;
  // What is chosen from is what all may see, so that a deed says the same whatever is hidden.
  const open = project(state, { kind: 'public' });
  const some = (): readonly string[] => Array.from({ length: 1 + pick.number(2) }, () => pick.from(units) ?? '');
  switch (what) {
    case 'act':
      return actionIn(book, open, pick, units);
    case 'advance':
      return { what, said: saidOn(scene, pick) };
    case 'conceal':
      return { what, units: some(), how: pick.from(['concealed', 'off-table'] as const) ?? 'concealed' };
    case 'reveal':
      return { what, units: some() };
    case 'lay':
      return { what, unit: pick.number(3) === 0 ? null : (pick.from(units) ?? null), text: 'Avanti' };
    case 'turn':
      return { what, order: pick.from(state.orders)?.id ?? 'o0' };
    case 'correct': {
      const field = pick.from(correctable(book)) ?? '';
      const value = field === 'pm' ? pick.number(9) : isLink(field) ? (pick.from(units) ?? '') : true;
      const correction = {
        units: { [pick.from(units) ?? '']: { [field]: value } },
        waives: pick.number(2) === 0 ? open.owed.slice(0, 1).map(({ id }) => id) : [],
        // Now and then the turn is brought to its end.
        ...(pick.number(3) === 0 && { phase: book.sequence.phases.at(-1)?.id ?? '' }),
        why: 'svista',
      };
      return { what, correction };
    }
    case 'undo': {
      const recent = events.filter(({ log }) => log === publicLog).slice(-6);
      return { what, from: pick.from(recent)?.seq ?? 1, why: 'svista' };
    }
    case 'redo':
      return { what };
  }
};

/** Tries a deed on a battle: what is decided, not yet kept. */
export const tried = (game: BattleInMemory, deed: Deed, units: readonly string[]): Decided<unknown> => {
  const by = handOf(deed.who);
  const { table, events } = game;
  const wish = wishOf(game, deed, units);
  switch (wish.what) {
    case 'act':
      return acted(game, by, wish);
    case 'advance':
      return game.going(by, wish.said);
    case 'conceal':
      return conceal(table, by, wish.units, wish.how);
    case 'reveal':
      return reveal(table, by, wish.units);
    case 'lay': {
      const id = `o${game.readBy({ kind: 'public' }).length}`;
      return lay(table, by, { id, unit: wish.unit, text: wish.text, salt: 'sale' });
    }
    case 'turn':
      return turnUp(table, by, wish.order);
    case 'correct':
      return correct(table, by, wish.correction);
    case 'undo':
      return undo(table, by, wish.from, wish.why, events);
    case 'redo':
      return redo(table, by, events);
  }
};

/** Fields that a referee sets right: marks, strengths, and names of other units. */
const corrections = [
  'disordered',
  'surprised',
  'tired',
  'pm',
  'attachedTo',
  'attackTargetId',
  'declaredFrontTargetId',
] as const;
const isLink = (field: string): boolean => field === 'attachedTo' || field.endsWith('TargetId');
const correctable = ({ unit: { shape } }: Book): readonly string[] =>
  corrections.filter(field => shape.kind === 'group' && field in shape.facts);

/** What has to be said to go on, where a choice is due. */
export const saidOn = ({ state }: Pick<Scene, 'state'>, pick: Picker): object => {
  if (state.phase !== 'activation/choice') return {};
  return { event: pick.from(['choose-division-order', 'choose-brigade-orders']) };
};

const playable = new WeakMap<Book, readonly Procedure[]>();

const proceduresWithExamples = (book: Book): readonly Procedure[] => {
  const found = playable.get(book) ?? proceduresOf(book).filter(({ examples }) => examples.length > 0);
  playable.set(book, found);
  return found;
};

/** An action of the circumstances of some example, with any units in its roles and dice thrown as they are asked for. */
const actionIn = (
  book: Book,
  state: BattleState,
  pick: Picker,
  units: readonly string[],
): Extract<Wish, { readonly what: 'act' }> => {
  const here = phaseOf(book, state).procedures;
  const all = proceduresWithExamples(book);
  const near = all.filter(({ id }) => here.includes(id) || state.owed.some(({ procedure }) => procedure === id));
  const procedure = pick.number(4) > 0 && near.length > 0 ? pick.from(near) : pick.from(all);
  const example = procedure && pick.from(procedure.examples);
  if (!procedure || !example) throw new Error('Every book has examples.');
  const { circumstances } = staged(book, procedure, example);
  const named = Object.fromEntries(
    [...rolesOf(book, procedure).values()]
      .filter(
        ({ needed, changes, name }) =>
          (needed || (changes && pick.number(4) > 0) || pick.number(3) === 0) && !/\.[2-9]\d*\./.test(name),
      )
      .map(({ name, many }) => [name, many ? [pick.from(units) ?? ''] : (pick.from(units) ?? '')]),
  );
  const thrown = (count: number, sides: number) => Array.from({ length: count }, () => 1 + pick.number(sides));
  return { what: 'act', procedure, units: named, circumstances, dice: pick.number(3) === 0 ? 'roll' : thrown };
};

/** Dice that are asked for one after another are all asked for within so many times. */
export const mostThrows = 30;

const acted = (
  game: BattleInMemory,
  by: Hand,
  { procedure, units, circumstances, dice }: Extract<Wish, { readonly what: 'act' }>,
): Decided<Answer> => {
  if (dice === 'roll') return game.act(by, procedure.id, units, circumstances, dice);
  const faces: number[] = [];
  for (let i = 0; i < mostThrows; i++) {
    const decided = game.act(by, procedure.id, units, circumstances, faces);
    if (decided.kind !== 'done' || !decided.answer.awaiting) return decided;
    const { count, sides } = decided.answer.awaiting;
    faces.push(...dice(count, sides));
  }
  return game.act(by, procedure.id, units, circumstances, faces);
};
