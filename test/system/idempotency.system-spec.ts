import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from './caller.js';
import { ClubProcess, correction, good, newKey, type Field } from './club-process.js';
import { databases, forMutants, type Home } from '../database/databases.js';
import { loggedIn } from './skirmish.js';

/** P4 of our bar: the same key means the same request. ARBITRO_FULL=1 sends 200 keys, otherwise 50; each 20 times. */

const keys = process.env['ARBITRO_FULL'] === '1' ? 200 : 50;
const times = 20;
const keysAtOnce = 10;

/** A request with a key of its own, which may be sent as often as one likes. */
interface Wish {
  readonly mark: number;
  send(): Promise<Answered>;
}

class Wishes {
  private marks = 0;

  constructor(readonly field: Field) {}

  make(): Wish {
    const mark = ++this.marks;
    const asking = this.field.referee.with(newKey());
    return { mark, send: () => asking.post(`${this.field.path}/corrections`, correction(mark)) };
  }

  many(count: number): readonly Wish[] {
    return Array.from({ length: count }, () => this.make());
  }

  /** How often each mark stands in the log. */
  async effects(): Promise<ReadonlyMap<number, number>> {
    const log = loggedIn(good(await this.field.referee.get(`${this.field.path}/log.json`)));
    const counts = new Map<number, number>();
    for (const { mark } of log) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    return counts;
  }
}

const isRunning = ({ status, body }: Answered): boolean => status === 409 && body.code === 'key-running';
const isReplay = ({ headers }: Answered): boolean => headers['idempotency-replayed'] === 'true';

/** Sends until the answer is more than that the same is still under way. */
const settled = async ({ send }: Wish): Promise<Answered> => {
  for (let answered = await send(); ; answered = await send()) {
    if (!isRunning(answered) && answered.status !== 503) return answered;
    await pause(50);
  }
};

/** Sends each of many wishes many times at once; answers what was not as it should be. */
const volley = async (wishes: Wishes, many: number): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const all = wishes.many(many);
  for (let i = 0; i < all.length; i += keysAtOnce) {
    await Promise.all(
      all.slice(i, i + keysAtOnce).map(async wish => {
        const answers = await Promise.all(Array.from({ length: times }, () => settled(wish)));
        const told = new Set(answers.map(({ status, text, headers }) => `${status} ${headers.etag} ${text}`));
        const first = answers.filter(answered => !isReplay(answered));
        if (told.size !== 1 || first.length !== 1 || first[0]?.status !== 201)
          wrong.push(`${told.size} replies, ${first.length} of them the first, ${first[0]?.status}`);
      }),
    );
  }
  const effects = await wishes.effects();
  for (const { mark } of all) if (effects.get(mark) !== 1) wrong.push(`${effects.get(mark) ?? 0} effects`);
  return wrong;
};

describe.each(databases)('A key on $name', ({ make }) => {
  let home: Home;
  let club: ClubProcess | undefined;
  let wishes: Wishes;
  let other: Field;
  beforeAll(async () => {
    home = await make();
    club = await ClubProcess.start(home);
    const people = await club.setUp();
    wishes = new Wishes(await club.openBattle(people));
    other = await club.openBattle(people);
  }, 300_000);
  afterAll(async () => {
    expect(await club?.close()).toBe(0);
  });

  it(`has one effect and one reply: ${keys} keys, each sent ${times} times at once`, async () => {
    expect(await volley(wishes, keys)).toEqual([]);
  }, 300_000);

  it('is of one request: with another body, or at another battle, it is refused with 422', async () => {
    const { referee, path } = wishes.field;
    const asking = referee.with(newKey());
    good(await asking.post(`${path}/corrections`, { turn: 99_000, why: 'una' }));
    const otherBody = await asking.post(`${path}/corrections`, { turn: 99_000, why: 'altra' });
    const otherBattle = await asking.post(`${other.path}/corrections`, { turn: 99_000, why: 'una' });
    for (const { status, body } of [otherBody, otherBattle]) expect([status, body.code]).toEqual([422, 'key-reused']);
  });

  it('is refused with 409 while its request is still under way, without waiting for anything', async () => {
    const { referee, battle, path } = wishes.field;
    for (let tries = 0; ; tries++) {
      const asking = referee.with(newKey());
      const holder = await home.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM battle_head WHERE battle_id IN ($1, $2) FOR UPDATE', [battle, other.battle]);
      const first = asking.post(`${path}/corrections`, { turn: 99_001, why: 'aspetta' });
      await waiting(home);
      const second = await asking.post(`${other.path}/corrections`, { turn: 99_001, why: 'aspetta' });
      await holder.query('ROLLBACK');
      await holder.end();
      const { status } = await first;
      // On a busy machine the first may have waited for longer than Arbitro lets anybody wait.
      if (status === 503 && tries < 5) continue;
      expect([second.status, second.body.code]).toEqual([409, 'key-running']);
      expect(status).toBe(201);
      break;
    }
  });

  it('is kept for a day, and pruned only then', async () => {
    const { battle } = wishes.field;
    const [young, old] = [wishes.make(), wishes.make()];
    const before = good(await young.send());
    good(await old.send());
    const age = (wish: Wish, ago: string): Promise<unknown> =>
      home.ask(
        `UPDATE idempotency SET created_at = now() - $1::interval WHERE body::json->>'id' = $2 AND body::json->>'turn' = $3`,
        [ago, battle, String(wish.mark)],
      );
    await age(young, '23 hours 58 minutes');
    await age(old, '24 hours 1 minute');
    // Somewhere among so many events the old keys are thrown away.
    for (const wish of wishes.many(51)) good(await wish.send());
    const again = await young.send();
    expect([again.text, isReplay(again)]).toEqual([before.text, true]);
    expect(isReplay(good(await old.send()))).toBe(false);
    const effects = await wishes.effects();
    expect([effects.get(young.mark), effects.get(old.mark)]).toEqual([1, 2]);
  }, 300_000);

  it('holds when Arbitro is killed between the request and its answer', async () => {
    const all = wishes.many(40);
    const answers: { readonly wish: Wish; readonly text: string }[] = [];
    const first = all.map(async wish => {
      const answered = await wish.send().catch(() => undefined);
      if (answered?.status === 201) answers.push({ wish, text: answered.text });
    });
    while (answers.length < 5) await pause(1);
    await club?.process.kill();
    await Promise.all(first);
    expect(answers.length).toBeLessThan(all.length);
    await club?.startAgain();
    await club?.untilReady();
    const second = await Promise.all(all.map(async wish => ({ wish, answered: good(await settled(wish)) })));
    for (const { wish, text } of answers) {
      const again = second.find(one => one.wish === wish)?.answered;
      expect(again && [again.text, isReplay(again)]).toEqual([text, true]);
    }
    const effects = await wishes.effects();
    expect(all.map(({ mark }) => effects.get(mark))).toEqual(all.map(() => 1));
  }, 300_000);
});

/** Waits until somebody waits for a lock. */
const waiting = async (home: Home): Promise<void> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(10))
    if ((await home.ask('SELECT FROM pg_locks WHERE NOT granted')).length > 0) return;
  throw new Error('Nobody waits.');
};

it('A key that is looked up outside the transaction is found out', async () => {
  const club = await ClubProcess.start(await forMutants(), 'looks-keys-up-outside');
  try {
    const found = await volley(new Wishes(await club.openBattle(await club.setUp())), keysAtOnce);
    expect(found).toContainEqual(expect.stringMatching(/^(2|\d\d) effects/));
  } finally {
    await club.close();
  }
}, 300_000);
