import { Module, type DynamicModule } from '@nestjs/common';
import { BatchController } from './rest/batch.controller.js';
import { CatalogueController } from './rest/catalogue.controller.js';
import { ElsewhereController } from './rest/elsewhere.controller.js';
import { rulebookModule } from './rest/rulebook.module.js';
import { Shelf } from './desk/shelf.js';

/** The rules doors: stateless, open to all, and not in need of a database. */
@Module({})
export class ApiModule {
  static of(shelf: Shelf): DynamicModule {
    return {
      module: ApiModule,
      global: true,
      imports: shelf.books.map(rulebookModule),
      controllers: [BatchController, CatalogueController, ElsewhereController],
      providers: [{ provide: Shelf, useValue: shelf }],
      exports: [Shelf],
    };
  }
}
