import fc from 'fast-check';
import { murat } from '../../rulesets/murat/index.js';
import { actsAs, draft, logsOf, type Battle, type Decided, type Hand, type Heads, type Table } from './battle.js';
import { askAction, doAction, questionOfAction } from './decide-action.js';
import { decideAdvance } from './decide-advance.js';
import { lay, reveal, turnUp } from './decide-hiding.js';
import { close, openLogs } from './decide-refereeing.js';
import { redo, undo } from './decide-undo.js';
import { firstHash, linked, publicLog, type BattleEvent } from './event.js';
import { openBattle } from './open-battle.js';
import { replayed } from './replay.js';
import { procedureOf } from './roles.js';
import { chainFrom, rolledDice } from './seeds.js';
import { HeadSigner, signedHeads } from './signed-head.js';
import { bareTable, link, tableAfter } from './table-of.js';
import { Course, inOrder } from './verify-course.js';
import { isOf } from './verify-form.js';
import { stateHash, verify, type Check, type ExportedLog, type KeptHead } from './verify.js';
import { project, type Viewer } from './viewer.js';

const battle: Battle = {
  id: 'b1',
  club: 'c1',
  name: 'Prova',
  ruleset: 'murat',
  edition: murat.edition,
  scenario: null,
  rulings: {},
  house: { 'murat.fire.musketry': { 'first-volley': 2 } },
  openedBy: 'm1',
  createdAt: '2026-01-01T00:00:00Z',
  closedAt: null,
};
const referee: Hand = { author: { member: 'm1', as: 'referee' }, viewer: { kind: 'referee' } };
const hand = (side: string): Hand => ({ author: { member: `m-${side}`, as: side }, viewer: { kind: 'side', side } });
const chain = chainFrom(Buffer.alloc(32, 7));
const at = '2026-01-01T00:00:00Z';

/** A battle played in memory with the functions of the domain. */
class Game {
  table: Table;
  readonly events: BattleEvent[] = [];
  private salts = 0;

  constructor(settled: Battle = battle) {
    this.table = bareTable(murat, settled);
    const line = { arm: 'infantry', fouInitial: 12 } as const;
    const opened = openBattle(murat, {
      ...settled,
      sides: ['french', 'austrian'].map(id => ({
        id,
        name: id,
        players: [`m-${id}`],
        units: ['1', '2'].map(n => ({ id: `${id}-${n}`, name: `${id} ${n}`, facts: line })),
        hidden: id === 'french' ? ['french-2'] : [],
      })),
      units: { 'french-2': { experience: 'elite', disordered: true } },
      commitment: chain.commitment,
      language: 'it',
    });
    if (opened.kind === 'faults') throw new Error(JSON.stringify(opened.faults));
    this.append({ kind: 'done', drafts: opened.drafts, rolls: 0, answer: null }, referee);
  }

  append<V>(decided: Decided<V>, { author }: Hand): V {
    if (decided.kind !== 'done') throw new Error(JSON.stringify(decided));
    const { events, heads } = link(this.table, decided.drafts, author, at);
    this.events.push(...events);
    const takesBack = events.some(({ type }) => type === 'undone' || type === 'redone');
    const after = tableAfter(this.table, events, heads, decided.rolls);
    this.table = takesBack ? { ...after, state: replayed(this.events) } : after;
    return decided.answer;
  }

  act(by: Hand, id: string, units: object, circumstances: object, dice: unknown, nonce = 'ours'): void {
    const procedure = procedureOf(murat, `murat.${id}`);
    if (!procedure) throw new Error(id);
    const index = this.table.rolls + 1;
    const seed = chain.seedAt(index);
    const nextRoll = () => ({
      record: { kind: 'server', index, seed, nonce } as const,
      dice: rolledDice(battle.id, index, seed, nonce),
    });
    const action = { procedure, units: { ...units }, circumstances: { ...circumstances }, dice };
    this.append(doAction(this.table, by, action, { language: 'it', nextRoll }), by);
  }

  fire(shooter: string, target: string, dice: unknown, nonce?: string): void {
    this.act(referee, 'fire.musketry', { shooter, target, general: null }, { rangeUm: 3 }, dice, nonce);
  }

  undo(from: number): void {
    this.append(undo(this.table, referee, from, 'per errore', this.events), referee);
  }

