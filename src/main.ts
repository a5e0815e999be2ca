import 'reflect-metadata';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { limitedAddress, SetUpCode } from './access/index.js';
import { openMetrics } from './api/operations/metrics-server.js';
import { Metrics } from './api/operations/metrics.js';
import { freePort } from './api/free-port.js';
import { leave } from './api/leave.js';
import { logTo, openServer } from './api/server.js';
import { Shelf } from './api/desk/shelf.js';
import { WorkPool } from './api/work/work-pool.js';
import { AppModule } from './app.module.js';
import { Database } from './database/index.js';
import { loadEnvironment, seedOf, StartFault, type Environment } from './config/index.js';
import { books } from './rulesets/index.js';

/** The books the operator wants, or all. */
const shelfFor = ({ rulesets }: Environment): Shelf => {
  if (rulesets === undefined) return new Shelf(books);
  const unknown = rulesets.filter(id => !books.some(book => book.id === id));
  if (unknown.length > 0) {
    throw new StartFault(
      `ARBITRO_RULESETS: there is no ruleset ${unknown.join(', ')}; there are: ${books.map(book => book.id).join(', ')}.`,
    );
  }
  return new Shelf(books.filter(book => rulesets.includes(book.id)));
};

/** The threads for long work: all processors but the one that serves, unless the operator says otherwise. */
const workPoolFor = ({ workers, limits }: Environment, shelf: Shelf): WorkPool =>
  new WorkPool({
    file: join(__dirname, 'worker.js'),
    rulesets: shelf.books.map(({ id }) => id),
    threads: workers ?? Math.max(1, availableParallelism() - 1),
    limits,
    clientOf: limitedAddress,
  });

const start = async (): Promise<void> => {
  const environment = loadEnvironment();
  const log = logTo(environment.logLevel);
  const metrics = new Metrics();
  const shelf = shelfFor(environment);
  const editions = shelf.books.map(({ id, edition }) => ({ ruleset: id, edition }));
  const database = await Database.begin(environment, { editions, seed: () => seedOf(environment) });
  const port = environment.port ?? (await freePort(environment.host));
  try {
    const work = workPoolFor(environment, shelf);
    const app = await openServer(AppModule.of(environment, shelf, metrics, database, work), log, metrics, environment);
    leaveOnSignal(app, log);
    await app.listen(port, environment.host);
    const address = await app.getUrl();
    log.info({ address, rulesets: shelf.books.map(book => book.id) }, `Arbitro is open at ${address}`);
    await openMetrics(environment, metrics, log);
    log.flush();
    void app.get(SetUpCode).tellWhenOpen(environment.publicUrl ?? address.replace('127.0.0.1', 'localhost'));
    if (process.stderr.isTTY)
      process.stderr.write(`\nArbitro is open: ${address.replace('127.0.0.1', 'localhost')}\n\n`);
  } catch (error) {
    await database.close();
    throw portTaken(error, port, environment);
  }
};

/** Stops in good order, once, however often it is told to. At a terminal nobody shares out requests: no notice is given. */
const leaveOnSignal = (app: NestFastifyApplication, log: Logger): void => {
  let left: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      left ??= leave(app, signal === 'SIGTERM' ? undefined : 0).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'Arbitro could not stop in good order');
          process.exit(1);
        },
      );
    });
  }
};

/** Says in one sentence that the port is not to be had. */
const portTaken = (error: unknown, port: number, { host }: Environment): unknown => {
  const { code } = error as { readonly code?: unknown };
  if (code === 'EADDRINUSE')
    return new StartFault(`Port ${port} is in use; set another PORT, or stop what listens there.`);
  if (code === 'EACCES')
    return new StartFault(`Port ${port} may not be opened by this account; set a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new StartFault(`This machine has no address ${host}; set another HOST.`);
  return error;
};

start().catch((error: unknown) => {
  const said = error instanceof StartFault ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${said ?? 'Arbitro could not start.'}\n`);
  process.exitCode = 1;
});
