import { readRequest, ruleOn, type Effect } from '../../../src/core/index.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { readUnit } from '../../../src/campaign/domain/effects.js';
import { asFacts } from '../../../src/campaign/domain/filling.js';
import { rolesOf } from '../../../src/campaign/domain/roles.js';
import type { BattleState, Value } from '../../../src/campaign/domain/state.js';
import { everyProcedure } from '../every-procedure.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { staged } from './staged-example.js';

const everyExample = everyProcedure.flatMap(({ book, procedure, id }) =>
  procedure.examples.map(example => ({ book, procedure, id, example, says: example.says.en })),
);

/** The fields of a unit after effects, reckoned here by hand. */
const expected = (
  facts: { readonly [field: string]: Value | undefined },
  effects: readonly Effect[],
  idsOf: (role: string) => readonly string[],
): { [field: string]: unknown } => {
  const after: { [field: string]: unknown } = { ...facts };
  for (const { field = '', by, to, with: joins, without } of effects) {
    const list = (after[field] ?? []) as readonly string[];
    if (by !== undefined) after[field] = Math.max(0, Number(after[field] ?? 0) + by);
    else if (to !== undefined) after[field] = to;
    else if (joins !== undefined) after[field] = [...list.filter(id => !idsOf(joins).includes(id)), ...idsOf(joins)];
    else if (without !== undefined) after[field] = list.filter(id => !idsOf(without).includes(id));
  }
  return after;
};

/** An example that names the sides is played between those. */
const sidesOf = ({ sides, sideA }: { readonly [fact: string]: unknown }): readonly string[] =>
  (sides as readonly string[] | undefined) ?? [String(sideA ?? 'north'), 'south'];

describe('Every example, played through a battle', () => {
  it.each(everyExample)('$id: $says', ({ book, procedure, id, example }) => {
    const { units, named, circumstances, facts } = staged(book, procedure, example);
    const { rulings = {}, house = {}, dice } = example;
    const sides = sidesOf(facts).map((side, i) => ({
      id: side,
      name: side,
      players: [],
      units: i === 0 ? units : [],
      hidden: [],
    }));
    const game = new BattleInMemory(book, sides, { rulings, house: { [id]: house } });
    const before = game.state;

    const read = readRequest(book, procedure, { input: facts, dice, rulings, house });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const ruled = ruleOn(book, procedure, read.value, {
      language: 'it',
      explain: true,
      roll: () => ({ draw: () => [] }),
    });
    if (!ruled.ok) throw new Error(JSON.stringify(ruled.faults));
    const answer = game.play(referee, id, named, circumstances, dice);
    expect(answer.status).toBe(ruled.value.status);
    expect(answer.outcome).toEqual(ruled.value.outcome);
    expect(answer.effects).toEqual(ruled.value.effects);

    // Whom an effect is on: the units of its role, or those whom the outcome names.
    const idsOf = (role: string): readonly string[] => named[role] ?? (answer.outcome?.[role] as readonly string[]);
    const now = game.state;
    const changes = (unit: string, when: Effect['when']): readonly Effect[] =>
      answer.effects.filter(effect => effect.when === when && effect.field && idsOf(effect.on).includes(unit));
    const landed = (state: BattleState, from: BattleState, when: Effect['when']): void => {
      for (const { id: unit, facts: held } of Object.values(from.units)) {
        const after = expected(held, changes(unit, when), idsOf);
        const touched = changes(unit, when).map(({ field = '' }) => field);
        for (const field of touched)
          expect({ unit, field, is: state.units[unit]?.facts[field] }).toEqual({ unit, field, is: after[field] });
      }
    };
    landed(now, before, 'now');
    for (const unit of Object.keys(now.units)) {
      if (changes(unit, 'now').length === 0) expect(now.units[unit]).toEqual(before.units[unit]);
    }
    const owing = (state: BattleState): readonly string[] =>
      state.owed.map(({ procedure: owed, unit }) => `${owed} ${unit}`).sort();
    const owed = (...moments: readonly Effect['when'][]): readonly string[] =>
      answer.effects
        .filter(({ owes, when }) => owes && moments.includes(when))
        .flatMap(({ on, owes }) => idsOf(on).map(unit => `${owes} ${unit}`))
        .sort();
    expect(owing(now)).toEqual(owed('now'));

    // The phase ends, and then the turn.
    game.advance(book.sequence.going?.says.includes('brigadesLeft') ? { brigadesLeft: 0 } : {});
    landed(game.state, now, 'end-of-phase');
    expect(owing(game.state)).toEqual(owed('now', 'end-of-phase'));
    const phase = book.sequence.phases.at(-1)?.id ?? '';
    game.append(correct(game.table, referee, { units: {}, waives: [], phase, why: 'fine' }), referee);
    const evening = game.state;
    game.advance();
    expect(game.state.turn).toBe(2);
    landed(game.state, evening, 'next-turn');
    expect(owing(game.state)).toEqual(owed('now', 'end-of-phase', 'next-turn'));
    expect(game.state.due).toEqual([]);
    for (const unit of Object.values(game.state.units)) expect(readUnit(book, asFacts(book, unit)).ok).toBe(true);
  });
});

describe('The parts of units', () => {
  /** What is owed by some example. */
  const owed = new Set(
    everyExample.flatMap(({ book, procedure, example }) => {
      const { facts: input, dice, rulings } = example;
      const read = readRequest(book, procedure, { input, dice, rulings });
      if (!read.ok) return [];
      const ruled = ruleOn(book, procedure, read.value, {
        language: 'en',
        explain: false,
        roll: () => ({ draw: () => [] }),
      });
      return ruled.ok ? ruled.value.effects.map(({ owes }) => owes) : [];
    }),
  );

  it.each(everyProcedure)('$id can be played by whoever owes it', ({ book, procedure, id }) => {
    if (owed.has(id)) expect([...rolesOf(book, procedure).keys()]).not.toEqual([]);
  });
});
