import { Module, type DynamicModule } from '@nestjs/common';
import { ApiModule } from './api/api.module.js';
import { GraphqlModule } from './api/graphql/graphql.module.js';
import type { Metrics } from './api/operations/metrics.js';
import { OperationsModule } from './api/operations/operations.module.js';
import { PagesModule } from './api/pages/pages.module.js';
import { SheetModule } from './api/sheet/sheet.module.js';
import type { Shelf } from './api/desk/shelf.js';
import { ConfigModule, seedOf, type Environment } from './config/index.js';
import { DatabaseModule, type Database } from './database/index.js';

/** Everything that is served. */
@Module({})
export class AppModule {
  static of(environment: Environment, shelf: Shelf, metrics: Metrics, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        DatabaseModule.of(database),
        OperationsModule.of(metrics),
        ApiModule.of(shelf),
        GraphqlModule.of(shelf),
        SheetModule.of(seedOf(environment)),
        PagesModule.of(shelf),
      ],
    };
  }
}
