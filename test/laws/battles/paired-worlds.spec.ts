import fc from 'fast-check';
import type { Book } from '../../../src/core/index.js';
import { available } from '../../../src/campaign/domain/available.js';
import { versionOf, type Decided } from '../../../src/campaign/domain/battle.js';
import { canonical } from '../../../src/campaign/domain/canonical.js';
import { askAction, questionOfAction } from '../../../src/campaign/domain/decide-action.js';
import { lay, reveal } from '../../../src/campaign/domain/decide-hiding.js';
import type { BattleEvent } from '../../../src/campaign/domain/event.js';
import type { RosterUnit } from '../../../src/campaign/domain/open-battle.js';
import { procedureOf } from '../../../src/campaign/domain/roles.js';
import { project, type Viewer } from '../../../src/campaign/domain/viewer.js';
import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { books } from '../../../src/rulesets/index.js';
import { movimenti } from '../../../src/rulesets/movimenti/index.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';
import { BattleInMemory, hand, nobody } from './battle-in-memory.js';
import { anyDeed, handOf, Picker, tried, type Deed } from './deeds.js';
import { side } from './small-battle.js';

/** What the south keeps out of sight in each of two worlds that nobody else can tell apart. */
const hiddenIn: { readonly [book: string]: readonly [readonly RosterUnit[], readonly RosterUnit[]] } = {
  [murat.id]: [
    [
      {
        id: 'south~secret',
        name: 'Granatieri',
        facts: {
          arm: 'infantry',
          fouInitial: 14,
          experience: 'elite',
          disordered: true,
          divisionId: 'south',
          brigadeId: 'other',
        },
      },
      { id: 'south~hussars', name: 'Ussari', facts: { arm: 'cavalry', fouInitial: 8, divisionId: 'south' } },
    ],
    [{ id: 'south~few', name: 'Reclute', facts: { arm: 'infantry', fouInitial: 2, experience: 'conscript' } }],
  ],
  [ordreMixte.id]: [
    [
      {
        id: 'south~secret',
        name: 'Granatieri',
        facts: { arm: 'infantry', formation: 'column', totalBases: 9, pm: 20 },
      },
    ],
    [],
  ],
  [guaitana.id]: [
    [
      { id: 'south~secret', name: 'Agguato', facts: { kind: 'native-infantry', weapon: 'javelin', figures: 15 } },
      { id: 'south~ras', name: 'Ras', facts: { kind: 'commander-in-chief', figures: 1, messengersLeft: 3 } },
    ],
    [
      {
        id: 'south~few',
        name: 'Pochi',
        facts: { kind: 'native-cavalry', weapon: 'lance', figures: 6, order: 'attack' },
      },
    ],
  ],
  [movimenti.id]: [
    [{ id: 'south~secret', name: 'Granatieri', facts: { arm: 'infantry', allowanceCm: 18, x: 9, y: 9 } }],
    [{ id: 'south~few', name: 'Batteria', facts: { arm: 'foot-artillery', allowanceCm: 20 } }],
  ],
};

/** What one unit does to another: the page, and who is who in it. */
const deedOn: { readonly [book: string]: readonly [procedure: string, doer: string, target: string] } = {
  [murat.id]: ['murat.fire.musketry', 'shooter', 'target'],
  [ordreMixte.id]: ['ordre-mixte.fire.resolve', 'unit', 'target'],
  [guaitana.id]: ['guaitana.fire.unit', 'firer', 'target'],
  [movimenti.id]: ['movimenti.referee.reorientation', 'unit', 'target'],
};

/** Those who may not know of it. */
const strangers: readonly Viewer[] = [{ kind: 'public' }, { kind: 'side', side: 'north' }];

/** An event without what is made to tell nothing. */
const bare = ({ prev: _, hash: __, body, patch, ...event }: BattleEvent): unknown => {
  const { sealed, ...said } = body as { readonly sealed?: object };
  const orders = patch.orders?.map(({ commitment: _, ...order }) => order);
  return { ...event, body: { ...said, sealed: Object.keys(sealed ?? {}) }, patch: { ...patch, orders } };
};

const told = (decided: Decided<unknown>): string =>
  canonical(decided.kind === 'done' ? [decided.kind, decided.answer] : decided);

