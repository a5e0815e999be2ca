import { ChangeClub } from '../../src/access/application/change-club.js';
import { ReadClub } from '../../src/access/application/read-club.js';
import { AccessGate } from '../../src/access/gate.js';
import { refusal, type Clubs } from '../../src/access/index.js';
import { Battles } from '../../src/campaign/application/battles.js';
import { withoutChecks, withStatements } from '../clubs/checks-off.js';
import { randomIds, type Ids } from '../clubs/houses.js';
import { bytesOf, doors, everybody, everybodyReads, graphqlWays, pathOf, restWays } from '../clubs/matrix.js';
import { withMutant } from '../clubs/mutant.js';
import type { OwnersEyes } from '../clubs/owners-eyes.js';
import { WatchedClubs } from '../clubs/watched-clubs.js';
import { databases, forMutants } from '../database/databases.js';

/**
 * P7, P8 and P20 of our bar: everybody knocks at every door, with ids of his own club, of another and of none; then once
 * more with the application's own checks switched off, when only the database keeps the clubs apart; and of all this no
 * secret may be left. That every door has its line in the matrix is seen to by test/clubs/matrix.e2e-spec.ts.
 */

jest.setTimeout(900_000);

/** What a statement that nobody told anything would see on the connections that were used. */
const left = async ({ server }: WatchedClubs): Promise<number> => {
  const counts = await Promise.all(
    Array.from({ length: 10 }, () => server.database.tables.query('SELECT count(*)::int AS n FROM club')),
  );
  return counts.reduce((sum, [{ n }]) => sum + n, 0);
};

const visits = async ({ matrix: { ours } }: WatchedClubs): Promise<void> => {
  for (let i = 0; i < 3; i++) await ours.people.owner.get(ours.club.path);
};

/** Where row level security would not hold whatever its policies say. */
const weaknesses = async (eyes: OwnersEyes): Promise<readonly unknown[]> => {
  const rows = await eyes.rows(
    `WITH kept AS (
       SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname NOT IN ('installation', 'migration', 'rules_edition', 'set_up'))
     SELECT relname || ' has none' AS says FROM kept WHERE NOT relrowsecurity
     UNION ALL SELECT relname || ' does not bind its owner' FROM kept WHERE NOT relforcerowsecurity
     UNION ALL SELECT relname || ' belongs to the API' FROM kept WHERE pg_has_role('arbitro_api', relowner, 'MEMBER')
     UNION ALL SELECT rolname || ' looks past it' FROM pg_roles
       WHERE rolname = 'arbitro_api' AND (rolsuper OR rolbypassrls)`,
  );
  return rows.map(({ says }) => says);
};

