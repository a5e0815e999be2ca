import { setTimeout as pause } from 'node:timers/promises';
import { AccessGate } from '../../src/access/gate.js';
import { ClubServer, type Client } from '../clubs/club-server.js';
import { Ears } from '../clubs/ears.js';
import { House } from '../clubs/houses.js';
import { withMutant } from '../clubs/mutant.js';
import { OwnersEyes } from '../clubs/owners-eyes.js';
import { databases } from '../database/databases.js';

/** P20 of our bar: who has lost a right has lost it at once, and no secret is left in the log or in the database. */

/** What somebody is answered who wants to read the club and a battle, over REST and over GraphQL. */
const answers = async (by: Client, house: House): Promise<readonly (number | undefined)[]> => {
  const { club, battle } = house.ids;
  const query = 'query($club: ID!, $battle: ID!) { club(club: $club) { name } battle(battle: $battle) { name } }';
  const asked = await by.post('/graphql', { query, variables: { club, battle } });
  const { data, errors } = asked.body as {
    readonly data: { readonly [field: string]: unknown };
    readonly errors?: readonly { readonly path: readonly string[]; readonly extensions: { readonly status: number } }[];
  };
  const statusOf = (field: string) =>
    data[field] === null ? errors?.find(({ path }) => path[0] === field)?.extensions.status : 200;
  const rest = [await by.get(house.club.path), await by.get(`/v1/battles/${battle}`)];
  return [...rest.map(({ status }) => status), statusOf('club'), statusOf('battle')];
};
const letIn = [200, 200, 200, 200];
const unknown = [401, 401, 401, 401];
const nothingHere = [404, 404, 404, 404];

describe.each(databases)('On $name', ({ make }) => {
  let ears: Ears;
  let server: ClubServer;
  let eyes: OwnersEyes;
  let house: House;
  beforeAll(async () => {
    ears = new Ears();
    server = await ClubServer.start({ log: ears.log, home: await make() });
    eyes = await OwnersEyes.open(server);
    house = await House.furnish(await server.setUp(), who => who);
  });
  afterAll(async () => {
    ears?.stop();
    await eyes?.close();
    await server?.close();
  });

  describe('within a second, over REST and GraphQL,', () => {
    it('a revoked key is refused', async () => {
      const program = await house.club.program(house.people.player, 'write');
      expect(await answers(program, house)).toEqual(letIn);
      await house.people.owner.delete(`${house.club.path}/keys/${program.key.split('_')[2] ?? ''}`);
      expect(await answers(program, house)).toEqual(unknown);
    });

    it('a key is refused that was revoked by another instance', async () => {
      const program = await house.club.program(house.people.player, 'read');
      expect(await answers(program, house)).toEqual(letIn);
      await eyes.rows('UPDATE api_key SET revoked_at = now() WHERE id = $1', [program.key.split('_')[2]]);
      await pause(1_000);
      expect(await answers(program, house)).toEqual(unknown);
    });

    it('a removed member is a stranger, and so are the keys they made', async () => {
      const player = await house.club.join('player');
      const program = await house.club.program(player, 'read');
      expect([await answers(player, house), await answers(program, house)]).toEqual([letIn, letIn]);
      await house.people.owner.delete(`${house.club.path}/members/${player.member}`);
      expect([await answers(player, house), await answers(program, house)]).toEqual([nothingHere, unknown]);
    });

    it('a member is a stranger who was removed by another instance', async () => {
      const player = await house.club.join('player');
      expect(await answers(player, house)).toEqual(letIn);
      await eyes.rows('UPDATE member SET account_id = NULL WHERE id = $1', [player.member]);
      await pause(1_000);
      expect(await answers(player, house)).toEqual(nothingHere);
    });

    it('whoever has signed out is nobody', async () => {
      const player = await house.club.join('player');
      expect(await answers(player, house)).toEqual(letIn);
      await player.delete('/v1/session');
      expect(await answers(player, house)).toEqual(unknown);
    });
  });

  describe('the log and the database', () => {
    it('hold no secret, not even where a key stood in an address', async () => {
      await server.nobody.get(`/v1/sheet/battles/${house.ids['battle']}?key=${house.programs.sheet.key}`);
      const { game } = (await server.nobody.post('/v1/sheet/games')).body as { readonly game: string };
      const volley = 'arm=fanteria&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5&roll=T1';
      for (const played of [game, house.ids['game']])
        for (const more of ['', '&x=1', '&errors=http&x=1'])
          await server.nobody.get(
            `/v1/sheet/ordre-mixte/fire/resolve?${volley}&game=${played}&key=${house.programs.sheet.key}${more}`,
          );
      await server.nobody.get(`/v1/sheet/games/${game}/rolls?game=${game}&key=${house.programs.sheet.key}`);
      expect(ears.heard).toContain(game);
      await server.nobody.get(`${house.club.path}?key=${house.programs.read.key}`);
      await server.nobody.get(`/nowhere/${house.programs.read.key}?key=${house.programs.read.key}`);
      await server.nobody.post('/v1/session', { email: 'nobody@club.example', password: 'not the password' });
      expect(ears.heard.size).toBeGreaterThan(20);
      expect(ears.secretsIn(ears.logged)).toEqual([]);
      expect(ears.secretsIn(await eyes.dump())).toEqual([]);
    });

    it('would be found out if the address were logged with the key in it', async () => {
      await withMutant(
        AccessGate.prototype,
        'admit',
        admit =>
          function (this: AccessGate, credentials) {
            ears.log.info({ url: `/v1/clubs?key=${credentials.key ?? ''}` }, 'request');
            return admit.call(this, credentials);
          },
        async () => void (await server.nobody.get(`${house.club.path}?key=${house.programs.sheet.key}`)),
      );
      expect(ears.secretsIn(ears.logged)).toContain(house.programs.sheet.key);
    });
  });
});