/** All that a stranger can find out about a battle. */
const knownTo = (game: BattleInMemory, viewer: Viewer): string => {
  const seen = project(game.state, viewer);
  const { actions, owed } = available(game.book, seen);
  return canonical({
    seen: { ...seen, orders: seen.orders.map(({ commitment: _, ...order }) => order) },
    events: game.readBy(viewer).map(bare),
    actions: actions.map(({ procedure, sides, roles }) => [procedure.id, sides, roles]),
    owed,
    version: versionOf(viewer, game.table),
  });
};

const anyCourse = fc.array(fc.record({ deed: anyDeed, unseen: fc.boolean() }), { minLength: 1, maxLength: 25 });

const worldsOf = (book: Book): readonly [BattleInMemory, BattleInMemory] => {
  const [one, other] = hiddenIn[book.id] ?? [[], []];
  const world = (hidden: readonly RosterUnit[]) =>
    new BattleInMemory(book, [side(book, 'north', ['horse']), side(book, 'south', [], hidden)]);
  return [world(one), world(other)];
};

/** Something that the south does with what the others do not see, in one world only. */
const unseen = (world: BattleInMemory, { picks }: Deed): void => {
  const own = Object.values(world.state.units).find(({ side: of, hidden }) => of === 'south' && hidden !== null);
  if (!own) return;
  const decided = tried(world, { what: 'act', who: 'referee', picks }, [own.id]);
  // What names no unit is done before everybody.
  if (decided.kind === 'done' && decided.drafts.every(({ log }) => log === 'south')) world.keep(decided, hand('south'));
};

describe.each(books)('Two battles of $id that differ in what the south hides', book => {
  it('Look the same to everybody else, whatever is done', () => {
    fc.assert(
      fc.property(anyCourse, course => {
        const worlds = worldsOf(book);
        const [one, other] = worlds;
        const common = Object.values(project(one.state, { kind: 'side', side: 'north' }).units).map(({ id }) => id);
        for (const { deed, unseen: alsoUnseen } of course) {
          // What is laid face down differs too; all else is done alike, with the units that all may see.
          const decided = worlds.map(world =>
            deed.what === 'lay' && deed.who === 'south'
              ? laidIn(world, deed)
              : tried(world, deed, [...common, 'south~secret']),
          );
          const [first, second] = decided.map(one => told(one));
          if (deed.who === 'north' || deed.who === 'public') expect(first).toBe(second);
          // Who may know of the secret may be told of it: the battles go on together as long as both go on.
          if (decided.some(({ kind }) => kind !== decided[0]?.kind) || mentionsSecret(decided)) continue;
          worlds.forEach((world, i) => world.keep(decided[i] as Decided<unknown>, handOf(deed.who)));
          if (alsoUnseen) unseen(one, deed);
          for (const viewer of strangers) expect(knownTo(one, viewer)).toBe(knownTo(other, viewer));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('Answer alike to whoever names a hidden unit and to whoever makes one up', () => {
    const [game] = worldsOf(book);
    const secret = 'south~secret';
    const madeUp = 'south~madeup';
    const alike = (ask: (id: string) => Decided<unknown>): void =>
      expect(told(ask(secret)).replaceAll(secret, madeUp)).toBe(told(ask(madeUp)));
    const [id, doer, other] = deedOn[book.id] ?? ['', '', ''];
    const procedure = procedureOf(book, id);
    if (!procedure) throw new Error(id);
    for (const by of [nobody, hand('north')]) {
      const action = (target: string) => ({
        procedure,
        units: { [doer]: 'north~line', [other]: target },
        circumstances: {},
      });
      alike(target => game.act(by, id, action(target).units));
      alike(target => askAction(game.table, by, action(target), 'it'));
      alike(target => questionOfAction(game.table, by, action(target)));
      alike(unit => reveal(game.table, by, [unit]));
      alike(unit => lay(game.table, by, { id: 'o1', unit, text: 'Fuoco', salt: 'sale' }));
    }
  });
});

const mentionsSecret = (decided: readonly Decided<unknown>[]): boolean =>
  decided.some(one => one.kind === 'done' && JSON.stringify(one.drafts).includes('south~secret'));

/** An order whose text and addressee are not the same in both worlds. */
const laidIn = (world: BattleInMemory, { picks }: Deed): Decided<unknown> => {
  const hidden = Object.values(world.state.units).find(({ side: of, hidden }) => of === 'south' && hidden !== null);
  const pick = new Picker(picks);
  const id = `o${world.readBy({ kind: 'public' }).length}`;
  return lay(world.table, hand('south'), {
    id,
    unit: hidden?.id ?? null,
    text: `Ordine ${pick.number(99)}`,
    salt: 'sale',
  });
};
