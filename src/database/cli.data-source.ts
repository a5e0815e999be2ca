import { DataSource } from 'typeorm';
import { loadEnvironment } from '../config/index.js';
import { dataSourceOptions, migrating } from './data-source.js';
import { runningServer } from './embedded/embedded-server.js';

/** For the TypeORM command line, after a build: `typeorm migration:show -d dist/database/cli.data-source.js`. */
async function open(): Promise<DataSource> {
  const { databaseUrl, dataFolder } = loadEnvironment();
  const place = databaseUrl === undefined ? await runningServer(dataFolder) : { url: databaseUrl };
  const { logger: _silent, ...options } = dataSourceOptions(place, migrating);
  return new DataSource(options);
}

export default open();
