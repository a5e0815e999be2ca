import { Module, type DynamicModule } from '@nestjs/common';
import { Leaving } from './leaving.js';
import type { Environment } from '../../config/index.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OperationsController } from './operations.controller.js';

/** Health, and the metrics if they are to stand with the doors. */
@Module({})
export class OperationsModule {
  static of(metrics: Metrics, { metrics: place }: Pick<Environment, 'metrics'>): DynamicModule {
    return {
      module: OperationsModule,
      controllers: [OperationsController, ...(place === 'public' ? [MetricsController] : [])],
      providers: [{ provide: Metrics, useValue: metrics }, Leaving],
    };
  }
}