  advance(said: object = {}): void {
    const how = { language: 'it', salt: () => `salt ${++this.salts}` } as const;
    this.append(decideAdvance(this.table, referee, { ...said }, how), referee);
  }

  heads(): readonly KeptHead[] {
    return Object.entries(this.table.heads).map(([log, head]) => ({ log, ...head }));
  }

  exported(viewer: Viewer): ExportedLog {
    const names = logsOf(viewer, this.table.state);
    const heads: Heads = Object.fromEntries(Object.entries(this.table.heads).filter(([log]) => names.includes(log)));
    return {
      format: 'arbitro.battle.1',
      battle: battle.id,
      ruleset: battle.ruleset,
      edition: battle.edition,
      viewer: actsAs(viewer),
      logs: Object.fromEntries(names.map(name => [name, this.events.filter(({ log }) => log === name)])),
      heads,
      state: stateHash(project(this.table.state, viewer)),
    };
  }
}

/** A battle with everything in it: both kinds of dice, hidden deeds, two turns, taking back and restoring. */
const played = (): Game => {
  const game = new Game();
  game.fire('french-1', 'austrian-1', 'roll');
  game.fire('austrian-2', 'french-1', [6, 6, 1, 2, 3, 4]);
  game.act(referee, 'recovery.elite', { unit: 'french-2' }, {}, [2]);
  const from = game.table.heads[publicLog]?.seq ?? 0;
  game.fire('austrian-1', 'french-1', 'roll', '');
  game.undo(from + 1);
  game.append(redo(game.table, referee, game.events), referee);
  game.undo(from + 1);
  game.fire('austrian-1', 'french-1', 'roll');
  const order = { id: 'o1', unit: 'french-2', text: 'Avanti', salt: 'sale' };
  game.append(lay(game.table, hand('french'), order), hand('french'));
  for (let i = 0; i < 40 && game.table.state.turn === 1; i++)
    game.advance(game.table.state.phase === 'activation/choice' ? { event: 'choose-brigade-orders' } : {});
  game.act(referee, 'recovery.elite', { unit: 'french-2' }, {}, [6]);
  game.append(reveal(game.table, hand('french'), ['french-2']), hand('french'));
  game.append(turnUp(game.table, hand('french'), 'o1'), hand('french'));
  game.fire('french-2', 'austrian-2', 'roll');
  return game;
};

const game = played();
const whole = game.exported({ kind: 'referee' });
const heads = game.heads();
const viewers: readonly Viewer[] = [
  { kind: 'referee' },
  { kind: 'public' },
  { kind: 'side', side: 'french' },
  { kind: 'side', side: 'austrian' },
];
const unedited = JSON.stringify(whole);
const asFile = (log: unknown): unknown => JSON.parse(JSON.stringify(log));
const checksOf = (log: unknown, kept: readonly KeptHead[] = heads): readonly Check[] =>
  verify(asFile(log), [murat], { heads: kept }).checks;
const failed = (log: unknown, kept: readonly KeptHead[] = heads): readonly string[] =>
  checksOf(log, kept)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);

