import type { Book } from '../../src/core/index.js';
import type { BattleEvent } from '../../src/campaign/domain/event.js';
import { replayed } from '../../src/campaign/domain/replay.js';
import type { ExportedLog } from '../../src/campaign/domain/verify.js';
import { inOrder } from '../../src/campaign/domain/verify-course.js';
import { eventOf, type EventRow } from '../../src/campaign/persistence/battle-rows.js';
import type { Answered, Client, People } from '../clubs/club-server.js';
import type { Home } from '../database/databases.js';
import { mostThrows, wishOf, type Deed, type Wish } from '../laws/battles/deeds.js';
import { unitsOf } from '../laws/battles/small-battle.js';
import { good } from './club-process.js';

/** A battle of two rosters that is fought through the doors, deed by deed, and whose rows may be looked at. */
export class BattleAtDoors {
  /** How many deeds were done, and how many refused. */
  readonly count = { done: 0, refused: 0 };

  private constructor(
    readonly people: People,
    readonly book: Book,
    readonly id: string,
    private readonly units: readonly string[],
  ) {}

  /** Opens one in which each side hides some of its units. */
  static async open(people: People, book: Book): Promise<BattleAtDoors> {
    const { club, referee, players } = people;
    const sides = [];
    const units: string[] = [];
    for (const [i, id] of ['north', 'south'].entries()) {
      const written = unitsOf(book, id).map(({ name, facts }) => ({ name, facts }));
      const roster = { name: id, ruleset: book.id, units: written };
      const { body } = good(await players[i === 0 ? 0 : 1].post(`${club.path}/rosters`, roster));
      const own = (body.units as readonly { readonly id: string }[]).map(unit => unit.id);
      units.push(...own);
      sides.push({
        id,
        roster: body.id as string,
        players: [players[i === 0 ? 0 : 1].member],
        hidden: own.slice(-1 - i),
      });
    }
    const opening = { name: 'A caso', ruleset: book.id, sides };
    const { body } = good(await referee.post(`${club.path}/battles`, opening));
    return new BattleAtDoors(people, book, body.id as string, [...units, 'nobody~here']);
  }

  get path(): string {
    return `/v1/battles/${this.id}`;
  }

  get referee(): Client {
    return this.people.referee;
  }

  /** The whole log as somebody may read it: its text, and what it says. */
  async exported(by: Client = this.referee): Promise<{ readonly text: string; readonly log: ExportedLog }> {
    const { text, body } = good(await by.get(`${this.path}/log.json`));
    return { text, log: body as ExportedLog };
  }

  /** The events as their rows have them, in the order in which they were kept. */
  async rows(home: Home): Promise<readonly BattleEvent[]> {
    const rows = await home.ask('SELECT * FROM battle_event WHERE battle_id = $1 ORDER BY position', [this.id]);
    // The table has the columns of its rows.
    return rows.map(row => eventOf(row as unknown as EventRow));
  }

  /** Does one thing after another; whatever is refused leaves the battle as it was. */
  async fight(deeds: readonly Deed[]): Promise<void> {
    for (const deed of deeds) {
      const events = inOrder((await this.exported()).log);
      const wish = wishOf({ book: this.book, state: replayed(events), events }, deed, this.units);
      const { status, text } = await this.ask(this.by(deed.who), wish);
      if (status >= 500) throw new Error(`${JSON.stringify(wish)}: ${status} ${text}`);
      this.count[status < 300 ? 'done' : 'refused']++;
    }
  }

  private by(who: Deed['who']): Client {
    const { referee, players, spectator } = this.people;
    return { referee, north: players[0], south: players[1], public: spectator }[who];
  }

  private ask(by: Client, wish: Wish): Promise<Answered> {
    const post = (door: string, body: object = {}) => by.post(`${this.path}/${door}`, body);
    switch (wish.what) {
      case 'act':
        return this.act(by, wish);
      case 'advance':
        return post('advance', { circumstances: wish.said });
      case 'conceal':
        return post('conceal', { units: wish.units, how: wish.how });
      case 'reveal':
        return post('reveal', { units: wish.units });
      case 'lay':
        return post('orders', { text: wish.text, ...(wish.unit !== null && { unit: wish.unit }) });
      case 'turn':
        return post(`orders/${wish.order}/turn-up`);
      case 'correct':
        return post('corrections', wish.correction);
      case 'undo':
        return post('undo', { from: wish.from, why: wish.why });
      case 'redo':
        return post('redo');
    }
  }

  private async act(by: Client, { procedure, units, circumstances, dice }: Extract<Wish, { readonly what: 'act' }>) {
    const action = { procedure: procedure.id, units, circumstances };
    const send = (thrown: object) => by.post(`${this.path}/actions`, { ...action, ...thrown });
    if (dice === 'roll') return send({ dice, nonce: procedure.id });
    const faces: number[] = [];
    let reply = await send({ dice: faces });
    for (let i = 0; i < mostThrows && reply.body?.answer?.awaiting; i++) {
      const { count, sides } = reply.body.answer.awaiting as { readonly count: number; readonly sides: number };
      faces.push(...dice(count, sides));
      reply = await send({ dice: faces });
    }
    return reply;
  }
}
