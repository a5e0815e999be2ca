import type { Home } from '../database/databases.js';
import { ClubServer } from './club-server.js';
import { Ears } from './ears.js';
import { twoHouses } from './houses.js';
import { Matrix } from './matrix.js';
import { OwnersEyes } from './owners-eyes.js';

/** A server with two clubs, of which everything is heard and its database seen as its owner sees it. */
export class WatchedClubs {
  private constructor(
    readonly ears: Ears,
    readonly server: ClubServer,
    readonly eyes: OwnersEyes,
    readonly matrix: Matrix,
  ) {}

  static async open(home?: Home): Promise<WatchedClubs> {
    const ears = new Ears();
    const server = await ClubServer.start({ log: ears.log, ...(home && { home }) });
    const eyes = await OwnersEyes.open(server);
    const { ours, theirs } = await twoHouses(server);
    return new WatchedClubs(ears, server, eyes, new Matrix(ours, theirs, eyes));
  }

  async close(): Promise<void> {
    this.ears.stop();
    await this.eyes.close();
    await this.server.close();
  }
}
