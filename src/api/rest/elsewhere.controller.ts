import { Controller, Inject, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../desk/language.js';
import { Refused } from '../problem/problem.js';
import { Shelf } from '../desk/shelf.js';
import { noSuchBook } from './catalogue.controller.js';

type Asking = FastifyRequest<{ Params: { readonly ruleset: string } }>;

/** Procedures asked of a ruleset that is not on the shelf: says which there are. */
@Controller('v1/:ruleset/:area/:procedure')
export class ElsewhereController {
  constructor(@Inject(Shelf) private readonly shelf: Shelf) {}

  @Post()
  @RouteConfig({ elsewhere: true })
  rule(@Req() request: Asking): never {
    throw new Refused(
      noSuchBook(this.shelf, request.params.ruleset, languageOf(undefined, request.headers['accept-language'])),
    );
  }

  @Post('odds')
  @RouteConfig({ elsewhere: true })
  odds(@Req() request: Asking): never {
    return this.rule(request);
  }
}