type Json = { [name: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** An export whose file may be edited. */
type Editable = Omit<ExportedLog, 'logs' | 'heads' | 'state'> & {
  readonly logs: { readonly [log: string]: { -readonly [K in keyof BattleEvent]: BattleEvent[K] }[] };
  readonly heads: { [log: string]: { seq: number; hash: string } };
  state?: string;
};
// A file that was just written from an export is one.
const editable = (log: ExportedLog = whole): Editable => asFile(log) as Editable;

/** All places in a file, each with what holds it. */
const placesIn = (value: unknown): readonly { readonly holder: Json; readonly name: string }[] =>
  isJson(value) ? Object.keys(value).flatMap(name => [{ holder: value, name }, ...placesIn(value[name])]) : [];

/** Something else of the same kind. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 0;
  return /^[0-9a-f]{64}$/.test(value) ? `${value.slice(0, 63)}${value.endsWith('0') ? '1' : '0'}` : `${value}x`;
};

/** The whole way of a battle, to its end. */
const courseOf = (log: Pick<ExportedLog, 'logs'>): Course => {
  const events = inOrder(log);
  const course = new Course(events);
  events.forEach((_, position) => course.pass(position));
  return course;
};

/** Numbers and links a log anew, as whoever forges it would, with a head that fits and the state that it makes. */
const rechain = (file: Editable): void => {
  for (const [log, events] of Object.entries(file.logs)) {
    let prev = firstHash(battle.id, log);
    events.forEach((event, i) => {
      const { hash: _, ...unlinked } = event;
      events[i] = linked({ ...unlinked, seq: i + 1, after: log === publicLog ? i + 1 : event.after, prev });
      prev = events[i]?.hash ?? '';
    });
    if (events.length > 0) file.heads[log] = { seq: events.length, hash: prev };
  }
  file.state = stateHash(courseOf(file).state);
};

/** Where an edit is made. */
const somewhere = fc.nat({ max: 1_000_000 });
const among = <V>(list: readonly V[], where: number): V => {
  const found = list[where % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

const edits: { readonly [name: string]: (file: Editable, where: number, else_: number) => void } = {
  'flips a value': (file, where) => {
    const { holder, name } = among(
      placesIn(file).filter(place => !isJson(place.holder[place.name])),
      where,
    );
    holder[name] = other(holder[name]);
  },
  'takes out a field': (file, where) => {
    // Whether the server says which state it holds is its own affair; what it says must be true.
    const { holder, name } = among(
      placesIn(file).filter(place => place.name !== 'state'),
      where,
    );
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(holder, name);
  },
  'puts in a field': (file, where) => {
    const { holder } = among(placesIn(file), where);
    if (Array.isArray(holder)) holder.push(holder[0]);
    else holder['more'] = 1;
  },
  'takes out an event': (file, where, else_) => {
    const events = among(Object.values(file.logs), where);
    events.splice(else_ % events.length, 1);
  },
  'swaps two events': (file, where, else_) => {
    const events = file.logs[publicLog] ?? [];
    const [i, j] = [where % events.length, (where + 1 + (else_ % (events.length - 1))) % events.length];
    [events[i], events[j]] = [among(events, j), among(events, i)];
  },
  'cuts off the tail': (file, where, else_) => {
    const events = among(Object.values(file.logs), where);
    events.splice(else_ % events.length);
    rechain(file);
  },
  'changes an event and chains the tail anew': (file, where) => {
    const places = Object.values(file.logs).flatMap(events =>
      placesIn(events.map(({ body, patch, by }) => [body, patch, by])),
    );
    const { holder, name } = among(
      places.filter(place => !isJson(place.holder[place.name])),
      where,
    );
    holder[name] = other(holder[name]);
    rechain(file);
  },
  'takes out an event and chains the tail anew': (file, where, else_) => {
    const events = among(Object.values(file.logs), where);
    events.splice(else_ % events.length, 1);
    rechain(file);
  },
};

describe('An exported battle', () => {
  it.each(viewers.map(viewer => [actsAs(viewer), viewer] as const))('holds for %s', (_, viewer) => {
    const report = verify(asFile(game.exported(viewer)), [murat]);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report).toMatchObject({ ok: true, state: stateHash(project(game.table.state, viewer)) });
  });

  it('says how many dice were thrown, and by whom', () => {
    expect(verify(asFile(whole), [murat])).toMatchObject({ manualDice: 8, serverDice: 23, withoutNonce: 5 });
  });

  it('holds against every head that was ever kept', () => {
    const kept = game.events.map(({ log, seq, hash }) => ({ log, seq, hash }));
    expect(failed(whole, kept)).toEqual([]);
  });

  it('is found out by the kept heads after each of 1,000 random edits', () => {
    const found = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(edits)), somewhere, somewhere, (name, where, else_) => {
        const file = editable();
        edits[name]?.(file, where, else_);
        fc.pre(JSON.stringify(file) !== unedited);
        expect(failed(file)).not.toEqual([]);
        found.set(name, (found.get(name) ?? 0) + 1);
      }),
      { numRuns: 1000 },
    );
    expect([...found.keys()].sort()).toEqual(Object.keys(edits).sort());
  }, 600_000);

  it('that was cut off or forked is found out only by a kept head', () => {
    const file = editable();
    file.logs[publicLog]?.splice(-1);
    rechain(file);
    expect(failed(file, [])).toEqual([]);
    expect(failed(file)).toEqual(['kept-head']);
    const [event] = checksOf(file).filter(({ ok }) => !ok);
    expect(event?.at).toEqual({ log: publicLog, seq: 21 });
  });

  it('has the logs of its viewer, no fewer and no more', () => {
    const { austrian: _, ...fewer } = whole.logs;
    expect(failed({ ...whole, viewer: 'public' }, [])).toContain('logs');
    expect(failed({ ...whole, viewer: 'french' }, [])).toContain('logs');
    expect(failed({ ...whole, viewer: 'prussian' }, [])).toContain('logs');
    expect(failed({ ...whole, logs: fewer }, [])).toContain('logs');
    expect(failed({ ...whole, logs: { ...whole.logs, public: [] } }, [])).toContain('logs');
    expect(failed({ ...whole, edition: 'murat-2016' }, [])).toEqual(['logs']);
  });

  it('ends where it says, in the state that it says', () => {
    expect(failed({ ...whole, heads: {} }, [])).toEqual(['heads']);
    expect(failed({ ...whole, heads: { ...whole.heads, prussian: whole.heads[publicLog] } }, [])).toEqual(['heads']);
    expect(failed({ ...whole, state: '0'.repeat(64) }, [])).toEqual(['state']);
  });

  it('names the first place where it is broken', () => {
    const file = editable();
    const event = file.logs[publicLog]?.[4];
    if (event) event.at = 'later';
    expect(checksOf(file).filter(({ ok }) => !ok)).toMatchObject([{ name: 'chain', at: { log: publicLog, seq: 5 } }]);
  });
});

