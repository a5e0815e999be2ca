import type { Client, People } from './club-server.js';

interface Unit {
  readonly id: string;
  readonly side: string;
  readonly facts: { readonly [field: string]: unknown };
}

/** Elchingen, played through the doors as two players and a referee would. */
export class Elchingen {
  private constructor(
    readonly people: People,
    readonly path: string,
  ) {}

  static async open(people: People): Promise<Elchingen> {
    const opened = await people.referee.post(`${people.club.path}/battles`, {
      name: 'Elchingen',
      ruleset: 'murat',
      scenario: 'elchingen',
      sides: [
        { id: 'french', players: [people.players[0].member] },
        { id: 'austrian', players: [people.players[1].member] },
      ],
    });
    if (opened.status !== 201) throw new Error(opened.text);
    return new Elchingen(people, `/v1/battles/${opened.body.id}`);
  }

  player(side: string): Client {
    return this.people.players[side === 'french' ? 0 : 1];
  }

  async battle() {
    return (await this.people.referee.get(this.path)).body;
  }

  async units(): Promise<readonly Unit[]> {
    return (await this.people.referee.get(`${this.path}/units`)).body.units;
  }

  async events() {
    const { body } = await this.people.referee.get(`${this.path}/log.json`);
    return body.logs.public;
  }

  /** What must go well, does. */
  async act(by: Client, body: object) {
    const reply = await by.post(`${this.path}/actions`, body);
    if (reply.status !== 201) throw new Error(`${JSON.stringify(body)}: ${reply.status} ${reply.text.slice(0, 1500)}`);
    return reply.body.answer;
  }

  async advance(circumstances: object = {}) {
    const reply = await this.people.referee.post(`${this.path}/advance`, { circumstances });
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body.battle;
  }

  /** One whole turn: arrivals, generals, initiative, and every division in its order. */
  async turn(): Promise<void> {
    await this.advance();
    await this.act(this.player('french'), {
      procedure: 'general.move',
      units: { general: 'ney' },
      circumstances: { distanceUm: 4 },
    });
    await this.advance();
    await this.advance();
    const divisions = [...new Map((await this.units()).map(unit => [unit.facts['divisionId'], unit.side]))]
      .filter(([id]) => typeof id === 'string' && id !== '')
      .map(([id, side]) => ({ id, side }));
    await this.act(this.player('french'), {
      procedure: 'initiative.divisions',
      circumstances: { divisions },
      dice: 'roll',
      nonce: 'tocca a noi',
    });
    for (let battle = await this.advance(); battle.phase.id === 'activation/recovery';) {
      const [side] = battle.toAct;
      battle = await this.advance();
      battle = await this.advance({ event: 'choose-brigade-orders' });
      await this.fire(side, battle.order.find(({ active }: { active: boolean }) => active).group);
      while (battle.phase.id === 'activation/brigade') battle = await this.advance();
    }
    await this.advance();
    await this.advance();
  }

  /** The first regiment of a division that can fires at the first enemy, some with dice of their own. */
  private async fire(side: string, division: string): Promise<void> {
    const units = (await this.units()).filter(
      ({ facts }) => facts['arm'] === 'infantry' && facts['dissolved'] !== true,
    );
    const shooter = units.find(unit => unit.facts['divisionId'] === division && unit.facts['firedThisTurn'] !== true);
    const target = units.find(unit => unit.side !== side);
    if (!shooter || !target) return;
    const action = {
      procedure: 'fire.musketry',
      units: { shooter: shooter.id, target: target.id },
      circumstances: { rangeUm: 1 },
    };
    const { body } = await this.player(side).post(`${this.path}/actions`, { ...action, mode: 'ask' });
    if (body.answer?.status !== 'awaiting-dice') return;
    const { body: odds } = await this.player(side).post(`${this.path}/actions`, { ...action, mode: 'weigh' });
    if (odds.odds.outcomes.length < 2) throw new Error('A volley with one outcome.');
    await this.act(this.player(side), { ...action, dice: 'roll', nonce: division });
    for (const { id } of (await this.people.referee.get(`${this.path}/actions/available`)).body.owed)
      await this.people.referee.post(`${this.path}/corrections`, { waives: [id], why: 'giocato al tavolo' });
  }
}
