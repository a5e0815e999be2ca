import { DataSource } from 'typeorm';
import { dataSourceOptions, serving } from '../../src/database/data-source.js';
import { Database, Tenancy } from '../../src/database/index.js';
import { toBeReady } from './becoming.js';
import { PlainServer } from './plain-server.js';
import { Relay } from './relay.js';

/** An Arbitro on a database whose owner is no superuser, reached over a relay, and the administrator beside it. */
export class Landlord {
  private constructor(
    readonly server: PlainServer,
    readonly relay: Relay,
    readonly admin: DataSource,
    readonly database: Database,
    readonly tenancy: Tenancy,
  ) {}

  static async moveIn(folder: string): Promise<Landlord> {
    const server = await PlainServer.start(folder);
    const { place } = server;
    const options = { ...dataSourceOptions({ ...place, database: 'club' }, serving), applicationName: 'test' };
    const first = await new DataSource(dataSourceOptions(place, serving)).initialize();
    await first.query(`CREATE ROLE landlord LOGIN CREATEROLE PASSWORD 'secret'`);
    await first.query('CREATE DATABASE club OWNER landlord');
    await first.destroy();
    const relay = new Relay(place.port);
    const databaseUrl = `postgres://landlord:secret@127.0.0.1:${await relay.mend()}/club`;
    const database = await Database.begin({ databaseUrl, dataFolder: '/nowhere' }, { editions: [] });
    const admin = await new DataSource(options).initialize();
    const landlord = new Landlord(server, relay, admin, database, new Tenancy(database));
    await toBeReady(database).catch(async (error: unknown) => {
      await landlord.moveOut();
      throw error;
    });
    return landlord;
  }

  async moveOut(): Promise<void> {
    await this.database.close();
    await this.admin.destroy();
    await this.relay.cut();
    await this.server.stop();
  }
}