/** The export with one thing changed in one public event, and the whole history chained anew. */
const forged = (seq: number, forge: (event: BattleEvent, body: Json, patch: Json) => void): Editable => {
  const file = editable();
  const event = among(file.logs[publicLog] ?? [], seq - 1);
  // Bodies and patches are records.
  forge(event, event.body as unknown as Json, event.patch as unknown as Json);
  rechain(file);
  return file;
};

describe('Who chains the whole history anew and has no head against him', () => {
  it('cannot change the face of a rolled die', () => {
    const file = forged(2, (_, body) => {
      const [thrown] = body['throws'] as { faces: number[] }[];
      if (thrown) thrown.faces[0] = 1 + ((thrown.faces[0] ?? 0) % 6);
    });
    expect(failed(file, [])).toContain('faces');
  });

  it.each(['seed', 'nonce', 'index'])('cannot change the %s of a roll', field => {
    const file = forged(2, (_, body) => {
      const dice = body['dice'] as Json;
      dice[field] = other(dice[field]);
    });
    expect(failed(file, []).some(name => name === 'rolls' || name === 'faces')).toBe(true);
  });

  it('cannot leave out a roll, even one that was taken back', () => {
    const file = editable();
    file.logs[publicLog]?.splice(3, 4);
    rechain(file);
    expect(failed(file, [])).toContain('rolls');
  });

  it('cannot commit to the dice after they fell', () => {
    const other = chainFrom(Buffer.alloc(32, 9));
    const file = forged(1, (_, body) => (body['commitment'] = other.commitment));
    expect(failed(file, [])).toContain('rolls');
  });

  it('cannot change an outcome, or what it does to the units', () => {
    const outcome = forged(3, (_, body) => ((body['outcome'] as Json)['hits'] = 9));
    expect(failed(outcome, [])).toContain('rulings');
    const facts = forged(3, (_, body) => (((body['facts'] as Json)['target'] as Json)['fouCurrent'] = 5));
    expect(failed(facts, [])).toContain('effects');
    // Nothing comes after it that would find the units changed.
    const patch = forged(21, (_, __, patch) => {
      (patch['facts'] as { [unit: string]: Json })['austrian-2'] = { fouCurrent: 1 };
    });
    expect(failed(patch, [])).toEqual(['effects']);
  });

  it('cannot move a deed of a side to another moment', () => {
    const file = editable();
    among(file.logs['french'] ?? [], 4).after = 3;
    rechain(file);
    expect(failed(file, [])).toContain('order');
    among(file.logs['french'] ?? [], 4).after = 99;
    rechain(file);
    expect(failed(file, [])).toContain('order');
  });

  it('cannot rewrite what a side did unseen in a turn that is sealed', () => {
    const file = editable();
    const hidden = among(file.logs['french'] ?? [], 1);
    hidden.at = 'later';
    rechain(file);
    expect(failed(file, [])).toEqual(['seals']);
  });

  it('cannot put other words into an order that was laid', () => {
    const file = forged(
      20,
      (_, __, patch) => ((patch['orders'] as Json[])[0] = { ...(patch['orders'] as Json[])[0], text: 'Indietro' }),
    );
    expect(failed(file, [])).toContain('orders');
  });

  it('cannot restore what was never taken back, nor take back the opening', () => {
    expect(
      failed(
        forged(6, (_, body) => (body['undone'] = 4)),
        [],
      ),
    ).toContain('undoing');
    expect(
      failed(
        forged(5, (_, body) => (body['from'] = 1)),
        [],
      ),
    ).toContain('undoing');
  });

  it('cannot step to a phase from where the battle does not stand', () => {
    expect(
      failed(
        forged(11, (_, body) => (body['from'] = 'initiative')),
        [],
      ),
    ).toContain('effects');
  });
});

