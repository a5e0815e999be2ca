import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import request from 'supertest';
import { doorsSaidOf } from '../../src/api/door/index.js';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { languages, proceduresOf } from '../../src/core/index.js';
import {
  controlNames,
  batchNames,
  chanceNames,
  exampleRequest,
  linksOf,
  sheetAddress,
  sheetPageAddresses,
  sheetShowpiece,
} from '../../src/derive/index.js';
import { rooms } from '../../src/rooms.js';
import { books } from '../../src/rulesets/index.js';
import { hollowDoors } from './hollow-rooms.js';
import { openDoors, type Doors } from './open-doors.js';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}
interface Response {
  readonly $ref?: string;
  readonly content?: { readonly [type: string]: Media };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: Media } };
  readonly responses: { readonly [status: string]: Response };
}
interface Document {
  readonly openapi: string;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly responses: { readonly [name: string]: Response };
    readonly parameters: { readonly [name: string]: { readonly name: string } };
  };
}

let doors: Doors;
let document: Document;
let ajv: Ajv2020;

beforeAll(async () => {
  doors = await openDoors(shelf => [
    PagesModule.of(shelf, rooms),
    GraphqlModule.of(shelf, rooms),
    SheetModule.of('the fixed secret of these tests, 32 or more'),
    hollowDoors(rooms),
  ]);
  document = (await request(doors.url).get('/openapi.json')).body as Document;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(() => doors.close());

const pointer = (...parts: readonly string[]): string =>
  `document#/${parts.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const compiled = new Map<string, ValidateFunction>();
/** What is wrong with a value, by a schema of the document. */
const faultsOf = (at: string, value: unknown): readonly unknown[] => {
  const validate = compiled.get(at) ?? ajv.compile({ $ref: at });
  compiled.set(at, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) => ({ at: instancePath, message, params }));
};
const answerSchema = (path: string, status = '200', type = 'application/json'): string =>
  pointer('paths', path, 'post', 'responses', status, 'content', type, 'schema');

const every = books.flatMap(book => proceduresOf(book).map(procedure => ({ id: procedure.id, book, procedure })));

describe('The document', () => {
  it('is OpenAPI 3.1 without a fault that Redocly would find', async () => {
    expect(document.openapi).toBe('3.1.0');
    const folder = await mkdtemp(join(tmpdir(), 'arbitro-openapi-'));
    try {
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
      const redocly = require.resolve('@redocly/cli/bin/cli.js');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          redocly,
          'lint',
          join(folder, 'openapi.json'),
          '--config',
          'redocly.yaml',
          '--format',
          'json',
          '--max-problems',
          '50',
        ],
        { maxBuffer: 1 << 26 },
      );
      const { problems } = JSON.parse(stdout) as {
        readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
      };
      // The three doors named in .redocly.lint-ignore.yaml, which speaks of the committed file.
      expect(problems.filter(({ ruleId }) => ruleId !== 'operation-4xx-response')).toEqual([]);
      expect(problems).toHaveLength(3);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('gives examples that fit their own schemas, of requests and of answers', () => {
    let examples = 0;
    const check = (at: readonly string[], media: Media) => {
      const values = [
        ...('example' in media ? [media.example] : []),
        ...Object.values(media.examples ?? {}).map(({ value }) => value),
      ];
      for (const value of values) {
        examples++;
        expect({ at, faults: faultsOf(pointer(...at, 'schema'), value) }).toEqual({ at, faults: [] });
      }
    };
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
          check(['paths', path, method, 'requestBody', 'content', type], media);
        for (const [status, response] of Object.entries(operation.responses)) {
          for (const [type, media] of Object.entries(response.content ?? {}))
            check(['paths', path, method, 'responses', status, 'content', type], media);
        }
      }
    }
    for (const [name, response] of Object.entries(document.components.responses)) {
      for (const [type, media] of Object.entries(response.content ?? {}))
        check(['components', 'responses', name, 'content', type], media);
    }
    expect(examples).toBeGreaterThan(4 * every.length);
  });

  it('describes every parameter that the sheet door knows', () => {
    const named = new Set(Object.values(document.components.parameters).map(({ name }) => name));
    // A key opens a club’s data; the rules need none.
    const wanted = [...controlNames, ...batchNames, ...chanceNames, 'roll', 'dice'].filter(name => name !== 'key');
    expect(wanted.filter(name => !named.has(name))).toEqual([]);
  });

  it('refuses an answer that is not what it says', () => {
    const at = answerSchema('/v1/ordre-mixte/fire/resolve');
    expect(faultsOf(at, { procedure: 'ordre-mixte.fire.resolve', status: 'resolved' })).not.toEqual([]);
  });

  it('is told to be unchanged to those who have it', async () => {
    const first = await request(doors.url).get('/openapi.json');
    const again = await request(doors.url).get('/openapi.json').set('if-none-match', String(first.headers['etag']));
    expect([first.status, again.status, again.text]).toEqual([200, 304, '']);
  });
});

describe('Doors and document', () => {
  /** What answers for every procedure, each of which has its own line in the document, or only says where to go. */
  const forAll = [
    ...[':ruleset', ...books.map(({ id }) => id)].flatMap(ruleset =>
      ['GET', 'POST'].flatMap(method => [
        `${method} /v1/${ruleset}/:area/:procedure`,
        `${method} /v1/${ruleset}/:area/:procedure/odds`,
      ]),
    ),
    ...every.flatMap(({ procedure }) => [`GET ${linksOf(procedure).rule}`, `GET ${linksOf(procedure).odds}`]),
    'GET /v1/sheet',
    'GET /v1/sheet/*',
    'GET /v1/sheet/:ruleset/:area/:procedure',
  ];
  const documented = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );

  it('know of the same routes', () => {
    const served = doors.routes.filter(route => / \/v1\//.test(route) && !route.startsWith('HEAD '));
    const sheets = every.map(({ procedure }) => `GET ${linksOf(procedure).sheet}`);
    const told = documented().filter(route => / \/v1\//.test(route) && !sheets.includes(route));
    expect(served.filter(route => !forAll.includes(route)).sort()).toEqual(told.sort());
    for (const sheet of sheets) expect(documented()).toContain(sheet);
    for (const route of ['POST /graphql', 'GET /openapi.json'])
      expect([doors.routes.includes(route), documented().includes(route)]).toEqual([true, true]);
  });

  it('know of the same hand-written doors, which answer, and by nobody’s key', async () => {
    const said = rooms.flatMap(doorsSaidOf);
    expect(said.length).toBeGreaterThan(20);
    for (const { method, path, name } of said) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      expect(document.paths[template]?.[method.toLowerCase()]?.operationId).toBe(name);
      const reply = await fetch(`${doors.url}${path.replaceAll(':', '')}?key=wk_s_x&errors=http`, { method });
      const { status } = reply;
      const body: unknown = await reply.json();
      expect({ name, status, faults: faultsOf('document#/components/schemas/Problem', body) }).toEqual({
        name,
        status: 401,
        faults: [],
      });
    }
  });

  it('name every operation once', () => {
    const ids = Object.values(document.paths).flatMap(methods =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe.each(every)('$id', ({ procedure }) => {
  const { rule, odds } = linksOf(procedure);

  it.each(procedure.examples.map(example => ({ says: example.says.en, example })))(
    'answers as the document says: $says',
    async ({ example }) => {
      const sent = exampleRequest(example);
      const { dice: _, ...before } = sent;
      for (const [path, body] of [
        [rule, sent],
        [rule, { ...before, explain: false }],
        [rule, before],
        [odds, before],
        [odds, { ...before, exact: true }],
      ] as const) {
        const requestFaults = faultsOf(
          pointer('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema'),
          body,
        );
        const { body: answer, status } = await request(doors.url).post(path).send(body);
        expect({ path, requestFaults, status, faults: faultsOf(answerSchema(path), answer) }).toEqual({
          path,
          requestFaults: [],
          status: 200,
          faults: [],
        });
      }
    },
  );

  it.each(languages)('can be asked from a cell with the formula of its manual page (%s)', async language => {
    for (const example of procedure.examples) {
      const { text, headers } = await request(doors.url).get(sheetAddress(procedure, example, language));
      expect({ says: example.says[language], text, status: headers['x-arbitro-status'] }).toEqual({
        says: example.says[language],
        text: expect.not.stringMatching(/^ERR/),
        status: undefined,
      });
    }
  });
});

describe('The page for spreadsheets', () => {
  it.each(languages)('shows addresses that answer (%s)', async language => {
    const shown = sheetShowpiece(books);
    const addresses = shown === undefined ? [] : sheetPageAddresses(shown, language);
    expect(addresses).toHaveLength(3);
    const cells = await Promise.all(addresses.map(async address => (await request(doors.url).get(address)).text));
    expect(cells).toEqual([expect.stringContaining('40%'), '1', '40']);
  });
});

describe('The other doors answer as the document says', () => {
  const getSchema = (path: string): string =>
    pointer('paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema');

  it.each(languages)('the catalogue, in %s', async lang => {
    const asked: readonly (readonly [string, string])[] = [
      ['/v1/rulesets', '/v1/rulesets'],
      ...books.flatMap(({ id }) => [
        [`/v1/rulesets/${id}`, '/v1/rulesets/{ruleset}'] as const,
        [`/v1/rulesets/${id}/procedures`, '/v1/rulesets/{ruleset}/procedures'] as const,
      ]),
      ...every.map(
        ({ book, procedure }) =>
          [
            `/v1/rulesets/${book.id}/procedures/${procedure.id}`,
            '/v1/rulesets/{ruleset}/procedures/{procedure}',
          ] as const,
      ),
    ];
    for (const [path, template] of asked) {
      const { body, status } = await request(doors.url).get(path).query({ lang });
      expect({ path, status, faults: faultsOf(getSchema(template), body) }).toEqual({ path, status: 200, faults: [] });
    }
  });

  it('a batch', async () => {
    const [one] = every;
    const items = [
      ...every.map(({ procedure }) => ({
        procedure: procedure.id,
        ...exampleRequest(procedure.examples[0] ?? { says: { it: '', en: '' }, facts: {}, outcome: {} }),
      })),
      {
        procedure: one?.id,
        odds: true,
        ...exampleRequest(one?.procedure.examples[0] ?? { says: { it: '', en: '' }, facts: {}, outcome: {} }),
        dice: undefined,
      },
      { procedure: one?.id, input: {} },
    ];
    const { body, status } = await request(doors.url).post('/v1/batch').send(items);
    expect({ status, faults: faultsOf(answerSchema('/v1/batch'), body) }).toEqual({ status: 200, faults: [] });
    expect((body as readonly object[]).filter(result => 'problem' in result)).toHaveLength(1);
  });

  it.each([
    ['faults', { input: { nonsense: 1 }, dice: 'x', rulings: 1, house: { y: 2 } }, '/v1/ordre-mixte/fire/resolve', 422],
    ['an unknown procedure', {}, '/v1/ordre-mixte/fire/resolvd', 404],
    ['an unknown ruleset', {}, '/v1/ordre-mixt/fire/resolve', 404],
    ['broken JSON', '{"input"', '/v1/ordre-mixte/fire/resolve', 400],
  ])('problems: %s', async (_, sent, path, expected) => {
    const { body, status } = await request(doors.url).post(path).set('content-type', 'application/json').send(sent);
    expect({ status, faults: faultsOf('document#/components/schemas/Problem', body) }).toEqual({
      status: expected,
      faults: [],
    });
  });
});
