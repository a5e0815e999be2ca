import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Documents } from './documents/documents.js';
import { openBatch } from './rest/batch.routes.js';
import { CatalogueController } from './rest/catalogue.controller.js';
import { ElsewhereController } from './rest/elsewhere.controller.js';
import { rulebookModule } from './rest/rulebook.module.js';
import { Shelf } from './desk/shelf.js';
import { WorkPool } from './work/work-pool.js';

/** The rules doors: stateless, open to all, and not in need of a database. */
@Module({})
export class ApiModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(WorkPool) private readonly work: WorkPool,
  ) {}

  static of(shelf: Shelf, work: WorkPool): DynamicModule {
    return {
      module: ApiModule,
      global: true,
      imports: shelf.books.map(rulebookModule),
      controllers: [CatalogueController, ElsewhereController],
      providers: [
        { provide: Shelf, useValue: shelf },
        { provide: WorkPool, useValue: work },
        { provide: Documents, useValue: new Documents(work) },
      ],
      exports: [Shelf, WorkPool, Documents],
    };
  }

  onModuleInit(): void {
    openBatch(this.host.httpAdapter.getInstance(), this.work);
  }
}
