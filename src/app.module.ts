import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule, actions } from './access/index.js';
import { ApiModule } from './api/api.module.js';
import { DoorsModule } from './api/door/doors.module.js';
import { GraphqlModule } from './api/graphql/graphql.module.js';
import type { Metrics } from './api/operations/metrics.js';
import { OperationsModule } from './api/operations/operations.module.js';
import { PagesModule } from './api/pages/pages.module.js';
import { SheetModule } from './api/sheet/sheet.module.js';
import type { Shelf } from './api/desk/shelf.js';
import type { WorkPool } from './api/work/work-pool.js';
import { CampaignModule } from './campaign/index.js';
import { ConfigModule, seedOf, signingKeysOf, type Environment } from './config/index.js';
import { DatabaseModule, type Database } from './database/index.js';
import { rooms } from './rooms.js';

/** Everything that is served. */
@Module({})
export class AppModule {
  static of(
    environment: Environment,
    shelf: Shelf,
    metrics: Metrics,
    database: Database,
    work: WorkPool,
  ): DynamicModule {
    const seed = seedOf(environment);
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        DatabaseModule.of(database),
        OperationsModule.of(metrics, environment),
        ApiModule.of(shelf, work),
        GraphqlModule.of(shelf, rooms),
        SheetModule.of(seed),
        PagesModule.of(shelf, rooms),
        AccessModule.of(seed, shelf.books),
        CampaignModule.of(shelf, signingKeysOf(environment)),
        DoorsModule.of({ rooms, actions }),
      ],
    };
  }
}