describe.each(databases)('On $name', ({ make }) => {
  let clubs: WatchedClubs;
  beforeAll(async () => {
    clubs = await WatchedClubs.open(await make());
  });
  afterAll(() => clubs?.close());

  describe('the matrix of doors, people and ids', () => {
    it('holds over REST', async () => {
      expect(await clubs.matrix.faults(restWays(), everybody)).toEqual([]);
    });

    it('holds over GraphQL', async () => {
      expect(await clubs.matrix.faults(graphqlWays(), everybodyReads)).toEqual([]);
    });

    it('holds for keys in addresses: those of sheets at the doors of sheets, and nothing else', async () => {
      const { ours, theirs } = clubs.matrix;
      const withKey = (path: string, key: string): string => `${path}${path.includes('?') ? '&' : '?'}key=${key}`;
      const statuses = new Set<string>();
      for (const said of doors.filter(({ method }) => method === 'GET')) {
        for (const scope of ['read', 'sheet'] as const) {
          const { status } = await clubs.server.nobody.get(withKey(pathOf(said, ours.ids), ours.programs[scope].key));
          statuses.add(`${said.sheet ? 'sheet' : 'other'} door, ${scope} key: ${status}`);
        }
        if (!said.sheet) continue;
        // What goes wrong is also told in the cell, as if all were well.
        const inCell = (ids: Ids) =>
          clubs.server.nobody.get(withKey(pathOf(said, ids).replace('?errors=http', ''), ours.programs.sheet.key));
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
      const { ours, theirs } = clubs.matrix;
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
      const before = await clubs.eyes.fingerprint();
      const random = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
      for (const ask of asks)
        for (const id of [theirs.people.player.member, theirs.ids['battle'] ?? ''])
          expect(bytesOf(await ask(id))).toBe(bytesOf(await ask(random)));
      expect(await clubs.eyes.fingerprint()).toBe(before);
    });
  });

  it('a connection knows of no club once its transaction is over', async () => {
    await visits(clubs);
    expect(await left(clubs)).toBe(0);
  });

  it('row level security binds the owner of every table, and the API is a stranger to all of them', async () => {
    expect(await weaknesses(clubs.eyes)).toEqual([]);
    const [{ role }] = await clubs.server.database.tables.query('SELECT current_user AS role');
    expect(role).toBe('arbitro_api');
  });

  describe('with the application’s own checks switched off', () => {
    it('they are off: whoever is of the club does there as he likes', async () => {
      const { ours } = clubs.matrix;
      await withoutChecks(async () => {
        expect((await ours.people.spectator.get(`${ours.club.path}/invitations`)).status).toBe(200);
        expect((await ours.as('read').patch(ours.club.path, {})).status).toBe(200);
      });
    });

    it('row level security alone lets nothing cross over REST', async () => {
      await withoutChecks(async () => expect(await clubs.matrix.crossings(restWays())).toEqual([]));
    });

    it('row level security alone lets nothing cross over GraphQL', async () => {
      await withoutChecks(async () => expect(await clubs.matrix.crossings(graphqlWays())).toEqual([]));
    });
  });

  it('after all this no key, password, token, e-mail address or address of a machine is stored or logged', async () => {
    const { ears, eyes } = clubs;
    expect(ears.heard.size).toBeGreaterThan(50);
    expect(ears.secretsIn(await eyes.dump())).toEqual([]);
    expect(ears.logged.split('\n').length).toBeGreaterThan(4_000);
    expect(ears.secretsIn(ears.logged)).toEqual([]);
  });
});

describe('Found out is', () => {
  let clubs: WatchedClubs;
  beforeAll(async () => {
    clubs = await WatchedClubs.open(await forMutants());
  });
  afterAll(() => clubs?.close());

  const called = (...names: readonly string[]) => doors.filter(({ name }) => names.includes(name));
  const found = (faults: readonly string[], ...parts: readonly string[]): void => {
    for (const part of parts) expect(faults).toContainEqual(expect.stringContaining(part));
  };

  it('a door that says 403 of what is another club’s and 404 of what is nowhere', async () => {
    const exists = async (battle: string | undefined): Promise<boolean> =>
      (await clubs.eyes.rows('SELECT FROM battle WHERE id = $1', [battle])).length > 0;
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
          await clubs.matrix.faults(restWays(called('readBattle')), everybodyReads),
          'readBattle as player, in another club: 403 instead of 404',
          'readBattle as player, in another club: foreign is not as random',
        );
        found(
          await clubs.matrix.faults(graphqlWays(called('readBattle')), everybodyReads),
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
          await clubs.matrix.faults(restWays(called('readClub')), everybodyReads),
          'readClub as nobody, at home: 200 instead of 401',
          'readClub as player, in another club: 200 instead of 404',
          'readClub as player tells of the other club',
        );
        found(
          await clubs.matrix.faults(graphqlWays(called('readClub')), everybodyReads),
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
          await clubs.eyes.rows(`UPDATE club SET name = name || '!' WHERE id = $1`, [asked.params['club']]);
          return change.call(this, asked);
        },
      async () => {
        found(
          await clubs.matrix.faults(restWays(called('changeClub')), everybodyReads),
          'changeClub wrote for somebody who may not',
        );
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
          await clubs.matrix.faults(restWays(called('readClub')), everybodyReads),
          'readClub as owner, who may: 403 instead of 200',
        );
      },
    );
  });

  it('a context that is told with SET instead of SET LOCAL', async () => {
    await withStatements(
      text => text.replaceAll(', true)', ', false)'),
      () => visits(clubs),
    );
    expect(await left(clubs)).toBeGreaterThan(0);
    const { tables } = clubs.server.database;
    for (const name of ['club', 'account', 'credential', 'audience'])
      await Promise.all(Array.from({ length: 10 }, () => tables.query(`RESET arbitro.${name}`)));
  });

  /** Changes the database while some work goes on. */
  const withDatabase = async (change: string, back: string, work: () => Promise<void>): Promise<void> => {
    await clubs.eyes.rows(change);
    try {
      await work();
    } finally {
      await clubs.eyes.rows(back);
    }
  };
  const crossing = (door: string, fault: string): Promise<void> =>
    withoutChecks(async () => found(await clubs.matrix.crossings(restWays(called(door))), fault));

  it.each([
    ['member', 'changeMember', 'changeMember wrote in the other club'],
    ['roster', 'readRoster', 'readRoster as spectator tells of the other club'],
    ['invitation', 'withdrawInvitation', 'withdrawInvitation wrote in the other club'],
  ])('%s without security', async (table, door, fault) => {
    await withDatabase(
      `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`,
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
      async () => {
        expect(await weaknesses(clubs.eyes)).toEqual([`${table} has none`]);
        await crossing(door, fault);
      },
    );
  });

  it('a table whose owner is not bound, and an API that is its owner', async () => {
    const force = 'ALTER TABLE roster FORCE ROW LEVEL SECURITY';
    await withDatabase('ALTER TABLE roster NO FORCE ROW LEVEL SECURITY', force, async () => {
      expect(await weaknesses(clubs.eyes)).toEqual(['roster does not bind its owner']);
      // Whoever gives a table away gives away what he was granted on it.
      const back = 'ALTER TABLE roster OWNER TO landlord; GRANT ALL ON roster TO arbitro_api';
      await withDatabase('ALTER TABLE roster OWNER TO arbitro_api', back, async () => {
        expect(await weaknesses(clubs.eyes)).toContain('roster belongs to the API');
        await crossing('readRoster', 'readRoster as spectator tells of the other club');
      });
    });
  });

  it('an API whom no security binds', async () => {
    await withDatabase('ALTER ROLE arbitro_api BYPASSRLS', 'ALTER ROLE arbitro_api NOBYPASSRLS', async () => {
      expect(await weaknesses(clubs.eyes)).toEqual(['arbitro_api looks past it']);
      await crossing('readRoster', 'readRoster as spectator tells of the other club');
    });
  });
});
