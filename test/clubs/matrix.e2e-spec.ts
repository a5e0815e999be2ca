import { ChangeClub } from '../../src/access/application/change-club.js';
import { ReadClub } from '../../src/access/application/read-club.js';
import { AccessGate } from '../../src/access/gate.js';
import { refusal, type Clubs } from '../../src/access/index.js';
import { Battles } from '../../src/campaign/application/battles.js';
import { withoutChecks, withStatements } from './checks-off.js';
import { ClubServer } from './club-server.js';
import { Ears } from './ears.js';
import { fieldsOfDoors } from './graphql-fields.js';
import { randomIds, twoHouses, type Ids } from './houses.js';
import { lines } from './lines.js';
import { bytesOf, doors, graphqlWays, Matrix, pathOf, restWays } from './matrix.js';
import { withMutant } from './mutant.js';
import { OwnersEyes } from './owners-eyes.js';

jest.setTimeout(900_000);

let ears: Ears;
let server: ClubServer;
let eyes: OwnersEyes;
let matrix: Matrix;
beforeAll(async () => {
  ears = new Ears();
  server = await ClubServer.start({}, ears.log);
  eyes = await OwnersEyes.open(server);
  const { ours, theirs } = await twoHouses(server);
  matrix = new Matrix(ours, theirs, eyes);
});
afterAll(async () => {
  ears?.stop();
  await eyes?.close();
  await server?.close();
});

const called = (...names: readonly string[]) => doors.filter(({ name }) => names.includes(name));

describe('The matrix of doors, people and ids', () => {
  it('has a line for every door, and no line for none', () => {
    expect(Object.keys(lines).sort()).toEqual(doors.map(({ name }) => name).sort());
  });

  it('has every field of GraphQL that is not the rules’: those of doors, and what they tell', () => {
    const isDoor = (on: string, as: string): boolean =>
      doors.some(({ graphql }) => graphql?.on === on && graphql.as === as);
    const others = fieldsOfDoors().filter(({ on, field }) => !isDoor(on, field.name));
    const strange = others.filter(({ on, field }) => {
      const isPlain = field.resolve === undefined || field.name === 'etag';
      return on === 'Query' || on === 'Mutation' || field.args.length > 0 || !isPlain;
    });
    expect(strange.map(({ on, field }) => `${on}.${field.name}`)).toEqual([]);
    expect(graphqlWays()).toHaveLength(doors.filter(({ graphql }) => graphql !== undefined).length);
  });

  it('holds over REST', async () => {
    expect(await matrix.faults(restWays(), 'everybody')).toEqual([]);
  });

  it('holds over GraphQL', async () => {
    expect(await matrix.faults(graphqlWays(), 'one')).toEqual([]);
  });

  it('holds for keys in addresses: those of sheets at the doors of sheets, and nothing else', async () => {
    const { ours, theirs } = matrix;
    const withKey = (path: string, key: string): string => `${path}${path.includes('?') ? '&' : '?'}key=${key}`;
    const statuses = new Set<string>();
    for (const said of doors.filter(({ method }) => method === 'GET')) {
      for (const scope of ['read', 'sheet'] as const) {
        const { status } = await server.nobody.get(withKey(pathOf(said, ours.ids), ours.programs[scope].key));
        statuses.add(`${said.sheet ? 'sheet' : 'other'} door, ${scope} key: ${status}`);
      }
      if (!said.sheet) continue;
      // What goes wrong is also told in the cell, as if all were well.
      const inCell = (ids: Ids) =>
        server.nobody.get(withKey(pathOf(said, ids).replace('?errors=http', ''), ours.programs.sheet.key));
      const foreign = await inCell(theirs.ids);
      expect(foreign).toMatchObject({ status: 200, text: expect.stringMatching(/^ERR/) });
      expect(bytesOf(foreign)).toBe(bytesOf(await inCell(randomIds())));
    }
    expect([...statuses].sort()).toEqual([
      'other door, read key: 401',
      'other door, sheet key: 401',
      'sheet door, read key: 401',
      'sheet door, sheet key: 200',
    ]);
  });

  it('holds for ids in bodies and cursors: what is another club’s is as if it were not there', async () => {
    const { ours, theirs } = matrix;
    const { owner, referee } = ours.people;
    const [clubPath, battlePath] = [ours.club.path, `/v1/battles/${ours.ids['battle']}`];
    const battle = { name: 'Sabato', ruleset: 'murat' };
    const placeOf = (id: string): string => Buffer.from(`${Date.now() - 1000} ${id}`).toString('base64url');
    // prettier-ignore
    const asks: readonly ((id: string) => ReturnType<typeof owner.post>)[] = [
      member => referee.post(`${clubPath}/battles`, { ...battle, scenario: 'elchingen', sides: [{ id: 'french', players: [member] }] }),
      roster => referee.post(`${clubPath}/battles`, { ...battle, sides: [{ id: 'a', roster }, { id: 'b', roster }] }),
      member => referee.put(`${battlePath}/sides/french/players`, { players: [member] }),
      of => owner.post(`${clubPath}/keys`, { name: 'x', scope: 'read', battle: of }),
      id => owner.get(`${clubPath}/members?after=${placeOf(id)}`),
      id => owner.get(`${clubPath}/battles?after=${placeOf(id)}`),
    ];
    const before = await eyes.fingerprint();
    const random = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    for (const ask of asks)
      for (const id of [theirs.people.player.member, theirs.ids['battle'] ?? ''])
        expect(bytesOf(await ask(id))).toBe(bytesOf(await ask(random)));
    expect(await eyes.fingerprint()).toBe(before);
  });
});

