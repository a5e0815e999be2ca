import fc from 'fast-check';
import { proceduresOf, type Answer, type Book, type Procedure } from '../../../src/core/index.js';
import type { Decided, Hand } from '../../../src/campaign/domain/battle.js';
import { conceal, lay, reveal, turnUp } from '../../../src/campaign/domain/decide-hiding.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { redo, undo } from '../../../src/campaign/domain/decide-undo.js';
import { publicLog } from '../../../src/campaign/domain/event.js';
import { rolesOf } from '../../../src/campaign/domain/roles.js';
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

/** Tries a deed on a battle: what is decided, not yet kept. */
export const tried = (game: BattleInMemory, { what, who, picks }: Deed, units: readonly string[]): Decided<unknown> => {
  const by = handOf(who);
  const pick = new Picker(picks);
  const { table, events } = game;
  // What is chosen from is what all may see, so that a deed says the same whatever is hidden.
  const open = project(table.state, { kind: 'public' });
  const some = (): readonly string[] => Array.from({ length: 1 + pick.number(2) }, () => pick.from(units) ?? '');
  switch (what) {
    case 'act':
      return acted(game, by, pick, units);
    case 'advance':
      return game.going(by, saidOn(game, pick));
    case 'conceal':
      return conceal(table, by, some(), pick.from(['concealed', 'off-table'] as const) ?? 'concealed');
    case 'reveal':
      return reveal(table, by, some());
    case 'lay': {
      const unit = pick.number(3) === 0 ? null : (pick.from(units) ?? null);
      return lay(table, by, { id: `o${game.readBy({ kind: 'public' }).length}`, unit, text: 'Avanti', salt: 'sale' });
    }
    case 'turn':
      return turnUp(table, by, pick.from(table.state.orders)?.id ?? 'o0');
    case 'correct': {
      const field = pick.from(correctable(game.book)) ?? '';
      const value = field === 'pm' ? pick.number(9) : isLink(field) ? (pick.from(units) ?? '') : true;
      return correct(table, by, {
        units: { [pick.from(units) ?? '']: { [field]: value } },
        waives: pick.number(2) === 0 ? open.owed.slice(0, 1).map(({ id }) => id) : [],
        // Now and then the turn is brought to its end.
        ...(pick.number(3) === 0 && { phase: game.book.sequence.phases.at(-1)?.id ?? '' }),
        why: 'svista',
      });
    }
    case 'undo': {
      const recent = events.filter(({ log }) => log === publicLog).slice(-6);
      return undo(table, by, pick.from(recent)?.seq ?? 1, 'svista', events);
    }
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
export const saidOn = ({ table }: BattleInMemory, pick: Picker): object => {
  if (table.state.phase !== 'activation/choice') return {};
  return { event: pick.from(['choose-division-order', 'choose-brigade-orders']) };
};

const playable = new WeakMap<Book, readonly Procedure[]>();

const proceduresWithExamples = (book: Book): readonly Procedure[] => {
  const found = playable.get(book) ?? proceduresOf(book).filter(({ examples }) => examples.length > 0);
  playable.set(book, found);
  return found;
};

/** An action of the circumstances of some example, with any units in its roles and dice thrown as they are asked for. */
const acted = (game: BattleInMemory, by: Hand, pick: Picker, units: readonly string[]): Decided<Answer> => {
  const { book } = game;
  const state = project(game.state, { kind: 'public' });
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
  if (pick.number(3) === 0) return game.act(by, procedure.id, named, circumstances, 'roll');
  const faces: number[] = [];
  for (let i = 0; i < 30; i++) {
    const decided = game.act(by, procedure.id, named, circumstances, faces);
    if (decided.kind !== 'done' || !decided.answer.awaiting) return decided;
    const { count, sides } = decided.answer.awaiting;
    for (let j = 0; j < count; j++) faces.push(1 + pick.number(sides));
  }
  return game.act(by, procedure.id, named, circumstances, faces);
};
