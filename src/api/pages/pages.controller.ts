import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../core/index.js';
import { peoplePages } from '../../derive/index.js';
import { languageOf } from '../desk/language.js';
import { problemDetails } from '../problem/problem.filter.js';
import { problem, Refused } from '../problem/problem.js';
import { sendPrint, type Print } from '../documents/print.js';
import { Documents } from '../documents/documents.js';
import { Rack } from './rack.js';

type Asking = FastifyRequest<{ Querystring: { readonly lang?: unknown } }>;

const everywhere =
  "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Pages load their own stylesheet, script and icon, and ask this server; nothing else. */
const pagePolicy = `${everywhere}; style-src 'self'; img-src 'self'`;
/** The API reference also sets styles by script and draws icons that its stylesheet carries. */
const referencePolicy = `${everywhere}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;

const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language, accept',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

const pathOf = ({ url }: Asking): string => {
  const [path = '/'] = url.split('?');
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  try {
    return decodeURIComponent(plain) || '/';
  } catch {
    return plain;
  }
};

const isBrowser = ({ headers }: Asking): boolean => (headers.accept ?? '').includes('text/html');

/** What people read: the front page, their clubs, the manual, the API reference, and the document that machines read. */
@Controller()
export class PagesController {
  constructor(
    @Inject(Rack) private readonly rack: Rack,
    @Inject(Documents) private readonly documents: Documents,
  ) {}

  @Get(['/', 'docs', 'docs/*', ...peoplePages.map(({ path }) => path)])
  async page(@Req() request: Asking, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    const { language, chosen } = this.languageOf(request);
    const print = this.rack.has(path)
      ? await this.documents.find(
          { of: 'page', path, language, chosen, clubs: this.rack.hasClubs },
          { ip: request.ip, language },
        )
      : null;
    if (print === null) return this.elsewhere(request, reply);
    this.send(request, reply, print, path === '/docs/api' ? referencePolicy : pagePolicy);
  }

  @Get('openapi.json')
  async openApi(@Req() request: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { language } = this.languageOf(request);
    const print = await this.documents.find({ of: 'openapi', clubs: this.rack.hasClubs }, { ip: request.ip, language });
    if (print !== null) sendPrint(request, reply, print, { 'cache-control': 'no-cache' });
  }

  @Get(['favicon.svg', 'favicon.ico'])
  icon(@Req() request: Asking, @Res() reply: FastifyReply): void {
    sendPrint(request, reply, this.rack.icon, { 'cache-control': 'public, max-age=86400' });
  }

  @Get('assets/:tag/:file')
  file(@Req() request: Asking, @Res() reply: FastifyReply): void {
    const print = this.rack.files.get(pathOf(request));
    if (print === undefined) return this.elsewhere(request, reply);
    sendPrint(request, reply, print, forEver);
  }

  /** Whatever else is opened: a page for people, a problem for programs, both with the nearest names. */
  @Get('*')
  @RouteConfig({ elsewhere: true })
  elsewhere(@Req() request: Asking, @Res() reply: FastifyReply): void {
    const path = pathOf(request);
    const { language, chosen } = this.languageOf(request);
    const meant = this.rack.pathOfId(path.replace(/^\/docs\//, ''));
    if (meant !== undefined) {
      void reply.code(302).header('location', meant).send();
      return;
    }
    if (!isBrowser(request))
      throw new Refused(problem('not-found', problemDetails['not-found'], language, { nearest: this.rack.near(path) }));
    void reply.code(404);
    this.send(request, reply, this.rack.missing(path, language, chosen), pagePolicy);
  }

  private languageOf({ query, headers }: Asking) {
    const language = languageOf(query.lang, headers['accept-language']);
    return { language, chosen: languages.some(one => one === query.lang) };
  }

  private send(request: Asking, reply: FastifyReply, print: Print, policy: string): void {
    const { language } = this.languageOf(request);
    sendPrint(request, reply, print, {
      ...pageHeaders,
      'content-language': language,
      'content-security-policy': policy,
    });
  }
}
