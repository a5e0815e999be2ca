import { Inject, Module, type DynamicModule, type OnModuleInit, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Book } from '../../core/index.js';
import { pascalCase } from '../../derive/index.js';
import { WorkPool } from '../work/work-pool.js';
import { openRulebook } from './rulebook.routes.js';

/** Makes the domain module of a rulebook from its title page. */
export const rulebookModule = (book: Book): DynamicModule => {
  @Module({})
  class RulebookModule implements OnModuleInit {
    constructor(
      @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>,
      @Inject(WorkPool) private readonly work: WorkPool,
    ) {}

    onModuleInit(): void {
      openRulebook(this.host.httpAdapter.getInstance(), book, this.work);
    }
  }
  // Each book's module goes by the book's own name: OrdreMixteModule, MuratModule.
  Object.defineProperty(RulebookModule, 'name', { value: `${pascalCase(book.id)}Module` });
  return { module: RulebookModule as Type };
};
