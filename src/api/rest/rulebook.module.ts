import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Book } from '../../core/index.js';
import { rulebookController } from './rulebook.controller.js';

const moduleName = (book: Book): string =>
  `${book.id.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}Module`;

/** Makes the domain module of a rulebook from its title page. */
export const rulebookModule = (book: Book): DynamicModule => {
  @Module({})
  class RulebookModule {}
  // Each book's module goes by the book's own name: OrdreMixteModule, MuratModule.
  Object.defineProperty(RulebookModule, 'name', { value: moduleName(book) });
  return { module: RulebookModule as Type, controllers: [rulebookController(book)] };
};
