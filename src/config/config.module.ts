import { Module, type DynamicModule } from '@nestjs/common';
import { Environment } from './environment.js';

/** Gives every module the one environment. */
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Environment, useValue: environment }],
      exports: [Environment],
    };
  }
}
