import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { proceduresOf, type Language, type Text } from '../../core/index.js';
import { graphqlExample } from '../../derive/index.js';
import { languageOf } from '../desk/language.js';
import { sendPrint, type Print } from '../documents/print.js';
import { vendorPath } from '../pages/vendor.js';
import type { Shelf } from '../desk/shelf.js';

/** Begins GraphiQL with what the address asks for, else as it was left, else with the example on the page. */
const begin = `
  const example = JSON.parse(document.getElementById('start').textContent);
  const asked = new URLSearchParams(location.search);
  const first = () => {
    if (asked.has('query')) return { query: asked.get('query'), variables: asked.get('variables') ?? '' };
    const { tabs = [], activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}');
    const { query, variables } = tabs[activeTabIndex] ?? example;
    return { query, variables };
  };
  ReactDOM.createRoot(document.getElementById('graphiql')).render(
    React.createElement(GraphiQL, {
      ...first(),
      fetcher: GraphiQL.createFetcher({ url: location.pathname }),
      defaultEditorToolsVisibility: 'variables',
    }),
  );
`;

const style = 'html, body, #graphiql { height: 100%; margin: 0 }';

const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

/** The files of the page, in the order they are loaded. */
const files: readonly { readonly name: string; readonly type: string; readonly read: () => Promise<Buffer> }[] = [
  { name: 'graphiql.css', type: css, read: () => readFile(vendorPath('graphiql.css')) },
  { name: 'page.css', type: css, read: async () => Buffer.from(style) },
  { name: 'react.js', type: javascript, read: () => readFile(vendorPath('react.js')) },
  { name: 'react-dom.js', type: javascript, read: () => readFile(vendorPath('react-dom.js')) },
  { name: 'graphiql.js', type: javascript, read: () => readFile(vendorPath('graphiql.js')) },
  { name: 'begin.js', type: javascript, read: async () => Buffer.from(begin) },
];

/** Large files are made ready off the event loop. */
const printOf = async (type: string, body: Buffer): Promise<Print> => ({
  type,
  body,
  gzip: await promisify(gzip)(body),
  tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
});

/** Nothing comes from elsewhere and nothing goes there; the editor sets styles by script, and its fonts are in its css. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src data:; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

const title: Text = { it: 'Arbitro: chiedere in GraphQL', en: 'Arbitro: asking in GraphQL' };
const hint: Text = {
  it: 'Ctrl+Invio chiede. La documentazione di ogni campo si apre dal libro in alto a sinistra.',
  en: 'Ctrl+Enter asks. The book at the upper left opens the documentation of every field.',
};

/** The page where people try queries: GraphiQL, from our own files. */
export class Ide {
  private made: Promise<ReadonlyMap<string, Print>> | undefined;
  private readonly pages = new Map<Language, Promise<Print>>();

  constructor(
    private readonly shelf: Shelf,
    private readonly path = '/assets/graphiql',
  ) {}

  /** Opens the addresses of the files. */
  open(fastify: FastifyInstance): void {
    fastify.get(`${this.path}/:tag/:file`, async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const print = (await this.files()).get(address);
      if (print === undefined) return reply.callNotFound();
      sendPrint(request, reply, print, forEver);
      return reply;
    });
  }

  /** Whether somebody wants to look rather than to ask. */
  isWanted({ method, headers }: FastifyRequest): boolean {
    return method === 'GET' && headers.accept !== undefined && headers.accept.includes('text/html');
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const language = languageOf(undefined, request.headers['accept-language']);
    const page = this.pages.get(language) ?? this.write(language);
    this.pages.set(language, page);
    sendPrint(request, reply, await page, {
      'content-security-policy': policy,
      'content-language': language,
      'cache-control': 'no-cache',
      'referrer-policy': 'same-origin',
      vary: 'accept, accept-encoding, accept-language',
    });
  }

  /** The files by their addresses; each holds the tag of its contents, so that a browser may keep it for ever. */
  private files(): Promise<ReadonlyMap<string, Print>> {
    const prints = async () =>
      new Map(
        await Promise.all(
          files.map(async ({ name, type, read }) => {
            const print = await printOf(type, await read());
            return [`${this.path}/${print.tag}/${name}`, print] as const;
          }),
        ),
      );
    return (this.made ??= prints());
  }

  private async write(language: Language): Promise<Print> {
    const addresses = [...(await this.files()).keys()];
    const links = addresses.filter(address => address.endsWith('.css'));
    const scripts = addresses.filter(address => address.endsWith('.js'));
    const lines = [
      '<!doctype html>',
      `<html lang="${language}">`,
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${title[language]}</title>`,
      '<link rel="icon" href="/favicon.svg">',
      ...links.map(address => `<link rel="stylesheet" href="${address}">`),
      '<div id="graphiql"></div>',
      `<script type="application/json" id="start">${JSON.stringify(this.example(language)).replaceAll('<', '\\u003c')}</script>`,
      ...scripts.map(address => `<script src="${address}"></script>`),
      '</html>',
    ];
    return printOf('text/html; charset=utf-8', Buffer.from(lines.join('\n')));
  }

  /** The first example of the first procedure on the shelf, ready to be asked. */
  private example(language: Language): { readonly query: string; readonly variables: string } {
    const [book] = this.shelf.books;
    const procedure = book && proceduresOf(book)[0];
    const example = procedure?.examples[0];
    if (!book || !procedure || !example) return { query: '{ rulesets { id title } }\n', variables: '' };
    const { query, variables } = graphqlExample(book, procedure, example);
    const says = [book.title[language], example.says[language], hint[language]].map(line => `# ${line}\n`).join('');
    return { query: says + query, variables: JSON.stringify(variables, null, 2) };
  }
}
