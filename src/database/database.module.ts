import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/index.js';
import { Database, type DatabaseOptions } from './database.js';

/** Gives every module the database, without ever waiting for it. */
@Module({})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          inject: [Environment],
          useFactory: (environment: Environment) => Database.begin(environment, options),
        },
        { provide: DataSource, inject: [Database], useFactory: (database: Database) => database.source },
      ],
      exports: [Database, DataSource],
    };
  }
}
