import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/index.js';
import { Database, type DatabaseOptions } from './database.js';
import { Tenancy } from './tenancy.js';

/** Gives every module the database, without ever waiting for it. */
@Module({})
export class DatabaseModule {
  /** Begins to open the database along with the application. */
  static forRoot(options: DatabaseOptions): DynamicModule {
    return moduleWith({
      provide: Database,
      inject: [Environment],
      useFactory: (environment: Environment) => Database.begin(environment, options),
    });
  }

  /** Takes a database begun before Nest: that a data folder is in use is then said in one sentence, and sooner. */
  static of(database: Database): DynamicModule {
    return moduleWith({ provide: Database, useValue: database });
  }
}

const moduleWith = (database: Provider): DynamicModule => ({
  module: DatabaseModule,
  global: true,
  providers: [
    database,
    { provide: DataSource, inject: [Database], useFactory: ({ source }: Database) => source },
    { provide: Tenancy, inject: [Database], useFactory: (of: Database) => new Tenancy(of) },
  ],
  exports: [Database, DataSource, Tenancy],
});
