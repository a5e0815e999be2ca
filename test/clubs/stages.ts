import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { HTTPMethods } from 'fastify';
import { actions, Clubs, Members } from '../../src/access/index.js';
import { DoorsModule } from '../../src/api/door/doors.module.js';
import {
  Gate,
  Refused,
  problem,
  Shelf,
  type Admitted,
  type Asker,
  type Credentials,
  type MemberRole,
} from '../../src/api/door/index.js';
import { BattleDoors, BattleSheetDoors, CampaignModule } from '../../src/campaign/index.js';
import type { RosterUnit } from '../../src/campaign/domain/open-battle.js';
import { BattleStore } from '../../src/campaign/persistence/battle-store.js';
import { RosterStore } from '../../src/campaign/persistence/roster-store.js';
import { Tenancy } from '../../src/database/index.js';
import { books } from '../../src/rulesets/index.js';
import { BattlesInMemory, signingKey } from './battles-in-memory.js';
import { jsonIn, type Answered, type Client, type ClubServer } from './club-server.js';
import { OwnersEyes } from './owners-eyes.js';
import { WorkPool } from '../../src/api/work/work-pool.js';
import { testPool } from '../work-pool.js';

/** Those who know of everything, and those who may not: the other side, a spectator, and keys that see what all see. */
export const strangers = ['north', 'spectator', 'reader', 'sheet'] as const;
export type Stranger = (typeof strangers)[number];
export type Who = 'referee' | 'south' | Stranger;

/** Where battles are opened and asked about. */
export interface Stage {
  readonly club: string;
  readonly members: { readonly north: string; readonly south: string };
  /** A roster that is there for as long as a battle is opened from it. */
  withRosters<V>(rosters: readonly (readonly RosterUnit[])[], work: (ids: readonly string[]) => Promise<V>): Promise<V>;
  ask(who: Who, method: HTTPMethods, path: string, body?: unknown, headers?: Headed): Promise<Answered>;
  close(): Promise<void>;
}
export type Headed = { readonly [name: string]: string };

/** The whole server, with its database. */
export const stageAt = async (server: ClubServer): Promise<Stage> => {
  const club = await server.setUp();
  const eyes = await OwnersEyes.open(server);
  const [north, south] = [await club.join('player', 'Nora'), await club.join('player', 'Silvia')];
  const referee = await club.join('referee', 'Rita');
  const people: { readonly [W in Who]: Client } = {
    referee,
    north,
    south,
    spectator: await club.join('spectator', 'Sara'),
    reader: await club.program(referee, 'read'),
    sheet: await club.program(referee, 'sheet'),
  };
  return {
    club: club.id,
    members: { north: north.member, south: south.member },
    withRosters: async (rosters, work) => {
      const ids = rosters.map(() => randomUUID());
      for (const [i, units] of rosters.entries())
        await eyes.rows(
          `INSERT INTO roster (club_id, id, ruleset, name, made_by, units) VALUES ($1, $2, 'murat', 'Roster', $3, $4)`,
          [club.id, ids[i], south.member, JSON.stringify(units)],
        );
      try {
        return await work(ids);
      } finally {
        await eyes.rows('DELETE FROM roster WHERE id = ANY($1)', [ids]);
      }
    },
    ask: (who, method, path, body, headers = {}) => people[who].with(headers).ask(String(method), path, body),
    close: () => eyes.close(),
  };
};

/** The doors of battles in this process, with nothing stored: the same answers, quickly. */
export const stageInMemory = async (store: BattlesInMemory = new BattlesInMemory()): Promise<Stage> => {
  const rosters = new Map<string, object>();
  const shelf = new Shelf(books);
  const app = (
    await Test.createTestingModule({
      imports: [
        Surroundings,
        CampaignModule.of(shelf, [signingKey]),
        DoorsModule.of({ rooms: [BattleDoors, BattleSheetDoors], actions }),
      ],
    })
      .overrideProvider(BattleStore)
      .useValue(store)
      .overrideProvider(RosterStore)
      .useValue({ find: (_: string, id: string) => Promise.resolve(rosters.get(id)) })
      .compile()
  ).createNestApplication<NestFastifyApplication>(new FastifyAdapter({ genReqId: () => randomUUID() }), {
    logger: false,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    club,
    members: { north: member.north, south: member.south },
    withRosters: async (all, work) => {
      const ids = all.map(() => randomUUID());
      for (const [i, units] of all.entries()) rosters.set(ids[i] ?? '', { ruleset: 'murat', name: 'Roster', units });
      return work(ids);
    },
    ask: async (who, method, path, body, headers = {}) => {
      const reply = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...headers, authorization: who },
        ...(body !== undefined && { payload: body as object }),
      });
      const written = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const { statusCode: status, payload: text } = reply;
      return { status, headers: new Headers(written), text, body: jsonIn(text) };
    },
    close: () => app.close(),
  };
};

const club = randomUUID();
const member = {
  referee: randomUUID(),
  north: randomUUID(),
  south: randomUUID(),
  spectator: randomUUID(),
  reader: randomUUID(),
  sheet: randomUUID(),
};
const roleOf: { readonly [W in Who]: MemberRole } = {
  referee: 'referee',
  north: 'player',
  south: 'player',
  spectator: 'spectator',
  reader: 'referee',
  sheet: 'referee',
};

/** Believes whoever says who he is, and turns keys of sheets away as the gate does. */
class BelievingGate extends Gate {
  admit({ authorization, sheet, language }: Credentials): Promise<Admitted> {
    // Only this file sends the header.
    const who = authorization as Who;
    if (who === 'sheet' && !sheet)
      return Promise.reject(new Refused(problem('not-permitted', { it: 'No.', en: 'No.' }, language)));
    const isKey = who === 'reader' || who === 'sheet';
    const scopes = [who === 'sheet' ? ('sheet' as const) : ('read' as const)];
    const by: Asker = {
      account: isKey ? null : member[who],
      memberships: [{ club, member: member[who], role: roleOf[who] }],
      key: isKey ? { id: who, scopes, battle: null, sees: 'public' } : null,
      address: 'here',
    };
    return Promise.resolve({ by, headers: {} });
  }
}

/** What battles need of the rest of the house. */
@Global()
@Module({
  providers: [
    { provide: Gate, useClass: BelievingGate },
    { provide: Tenancy, useValue: {} },
    { provide: Clubs, useValue: { find: () => Promise.resolve({ rules: {} }) } },
    { provide: Members, useValue: { find: () => Promise.resolve({}) } },
    { provide: WorkPool, useFactory: () => testPool() },
  ],
  exports: [Gate, Tenancy, Clubs, Members, WorkPool],
})
class Surroundings {}