describe('The rules of another edition', () => {
  const older = { ...murat, edition: 'murat-2016' };

  it('are not applied to a battle, and the report says so', () => {
    const report = verify(asFile(whole), [older]);
    expect(report.ok).toBe(true);
    const { says } = report.checks.find(({ name }) => name === 'rulings') ?? {};
    expect(says?.it).toContain('Saltate 7');
    expect(says?.en).toContain('murat-2016');
  });

  it('are not needed to check the dice', () => {
    const file = forged(2, (_, body) => ((body['dice'] as Json)['nonce'] = 'theirs'));
    const report = verify(asFile(file), []);
    expect(report.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['faces']);
  });
});

describe('What a side does unseen', () => {
  /** The hidden recovery, as if the server had rolled for it with the next seed of the chain. */
  const rolledUnseen = (): Game => {
    const secret = new Game();
    secret.act(referee, 'recovery.elite', { unit: 'french-2' }, {}, [
      rolledDice(battle.id, 1, chain.seedAt(1), 'n').draw('', 1, 6)[0],
    ]);
    const event = secret.events.at(-1);
    if (!event || !isOf(event, 'acted')) throw new Error('nothing was done');
    const { hash: _, ...unlinked } = event;
    const dice = { kind: 'server', index: 1, seed: chain.seedAt(1), nonce: 'n' } as const;
    const rolled = linked<'acted'>({ ...unlinked, body: { ...event.body, dice } });
    secret.events.splice(-1, 1, rolled);
    secret.table = {
      ...secret.table,
      heads: { ...secret.table.heads, french: { seq: rolled.seq, hash: rolled.hash } },
    };
    return secret;
  };

  it('takes no number from the rolls that all can count', () => {
    expect(failed(rolledUnseen().exported({ kind: 'referee' }), [])).toEqual(['rolls']);
  });
});

describe('A second chain of seeds', () => {
  const next = chainFrom(Buffer.alloc(32, 5));
  const withSecond = (from: number, commitment = next.commitment): Game => {
    const long = new Game();
    long.fire('french-1', 'austrian-1', 'roll');
    const committed = { log: publicLog, type: 'committed', body: { commitment, from }, patch: {} } as const;
    long.append({ kind: 'done', drafts: [committed], rolls: 0, answer: null }, referee);
    const seed = next.seedAt(1);
    const procedure = procedureOf(murat, 'murat.fire.musketry');
    if (!procedure) throw new Error('no such procedure');
    const units = { shooter: 'austrian-1', target: 'french-1', general: null };
    const decided = doAction(
      long.table,
      referee,
      { procedure, units, circumstances: { rangeUm: 3 }, dice: 'roll' },
      {
        language: 'it',
        nextRoll: () => ({
          record: { kind: 'server', index: 2, seed, nonce: 'n' },
          dice: rolledDice(battle.id, 2, seed, 'n'),
        }),
      },
    );
    long.append(decided, referee);
    return long;
  };

  it('goes on with the numbers of the first', () => {
    expect(failed(withSecond(2).exported({ kind: 'referee' }), [])).toEqual([]);
  });

  it('begins where it says, and is not the first again', () => {
    expect(failed(withSecond(3).exported({ kind: 'referee' }), [])).toContain('rolls');
    expect(failed(withSecond(1).exported({ kind: 'referee' }), [])).toContain('commitments');
    expect(failed(withSecond(2, chain.commitment).exported({ kind: 'referee' }), [])).toContain('commitments');
  });
});

