import fc from 'fast-check';
import type { Book } from '../../../src/core/index.js';
import { available } from '../../../src/campaign/domain/available.js';
import { versionOf } from '../../../src/campaign/domain/battle.js';
import { canonical } from '../../../src/campaign/domain/canonical.js';
import { redo, undo } from '../../../src/campaign/domain/decide-undo.js';
import { readUnit } from '../../../src/campaign/domain/effects.js';
import { publicLog, type BattleEvent } from '../../../src/campaign/domain/event.js';
import { asFacts } from '../../../src/campaign/domain/filling.js';
import { replayed } from '../../../src/campaign/domain/replay.js';
import type { BattleState } from '../../../src/campaign/domain/state.js';
import { project, reads, sees, type Viewer } from '../../../src/campaign/domain/viewer.js';
import { books } from '../../../src/rulesets/index.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { anyDeed, tried, type Deed } from './deeds.js';
import { side } from './small-battle.js';

const viewers: readonly Viewer[] = [
  { kind: 'referee' },
  { kind: 'public' },
  { kind: 'side', side: 'north' },
  { kind: 'side', side: 'south' },
];

const battleOf = (book: Book): BattleInMemory =>
  new BattleInMemory(book, [
    side(book, 'north', ['horse']),
    side(book, 'south', ['guns', book === murat ? 'elite' : 'column']),
  ]);

/** Tries deeds one after another, and tells of each battle before and after it. */
const course = (
  book: Book,
  deeds: readonly Deed[],
  see: (game: BattleInMemory, before: BattleInMemory['table'], fresh: readonly BattleEvent[], deed: Deed) => void,
): BattleInMemory => {
  const game = battleOf(book);
  const units = [...Object.keys(game.state.units), 'nobody~here'];
  for (const deed of deeds) {
    const before = game.table;
    const many = game.events.length;
    game.keep(tried(game, deed, units), { author: { member: 'x', as: deed.who }, viewer: { kind: 'public' } });
    see(game, before, game.events.slice(many), deed);
  }
  return game;
};

const anyCourse = fc.array(anyDeed, { minLength: 1, maxLength: 30 });
const runs = { numRuns: 150 };

describe.each(books)('Whatever is decided in a battle of $id', book => {
  it('All its events read again give the state as it stands', () => {
    fc.assert(
      fc.property(anyCourse, deeds => {
        const game = course(book, deeds, () => undefined);
        expect(canonical(replayed(game.events))).toBe(canonical(game.state));
      }),
      runs,
    );
  });

  it('The logs that a viewer may read give what he may see, to the letter', () => {
    fc.assert(
      fc.property(anyCourse, deeds => {
        course(book, deeds, game => {
          for (const viewer of viewers)
            expect(canonical(replayed(game.readBy(viewer)))).toBe(canonical(project(game.state, viewer)));
        });
      }),
      runs,
    );
  });

  it('What is undone and restored is as it was', () => {
    fc.assert(
      fc.property(anyCourse, fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }), (deeds, steps) => {
        const game = course(book, deeds, () => undefined);
        const before = canonical(game.state);
        let undone = 0;
        for (const step of steps) {
          const last = game.table.heads[publicLog]?.seq ?? 1;
          if (
            game.keep(undo(game.table, referee, Math.max(1, last - step), 'prova', game.events), referee).kind ===
            'done'
          )
            undone++;
        }
        for (let i = 0; i < undone; i++) game.append(redo(game.table, referee, game.events), referee);
        expect(canonical(game.state)).toBe(before);
      }),
      runs,
    );
  });

  it('No event tells of a unit that some reader of its log may not see', () => {
    fc.assert(
      fc.property(anyCourse, deeds => {
        course(book, deeds, (game, before, fresh) => {
          for (const event of fresh) {
            const readers = viewers.filter(viewer => reads(viewer, event.log));
            for (const unit of Object.values(game.state.units)) {
              const was = before.state.units[unit.id];
              const unseen = readers.some(viewer => !sees(viewer, unit) && !(was && sees(viewer, was)));
              if (unseen) expect(JSON.stringify(event)).not.toContain(unit.id);
            }
          }
        });
      }),
      runs,
    );
  });

  it('Every unit is one that its book knows', () => {
    fc.assert(
      fc.property(anyCourse, deeds => {
        course(book, deeds, game => {
          for (const unit of Object.values(game.state.units))
            expect(readUnit(book, asFacts(book, unit))).toMatchObject({ ok: true });
        });
      }),
      runs,
    );
  });

  it('The version changes for a viewer with what he may know of, and with nothing else', () => {
    const known = (state: BattleState, viewer: Viewer): string => {
      const seen = project(state, viewer);
      const { actions, owed } = available(book, seen);
      return canonical([seen, owed, actions.map(({ procedure, sides }) => [procedure.id, sides])]);
    };
    fc.assert(
      fc.property(anyCourse, deeds => {
        course(book, deeds, (game, before, fresh) => {
          for (const viewer of viewers) {
            const same = versionOf(viewer, game.table) === versionOf(viewer, before);
            expect(same).toBe(!fresh.some(({ log }) => reads(viewer, log)));
            if (same) expect(known(game.state, viewer)).toBe(known(before.state, viewer));
          }
        });
      }),
      runs,
    );
  });

  it('Once the server has rolled, the action is written down', () => {
    fc.assert(
      fc.property(anyCourse, deeds => {
        const game = course(book, deeds, () => undefined);
        const rolled = game.events.filter(({ body }) => 'dice' in body && body.dice.kind === 'server');
        expect([game.table.rolls, game.thrown]).toEqual([rolled.length, rolled.length]);
      }),
      runs,
    );
  });
});
