import 'reflect-metadata';
import { Metrics } from './api/operations/metrics.js';
import { logTo, openServer } from './api/server.js';
import { Shelf } from './api/shelf.js';
import { AppModule } from './app.module.js';
import { loadEnvironment, StartFault, type Environment } from './config/index.js';
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

const start = async (): Promise<void> => {
  const environment = loadEnvironment();
  const log = logTo(environment.logLevel);
  const metrics = new Metrics();
  const shelf = shelfFor(environment);
  const app = await openServer(AppModule.of(environment, shelf, metrics), log, metrics, environment.maxInFlight);
  app.enableShutdownHooks();
  await app.listen(environment.port, environment.host);
  const address = await app.getUrl();
  log.info({ address, rulesets: shelf.books.map(book => book.id) }, `Arbitro is open at ${address}`);
  log.flush();
};

start().catch((error: unknown) => {
  const said = error instanceof StartFault ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${said ?? 'Arbitro could not start.'}\n`);
  process.exitCode = 1;
});