describe('Reading a battle again', () => {
  const deed = fc.oneof(
    fc.record({
      kind: fc.constant('fire' as const),
      who: fc.nat({ max: 3 }),
      faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 30, maxLength: 30 }),
    }),
    fc.record({ kind: fc.constant('advance' as const) }),
    fc.record({ kind: fc.constant('undo' as const), back: fc.nat({ max: 5 }) }),
    fc.record({ kind: fc.constant('redo' as const) }),
  );

  it('gives the state that was played, whatever was taken back and restored on the way', () => {
    const ids = ['french-1', 'austrian-1', 'austrian-2'];
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), deeds => {
        const random = new Game();
        const tried = <V>(decided: Decided<V>): void =>
          void (decided.kind === 'done' && random.append(decided, referee));
        for (const one of deeds) {
          if (one.kind === 'undo') {
            const far = random.table.heads[publicLog]?.seq ?? 0;
            tried(undo(random.table, referee, far - one.back, 'prova', random.events));
          } else if (one.kind === 'redo') tried(redo(random.table, referee, random.events));
          else if (one.kind === 'advance') {
            const said = random.table.state.phase === 'activation/choice' ? { event: 'choose-brigade-orders' } : {};
            tried(decideAdvance(random.table, referee, said, { language: 'it', salt: () => 'salt' }));
          } else {
            try {
              random.fire(among(ids, one.who), among(ids, one.who + 1), 'roll');
            } catch {
              // Who has fired does not fire again: nothing happens.
            }
          }
        }
        const live = stateHash(random.table.state);
        const events = inOrder({ logs: random.exported({ kind: 'referee' }).logs });
        expect(stateHash(replayed(events))).toBe(live);
        expect(stateHash(courseOf(random.exported({ kind: 'referee' })).state)).toBe(live);
        expect(failed(random.exported({ kind: 'referee' }), random.heads())).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Whatever is handed in', () => {
  it('is answered and never believed: any value', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        expect(verify(value, [murat])).toMatchObject({ ok: false, checks: [{ name: 'form', ok: false }] });
      }),
    );
  });

  it('is answered: a battle with anything anywhere in it, chained anew', () => {
    fc.assert(
      fc.property(somewhere, fc.jsonValue(), fc.boolean(), (where, value, chained) => {
        const file = editable();
        const { holder, name } = among(placesIn(file), where);
        holder[name] = value;
        try {
          if (chained) rechain(file);
        } catch {
          // Not everything can be chained.
        }
        fc.pre(JSON.stringify(file) !== unedited);
        const report = verify(asFile(file), [murat], { heads });
        expect(report.ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is answered: words deeper than any stack, and numbers beyond all', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    const endless: unknown = JSON.parse(JSON.stringify(whole).replace('"turn":1', '"turn":1e400'));
    expect(verify(endless, [murat]).checks).toMatchObject([{ name: 'form', ok: false }]);
    expect(verify({ ...whole, logs: { [publicLog]: [deep] } }, [murat]).ok).toBe(false);
    expect(verify({ ...whole, state: deep }, [murat]).ok).toBe(false);
  });

  it('is answered: a log made to keep its reader busy', () => {
    const file = editable();
    const events = file.logs[publicLog] ?? [];
    const undoing = among(events, 4);
    for (let i = 0; i < 20_000; i++) events.push({ ...undoing, body: { from: 2, why: '' } });
    events.forEach((event, i) => {
      event.seq = i + 1;
      event.after = i + 1;
    });
    expect(checksOf(file).at(-1)).toMatchObject({ name: 'state', ok: false });
  });
});

const signer = new HeadSigner(['1'.repeat(64)]);
const forger = new HeadSigner(['2'.repeat(64)]);
const { publicKeys } = signer;

/** An export as the server makes it now: its heads are signed, and the keys stand beside them. */
const signedExport = (of: Game, viewer: Viewer, by = signer): ExportedLog => {
  const log = of.exported(viewer);
  return {
    ...log,
    format: 'arbitro.battle.2',
    club: battle.club,
    heads: by.signed(battle, log.heads),
    keys: by.publicKeys,
  };
};

describe('A signed export', () => {
  const signed = signedExport(game, { kind: 'referee' });
  const kept = signedHeads(battle, signed.heads, Object.keys(signed.heads));
  const badly = (log: unknown, given: Parameters<typeof verify>[2]): readonly string[] =>
    verify(asFile(log), [murat], given)
      .checks.filter(({ ok }) => !ok)
      .map(({ name }) => name);

  it('holds with the server’s key and the heads that were kept, and leaves nothing open', () => {
    const report = verify(asFile(signed), [murat], { heads: kept, publicKeys });
    expect(report).toMatchObject({ ok: true, battle: 'b1', club: 'c1', cannotShow: null });
    expect(report.events).toEqual(
      Object.fromEntries(Object.entries(signed.logs).map(([name, { length }]) => [name, length])),
    );
    expect(report.heads).toHaveLength(Object.keys(signed.heads).length);
  });

  it.each([
    ['nothing', whole, {}, /heads are not signed, nor that nothing is missing at the end/],
    [
      'a bare head',
      whole,
      { heads },
      /show that the log is the one the server wrote, because its heads are not signed\.$/,
    ],
    ['its own key', signed, { heads: kept }, /show that the key is the server’s.*\(--public-key\)\.$/],
    ['a key', signed, { publicKeys }, /^This check cannot show that nothing is missing at the end.*\(--head\)\.$/],
  ])('holds with %s from elsewhere, and says in one sentence what that cannot show', (_, log, given, says) => {
    const { ok, cannotShow } = verify(asFile(log), [murat], given);
    expect([ok, cannotShow?.en]).toEqual([true, expect.stringMatching(says)]);
    expect(cannotShow?.it.match(/\.(?= |$)/g)).toHaveLength(1);
  });

  it.each([
    ['time', (event: BattleEvent) => ({ ...event, at: '2027-01-01T00:00:00Z' })],
    ['author', (event: BattleEvent) => ({ ...event, by: { ...event.by, member: 'm2' } })],
  ])('is found out when every %s is changed and all is chained anew', (_, change) => {
    // As whoever has one log only would read it: the seals of the others do not help him.
    const open = signedExport(game, { kind: 'public' });
    const kept = signedHeads(battle, open.heads, [publicLog]);
    const file = editable(open);
    for (const events of Object.values(file.logs)) events.splice(0, events.length, ...events.map(change));
    rechain(file);
    expect(badly(file, {})).toEqual([]);
    expect(badly(file, { publicKeys })).toEqual(['signatures']);
    expect(badly(file, { heads: kept })).toEqual(['kept-head']);
    // Who has a key of his own still has not the server's.
    const forged = { ...file, heads: forger.signed(battle, file.heads), keys: forger.publicKeys };
    expect(badly(forged, {})).toEqual([]);
    expect(badly(forged, { publicKeys })).toEqual(['signatures']);
  });

  it('is found out when it is cut back to a head that was signed long ago', () => {
    const file = editable(signedExport(new Game(), { kind: 'referee' }));
    expect(badly(file, { publicKeys })).toEqual([]);
    expect(badly(file, { publicKeys, heads: kept })).toEqual(kept.map(() => 'kept-head'));
  });

  it('does not hold against a head that is not signed by the key given, or is of another battle', () => {
    const [head] = kept;
    if (!head) throw new Error('no head');
    expect(badly(signed, { publicKeys, heads: [{ ...head, signature: 'A'.repeat(86) }] })).toEqual(['kept-head']);
    const elsewhere = { club: battle.club, id: 'b2' };
    const others = signedHeads(elsewhere, signer.signed(elsewhere, game.table.heads), [publicLog]);
    expect(badly(signed, { publicKeys, heads: others })).toEqual(['kept-head']);
    expect(badly(signed, { publicKeys: forger.publicKeys })).toEqual(['signatures']);
  });

  it('is found out by the server’s key and the kept heads after each of 200 random edits', () => {
    const unedited = JSON.stringify(signed);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(edits)), somewhere, somewhere, (name, where, else_) => {
        const file = editable(signed);
        edits[name]?.(file, where, else_);
        fc.pre(JSON.stringify(file) !== unedited);
        expect(badly(file, { publicKeys, heads: kept })).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('A battle whose logs are open', () => {
  const over = played();

  it('is opened by the referee, once, after its end, and cannot be taken back', () => {
    const { events } = over;
    expect(openLogs(over.table, referee)).toMatchObject({ kind: 'refused', refusal: { kind: 'not-now' } });
    over.append(close(over.table, referee, 'pari'), referee);
    expect(openLogs(over.table, hand('french'))).toMatchObject({ refusal: { kind: 'not-permitted' } });
    over.append(openLogs(over.table, referee), referee);
    expect(openLogs(over.table, referee)).toMatchObject({ refusal: { kind: 'not-now' } });
    for (const from of [events.length, 2])
      expect(undo(over.table, referee, from, 'x', events)).toMatchObject({ kind: 'refused' });
    expect(redo(over.table, referee, events)).toMatchObject({ kind: 'refused' });
  });

  it.each(viewers.map(viewer => [actsAs(viewer), viewer] as const))('is exported whole for %s', (_, viewer) => {
    const log = signedExport(over, viewer);
    expect(Object.keys(log.logs)).toEqual([publicLog, 'french', 'austrian']);
    expect(verify(asFile(log), [murat], { publicKeys })).toMatchObject({ ok: true, manualDice: 8 });
    const { french: _french, ...others } = log.logs;
    expect(failed({ ...log, logs: others }, [])).toContain('logs');
  });

  it('is found out if it was not over', () => {
    const file = editable(signedExport(over, { kind: 'referee' }));
    const events = file.logs[publicLog] ?? [];
    events.splice(
      events.findIndex(({ type }) => type === 'closed'),
      1,
    );
    rechain(file);
    expect(failed(file, [])).toContain('effects');
  });
});

const never = (): never => {
  throw new Error('Nobody rolls.');
};

describe('A battle with the server’s dice only', () => {
  const settled = { ...battle, serverDiceOnly: true };

  it('refuses dice from the table and says so, but answers what is asked or weighed', () => {
    const strict = new Game(settled);
    const procedure = procedureOf(murat, 'murat.fire.musketry');
    if (!procedure) throw new Error('no volley');
    const units = { shooter: 'french-1', target: 'austrian-1', general: null };
    const action = { procedure, units, circumstances: { rangeUm: 3 }, dice: [6, 6, 1, 2, 3, 4] };
    const how = { language: 'it', nextRoll: never } as const;
    expect(doAction(strict.table, referee, action, how)).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'dice', says: { en: expect.stringContaining('server’s dice only') } }],
    });
    expect(askAction(strict.table, referee, action, 'it').kind).toBe('done');
    expect(questionOfAction(strict.table, referee, { ...action, dice: undefined }).kind).toBe('done');
  });

  it('verifies, and does not once somebody put dice of his own into it', () => {
    const strict = new Game(settled);
    strict.fire('french-1', 'austrian-1', 'roll');
    const log = signedExport(strict, { kind: 'referee' });
    expect(verify(asFile(log), [murat]).checks).toContainEqual(
      expect.objectContaining({ name: 'server-dice', ok: true }),
    );
    const file = editable(log);
    for (const event of file.logs[publicLog] ?? [])
      if (isOf(event, 'acted')) Object.assign(event.body, { dice: { kind: 'manual' } });
    rechain(file);
    expect(failed(file, [])).toContain('server-dice');
  });
});

it('A roll that was spent on a refused action keeps its number', () => {
  const spending = new Game();
  const roll = (index: number) => ({ kind: 'server', index, seed: chain.seedAt(index), nonce: 'x' }) as const;
  const abandoned = draft(publicLog, 'abandoned', { dice: roll(1) });
  spending.append({ kind: 'done', drafts: [abandoned], rolls: 1, answer: null }, referee);
  spending.fire('french-1', 'austrian-1', 'roll');
  const log = spending.exported({ kind: 'referee' });
  expect(failed(log, [])).toEqual([]);
  const file = editable(log);
  file.logs[publicLog]?.splice(1, 1);
  rechain(file);
  expect(failed(file, [])).toContain('rolls');
});
