import { Module, type DynamicModule } from '@nestjs/common';
import { Leaving } from './leaving.js';
import { Metrics } from './metrics.js';
import { OperationsController } from './operations.controller.js';

/** Health and metrics. */
@Module({})
export class OperationsModule {
  static of(metrics: Metrics): DynamicModule {
    return {
      module: OperationsModule,
      controllers: [OperationsController],
      providers: [{ provide: Metrics, useValue: metrics }, Leaving],
    };
  }
}
