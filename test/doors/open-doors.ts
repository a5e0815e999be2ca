import type { AddressInfo } from 'node:net';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { ApiModule } from '../../src/api/api.module.js';
import { Metrics } from '../../src/api/operations/metrics.js';
import { openServer } from '../../src/api/server.js';
import { Shelf } from '../../src/api/desk/shelf.js';
import { books } from '../../src/rulesets/index.js';
import { testPool } from '../work-pool.js';

export interface Doors {
  readonly app: NestFastifyApplication;
  readonly url: string;
  readonly shelf: Shelf;
  /** Every route that was opened, as `GET /v1/rulesets`. */
  readonly routes: readonly string[];
  close(): Promise<void>;
}

@Module({})
class AllDoors {}

/** Opens the rules doors on a free port of this machine, without a database. Further modules stand beside them. */
export const openDoors = async (
  modules: (shelf: Shelf) => readonly DynamicModule[] = () => [],
  maxInFlight = 1000,
  work = testPool(),
): Promise<Doors> => {
  const shelf = new Shelf(books);
  const module = { module: AllDoors, imports: [ApiModule.of(shelf, work), ...modules(shelf)] };
  const app = await openServer(module, pino({ level: 'silent' }), new Metrics(), { maxInFlight });
  const routes: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map(one => `${one} ${url}`)));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, shelf, routes, close: () => app.close() };
};