describe('The matrix finds', () => {
  const found = (faults: readonly string[], ...parts: readonly string[]): void => {
    for (const part of parts) expect(faults).toContainEqual(expect.stringContaining(part));
  };

  it('a door that says 403 of what is another club’s and 404 of what is nowhere', async () => {
    const exists = async (battle: string | undefined): Promise<boolean> =>
      (await eyes.rows('SELECT FROM battle WHERE id = $1', [battle])).length > 0;
    await withMutant(
      Battles.prototype,
      'see',
      see =>
        async function (this: Battles, asked, action) {
          try {
            return await see.call(this, asked, action);
          } catch (error) {
            throw (await exists(asked.params['battle'])) ? refusal('not-permitted', asked.language) : error;
          }
        },
      async () => {
        found(
          await matrix.faults(restWays(called('readBattle')), 'one'),
          'readBattle as player, in another club: 403 instead of 404',
          'readBattle as player, in another club: foreign is not as random',
        );
        found(
          await matrix.faults(graphqlWays(called('readBattle')), 'one'),
          'Query.battle as player, in another club: foreign is not as random',
        );
      },
    );
  });

  it('a door without a check', async () => {
    const unchecked = function (this: ReadClub, { params }: Parameters<ReadClub['do']>[0]) {
      return (Reflect.get(this, 'clubs') as Clubs).find(params['club'] ?? '') as ReturnType<ReadClub['do']>;
    };
    await withMutant(
      ReadClub.prototype,
      'do',
      () => unchecked,
      async () => {
        found(
          await matrix.faults(restWays(called('readClub')), 'one'),
          'readClub as nobody, at home: 200 instead of 401',
          'readClub as player, in another club: 200 instead of 404',
          'readClub as player tells of the other club',
        );
        found(
          await matrix.faults(graphqlWays(called('readClub')), 'one'),
          'Query.club as spectator tells of the other club',
        );
      },
    );
  });

  it('a door that refuses after it has done it', async () => {
    await withMutant(
      ChangeClub.prototype,
      'do',
      change =>
        async function (this: ChangeClub, asked) {
          await eyes.rows(`UPDATE club SET name = name || '!' WHERE id = $1`, [asked.params['club']]);
          return change.call(this, asked);
        },
      async () => {
        found(await matrix.faults(restWays(called('changeClub')), 'one'), 'changeClub wrote for somebody who may not');
      },
    );
  });

  it('doors that refuse everybody', async () => {
    await withMutant(
      AccessGate.prototype,
      'admit',
      () => credentials => Promise.reject(refusal('not-permitted', credentials.language)),
      async () => {
        found(
          await matrix.faults(restWays(called('readClub')), 'one'),
          'readClub as owner, who may: 403 instead of 200',
        );
      },
    );
  });
});

describe('A connection', () => {
  /** What a statement that nobody told anything would see on the connections that were used. */
  const left = async (): Promise<number> => {
    const counts = await Promise.all(
      Array.from({ length: 10 }, () => server.database.tables.query('SELECT count(*)::int AS n FROM club')),
    );
    return counts.reduce((sum, [{ n }]) => sum + n, 0);
  };
  const visits = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) await matrix.ours.people.owner.get(matrix.ours.club.path);
  };

  it('knows of no club once its transaction is over', async () => {
    await visits();
    expect(await left()).toBe(0);
  });

  it('would, and is found out, if it were told with SET instead of SET LOCAL', async () => {
    await withStatements(text => text.replaceAll(`', true)`, `', false)`), visits);
    expect(await left()).toBeGreaterThan(0);
    for (const name of ['club', 'account', 'credential', 'audience'])
      await Promise.all(Array.from({ length: 10 }, () => server.database.tables.query(`RESET arbitro.${name}`)));
  });
});

describe('With the application’s own checks switched off', () => {
  it('they are off: whoever is of the club does there as he likes', async () => {
    const { ours } = matrix;
    await withoutChecks(async () => {
      expect((await ours.people.spectator.get(`${ours.club.path}/invitations`)).status).toBe(200);
      expect((await ours.as('read').patch(ours.club.path, {})).status).toBe(200);
    });
  });

  it('row level security alone lets nothing cross over REST', async () => {
    await withoutChecks(async () => expect(await matrix.crossings(restWays())).toEqual([]));
  });

  it('row level security alone lets nothing cross over GraphQL', async () => {
    await withoutChecks(async () => expect(await matrix.crossings(graphqlWays())).toEqual([]));
  });

  it.each([
    ['member', 'changeMember', 'changeMember wrote in the other club'],
    ['roster', 'readRoster', 'readRoster as spectator tells of the other club'],
    ['invitation', 'withdrawInvitation', 'withdrawInvitation wrote in the other club'],
  ])('and without security on %s something does', async (table, door, fault) => {
    await eyes.rows(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
    try {
      await withoutChecks(async () =>
        expect(await matrix.crossings(restWays(called(door)))).toContainEqual(expect.stringContaining(fault)),
      );
    } finally {
      await eyes.rows(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
    }
  });
});

describe('What is stored and what is logged after all this', () => {
  it('holds no key, password, token, e-mail address or address of a machine', async () => {
    expect(ears.heard.size).toBeGreaterThan(50);
    expect(ears.secretsIn(await eyes.dump())).toEqual([]);
    expect(ears.logged.split('\n').length).toBeGreaterThan(1000);
    expect(ears.secretsIn(ears.logged)).toEqual([]);
  });
});
