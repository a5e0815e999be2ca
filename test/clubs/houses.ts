import { randomBytes, randomUUID } from 'node:crypto';
import { Club, cookieOf, goodPassword, SignedIn, type Client, type ClubServer } from './club-server.js';

/** Everybody who may come to a door: nobody, the four roles, and the three kinds of key. */
export const actors = ['nobody', 'owner', 'referee', 'player', 'spectator', 'read', 'write', 'sheet'] as const;
export type Actor = (typeof actors)[number];
export const roles = ['owner', 'referee', 'player', 'spectator'] as const;
export type Role = (typeof roles)[number];

/** The ids that stand in addresses, by the names of their places. */
export type Ids = { readonly [place: string]: string };

export const randomIds = (): Ids => ({
  club: randomUUID(),
  member: randomUUID(),
  invitation: randomUUID(),
  reset: randomUUID(),
  key: randomBytes(4).toString('hex'),
  battle: randomUUID(),
  roster: randomUUID(),
  game: randomUUID(),
  order: randomBytes(9).toString('base64url'),
  side: 'lombard',
});

/** A club with one of everything, and everybody in it. The player commands the Austrians, somebody else the French. */
export class House {
  private constructor(
    readonly club: Club,
    readonly people: { readonly [R in Role]: SignedIn },
    /** Members to whom things are done. */
    readonly opponent: SignedIn,
    readonly bystander: SignedIn,
    readonly programs: { readonly [S in 'read' | 'write' | 'sheet']: Client & { readonly key: string } },
    readonly ids: Ids,
  ) {}

  static async furnish(club: Club, name: (who: string) => string): Promise<House> {
    const { owner } = club;
    const people = {
      owner,
      referee: await club.join('referee', name('Rita')),
      player: await club.join('player', name('Anna')),
      spectator: await club.join('spectator', name('Sara')),
    };
    const opponent = await club.join('player', name('Bruno'));
    const bystander = await club.join('player', name('Dario'));
    const programs = {
      read: await club.program(owner, 'read'),
      write: await club.program(owner, 'write'),
      sheet: await club.program(owner, 'sheet'),
    };
    const house = new House(club, people, opponent, bystander, programs, {});
    const battle = await house.openBattle(name('Elchingen'));
    const { body: invitation } = await owner.post(`${club.path}/invitations`, { role: 'spectator' });
    const { body: reset } = await owner.post(`${club.path}/members/${bystander.member}/reset`);
    const { body: key } = await owner.post(`${club.path}/keys`, { name: name('chiave'), scope: 'read' });
    const { body: order } = await people.player.post(`/v1/battles/${battle}/orders`, { text: name('ordine') });
    const { body: roster } = await people.player.post(`${club.path}/rosters`, {
      name: name('Brigata'),
      ruleset: 'murat',
      units: [{ name: name('reggimento'), facts: { arm: 'infantry', fouInitial: 10 } }],
    });
    const { body: game } = await people.player.post(`${club.path}/games`, { title: name('partita') });
    const { key: rolling } = await club.program(people.player, 'sheet');
    const volley = 'arm=fanteria&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5';
    const rolled = await club.server.nobody.get(
      `/v1/sheet/ordre-mixte/fire/resolve?${volley}&game=${game.id}&key=${rolling}&roll=${name('tiro')}`,
    );
    if (rolled.text.startsWith('ERR')) throw new Error(`No roll: ${rolled.text}`);
    const ids = {
      club: club.id,
      member: bystander.member,
      invitation: invitation.id as string,
      reset: reset.id as string,
      key: key.id as string,
      battle,
      roster: roster.id as string,
      game: game.id as string,
      order: order.id as string,
      side: 'french',
    };
    return new House(club, people, opponent, bystander, programs, ids);
  }

  as(actor: Actor): Client {
    switch (actor) {
      case 'nobody':
        return this.club.server.nobody;
      case 'read':
      case 'write':
      case 'sheet':
        return this.programs[actor];
      default:
        return this.people[actor];
    }
  }

  /** A battle of this club in its first phase, one of whose generals the French do not see. */
  async openBattle(name = 'Elchingen'): Promise<string> {
    const { referee, player } = this.people;
    const opened = await referee.post(`${this.club.path}/battles`, {
      name,
      ruleset: 'murat',
      scenario: 'elchingen',
      sides: [
        { id: 'french', players: [this.opponent.member] },
        { id: 'austrian', players: [player.member], hidden: ['laudon'] },
      ],
    });
    if (opened.status !== 201) throw new Error(`No battle: ${opened.text}`);
    return opened.body.id as string;
  }
}

/** Two clubs on one server that have nobody in common. All that is theirs is called after a canary. */
export const twoHouses = async (server: ClubServer): Promise<{ readonly ours: House; readonly theirs: House }> => {
  const first = await server.setUp();
  const founder = await first.join('player', 'Canarino Carlo');
  const { body: made } = await founder.post('/v1/clubs', { name: 'Canarini di Marengo' });
  await first.owner.delete(`${first.path}/members/${founder.member}`);
  const { body: me } = await founder.get('/v1/session');
  const { email, cookie, account } = founder;
  const second = new Club(server, made.id, new SignedIn(server.url, email, cookie, account, me.clubs[0].member));
  return {
    ours: await House.furnish(first, who => who),
    theirs: await House.furnish(second, who => `Canarino ${who}`),
  };
};

/** Somebody new in a club, whose account may be done away with. */
export const spare = (house: House, role: Role): Promise<SignedIn> => house.club.join(role, 'Passante');

/** The same person once more, by another session. */
export const again = async (person: SignedIn): Promise<Client> => {
  const reply = await person.post('/v1/session', { email: person.email, password: goodPassword });
  return person.with({ cookie: cookieOf(reply) });
};
