import { Module, type DynamicModule } from '@nestjs/common';
import { SheetSeed } from './roll-dice.js';
import { SheetController } from './sheet.controller.js';

/** The door of spreadsheets. */
@Module({})
export class SheetModule {
  static of(seed: string): DynamicModule {
    return {
      module: SheetModule,
      controllers: [SheetController],
      providers: [{ provide: SheetSeed, useValue: { seed } }],
    };
  }
}
