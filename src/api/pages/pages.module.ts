import { Module, type DynamicModule } from '@nestjs/common';
import type { Shelf } from '../desk/shelf.js';
import type { Room } from '../door/index.js';
import { PagesController } from './pages.controller.js';
import { Rack } from './rack.js';

/** What people read. */
@Module({})
export class PagesModule {
  static of(shelf: Shelf, rooms: readonly Room[] = []): DynamicModule {
    return {
      module: PagesModule,
      controllers: [PagesController],
      providers: [{ provide: Rack, useFactory: () => new Rack(shelf, rooms) }],
    };
  }
}
