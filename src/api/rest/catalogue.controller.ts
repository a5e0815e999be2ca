import { Controller, Get, Header, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nearest, proceduresOf, type Book, type Language, type Scenario } from '../../core/index.js';
import {
  attachment,
  bookEntry,
  bookPage,
  procedureEntry,
  scenarioCsv,
  scenarioEntry,
  scenarioPage,
} from '../../derive/index.js';
import { Documents } from '../documents/documents.js';
import { sendPrint } from '../documents/print.js';
import { languageOf } from '../desk/language.js';
import { problem, Refused } from '../problem/problem.js';
import { Shelf } from '../desk/shelf.js';

/** The catalogue: which books, which procedures, with their schemas, tables, rulings and examples. */
@Controller('v1/rulesets')
export class CatalogueController {
  constructor(
    @Inject(Shelf) private readonly shelf: Shelf,
    @Inject(Documents) private readonly documents: Documents,
  ) {}

  @Get()
  books(@Query('lang') lang: unknown, @Headers('accept-language') accepts: string | undefined) {
    const language = languageOf(lang, accepts);
    return { rulesets: this.shelf.books.map(book => bookEntry(book, language)) };
  }

  @Get(':ruleset')
  book(
    @Param('ruleset') id: string,
    @Query('lang') lang: unknown,
    @Headers('accept-language') accepts: string | undefined,
  ) {
    const language = languageOf(lang, accepts);
    return bookPage(this.find(id, language), language);
  }

  @Get(':ruleset/procedures')
  procedures(
    @Param('ruleset') id: string,
    @Query('lang') lang: unknown,
    @Headers('accept-language') accepts: string | undefined,
  ) {
    const language = languageOf(lang, accepts);
    const book = this.find(id, language);
    return { procedures: proceduresOf(book).map(procedure => procedureEntry(book, procedure, language)) };
  }

  @Get(':ruleset/procedures/:procedure')
  async procedure(
    @Param('ruleset') id: string,
    @Param('procedure') procedureId: string,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(lang, request.headers['accept-language']);
    const book = this.find(id, language);
    const opened = this.shelf.procedure(procedureId) ?? this.shelf.procedure(`${book.id}.${procedureId}`);
    if (opened?.book === book) {
      const asked = { of: 'procedure', procedure: opened.procedure.id, language } as const;
      const print = await this.documents.find(asked, { ip: request.ip, language });
      if (print !== null)
        sendPrint(request, reply, print, { 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' });
      return;
    }
    const close = this.shelf.proceduresLike(procedureId);
    throw new Refused(
      problem(
        'not-found',
        {
          it: `${book.title.it} non ha questa procedura.${close.length > 0 ? ` Forse: ${close.join(', ')}.` : ''}`,
          en: `${book.title.en} has no such procedure.${close.length > 0 ? ` Perhaps: ${close.join(', ')}.` : ''}`,
        },
        language,
        { nearest: close },
      ),
    );
  }

  @Get(':ruleset/scenarios')
  scenarios(
    @Param('ruleset') id: string,
    @Query('lang') lang: unknown,
    @Headers('accept-language') accepts: string | undefined,
  ) {
    const language = languageOf(lang, accepts);
    const book = this.find(id, language);
    return { scenarios: book.scenarios.map(scenario => scenarioEntry(book, scenario, language)) };
  }

  @Get(':ruleset/scenarios/:scenario')
  scenario(
    @Param('ruleset') id: string,
    @Param('scenario') scenarioId: string,
    @Query('lang') lang: unknown,
    @Headers('accept-language') accepts: string | undefined,
  ) {
    const language = languageOf(lang, accepts);
    const book = this.find(id, language);
    return scenarioPage(book, this.findScenario(book, scenarioId, language), language);
  }

  @Get(':ruleset/scenarios/:scenario/order-of-battle.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  orderOfBattle(
    @Param('ruleset') id: string,
    @Param('scenario') scenarioId: string,
    @Query('lang') lang: unknown,
    @Headers('accept-language') accepts: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const language = languageOf(lang, accepts);
    const book = this.find(id, language);
    const scenario = this.findScenario(book, scenarioId, language);
    void reply.header('content-disposition', attachment(scenario.title[language], 'csv'));
    return scenarioCsv(book, scenario, language);
  }

  private findScenario(book: Book, id: string, language: Language): Scenario {
    const scenario = book.scenarios.find(one => one.id === id);
    if (scenario) return scenario;
    const ids = book.scenarios.map(one => one.id);
    const known = ids.join(', ');
    throw new Refused(
      problem(
        'not-found',
        {
          it: `${book.title.it} non ha questo scenario.${known && ` Ci sono: ${known}.`}`,
          en: `${book.title.en} has no such scenario.${known && ` There are: ${known}.`}`,
        },
        language,
        { nearest: nearest(id, ids) },
      ),
    );
  }

  private find(id: string, language: Language): Book {
    const book = this.shelf.book(id);
    if (book) return book;
    throw new Refused(noSuchBook(this.shelf, id, language));
  }
}

/** The problem of a ruleset that is not on the shelf. */
export const noSuchBook = (shelf: Shelf, id: string, language: Language) => {
  const close = shelf.booksLike(id);
  const known = shelf.books.map(book => book.id).join(', ');
  return problem(
    'not-found',
    {
      it: `Non c’è questo regolamento.${close.length > 0 ? ` Forse: ${close.join(', ')}.` : ''} Ci sono: ${known}.`,
      en: `There is no such ruleset.${close.length > 0 ? ` Perhaps: ${close.join(', ')}.` : ''} There are: ${known}.`,
    },
    language,
    { nearest: close },
  );
};
