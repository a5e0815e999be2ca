import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { Barracks } from '../../../test/doors/made-up-rooms.js';
import { At, nothing, one, Said, Shape, several, words } from '../door/index.js';
import { openApiOf } from './openapi.js';

interface Media {
  readonly schema: { readonly $ref?: string };
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}
interface Response {
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: { readonly [type: string]: Media };
}
interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: object;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: { readonly [type: string]: Media } };
  readonly responses: { readonly [status: string]: Response };
}
interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly [kind: string]: { readonly [name: string]: object } };
}
// The document is plain JSON; here it is read by the few fields the tests look at.
const document = openApiOf([], [Barracks]) as unknown as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'document');
const fits = (name: string, value: unknown): boolean =>
  ajv.compile({ $ref: `document#/components/schemas/${name}` })(value) === true;

const at = (path: string, method: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not there`);
  return operation;
};
const statuses = (operation: Operation) =>
  Object.fromEntries(
    Object.entries(operation.responses).map(([status, { $ref }]) => [status, $ref?.split('/').at(-1) ?? 'itself']),
  );

describe('A hand-written door in the document', () => {
  it('has its operation, its tag with what it gathers, and whom it is open to', () => {
    expect(at('/v1/regiments', 'get')).toMatchObject({ operationId: 'listRegiments', tags: ['clubs'] });
    expect(document.tags).toContainEqual({ name: 'clubs', description: expect.stringContaining('members') });
    expect(at('/v1/regiments', 'get').security).toEqual([{}, { Key: [] }, { Session: [] }]);
    expect(at('/v1/regiments', 'post').security).toEqual([{ Key: [] }, { Session: [] }]);
    expect(at('/v1/regiments/{regiment}/roll.csv', 'get').security).toEqual([
      { Key: [] },
      { Session: [] },
      { SheetKey: [] },
    ]);
    expect(Object.keys(document.components['securitySchemes'] ?? {})).toEqual(['Key', 'Session', 'SheetKey']);
  });

  it('says what is asked of it: path, query, body, and the headers of a change', () => {
    const names = (operation: Operation) =>
      operation.parameters.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1));
    expect(names(at('/v1/regiments', 'get'))).toEqual(['first', 'after', 'arm', 'active', 'Lang']);
    expect(names(at('/v1/regiments/{regiment}/companies/{company}', 'get'))).toEqual(['regiment', 'company', 'Lang']);
    expect(names(at('/v1/regiments', 'post'))).toEqual(['Lang', 'IdempotencyKey']);
    expect(names(at('/v1/regiments/{regiment}', 'patch'))).toEqual(['regiment', 'Lang', 'IfMatch']);
    expect(at('/v1/regiments', 'post').requestBody).toMatchObject({ required: true });
    expect(at('/v1/regiments/{regiment}', 'patch').requestBody).toMatchObject({ required: false });
  });

  it('says all that it may answer, each problem once for all doors', () => {
    expect(statuses(at('/v1/regiments/{regiment}', 'get'))).toEqual({
      200: 'itself',
      400: 'BadRequest',
      401: 'NotSignedIn',
      403: 'NotPermitted',
      404: 'NotFound',
      422: 'NotUnderstood',
      429: 'TooMany',
      503: 'OverloadedOrDatabaseAway',
    });
    expect(statuses(at('/v1/regiments', 'post'))).toMatchObject({
      201: 'itself',
      400: 'BadJsonOrBadRequest',
      409: 'KeyRunning',
      413: 'TooLarge',
      415: 'UnsupportedMedia',
      422: 'NotUnderstoodOrKeyReused',
      503: 'OverloadedOrDatabaseAwayOrWritesRefused',
    });
    expect(statuses(at('/v1/regiments/{regiment}', 'patch'))).toMatchObject({ 409: 'NotNow', 412: 'Stale' });
    const retry = { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } };
    expect(document.components['responses']).toMatchObject({ TooMany: retry, OverloadedOrDatabaseAway: retry });
  });

  it('tells the version of what has one, and the limits', () => {
    const limits = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
    expect(Object.keys(at('/v1/regiments/{regiment}', 'get').responses['200']?.headers ?? {})).toEqual([
      ...limits,
      'ETag',
    ]);
    expect(Object.keys(at('/v1/regiments', 'get').responses['200']?.headers ?? {})).toEqual(limits);
    expect(Object.keys(at('/v1/regiments/{regiment}', 'delete').responses['204'] ?? {})).toEqual([
      'description',
      'headers',
    ]);
  });

  it('answers with one, with a page, or with a file', () => {
    const content = (path: string) => at(path, 'get').responses['200']?.content ?? {};
    const refer = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
    expect(content('/v1/regiments/{regiment}')).toEqual({ 'application/json': refer('Regiment') });
    expect(content('/v1/regiments')['application/json']).toMatchObject(refer('RegimentPage'));
    expect(content('/v1/regiments/{regiment}/roll.csv')).toEqual({ 'text/csv': { schema: { type: 'string' } } });
  });
});

describe('The shapes in the document', () => {
  const regiment = at('/v1/regiments', 'post').responses['201']?.content?.['application/json']?.examples?.['example1'];

  it('hold what their examples show', () => {
    let shown = 0;
    for (const operation of Object.values(document.paths).flatMap(methods => Object.values(methods))) {
      if (!operation.tags.some(tag => tag === 'clubs' || tag === 'battles')) continue;
      const medias = [operation.requestBody, ...Object.values(operation.responses)].flatMap(part =>
        Object.values(part?.content ?? {}),
      );
      for (const { schema, examples = {} } of medias) {
        for (const { value } of Object.values(examples)) {
          shown++;
          expect({ value, fits: fits(schema.$ref?.split('/').at(-1) ?? '', value) }).toEqual({ value, fits: true });
        }
      }
    }
    expect(shown).toBe(3);
  });

  it.each<[string, string, object, boolean]>([
    ['a body may leave out what is optional', 'NewRegimentInput', { name: 'Guard', arm: 'foot' }, true],
    [
      'a body may hold others',
      'NewRegimentInput',
      { name: 'Guard', arm: 'foot', colonel: { name: 'Ney', superior: { name: 'Mack' } } },
      true,
    ],
    ['a body may not leave out what must be', 'NewRegimentInput', { name: 'Guard' }, false],
    ['a body has no other fields', 'NewRegimentInput', { name: 'Guard', arm: 'foot', horses: 2 }, false],
    ['words are written as they must', 'NewRegimentInput', { name: 'guard', arm: 'foot' }, false],
    ['a choice is one of a list', 'NewRegimentInput', { name: 'Guard', arm: 'wagon' }, false],
    ['numbers have bounds', 'NewRegimentInput', { name: 'Guard', arm: 'foot', men: 5001 }, false],
    ['an answer may hold null where it is optional', 'Regiment', { colonel: null, papers: null }, true],
    ['an answer may leave out what is optional', 'Regiment', { colonel: undefined }, true],
    ['an answer leaves out nothing else', 'Regiment', { name: undefined }, false],
    ['an answer holds null nowhere else', 'Regiment', { name: null }, false],
    ['an id is a UUID', 'Regiment', { id: 'x' }, false],
    ['a time is one', 'Regiment', { raised: 'yesterday' }, false],
    ['a list has an end', 'Regiment', { flags: ['a', 'b', 'c', 'd', 'e'] }, false],
  ])('%s', (_, name, value, right) => {
    const whole = name === 'Regiment' ? { ...(regiment?.value as object), ...value } : value;
    expect(fits(name, JSON.parse(JSON.stringify(whole)))).toBe(right);
  });

  it('point nowhere that is not there, and every part of them is used', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    for (const [reference, kind = '', name = ''] of references)
      expect({ reference, known: document.components[kind]?.[name] !== undefined }).toEqual({ reference, known: true });
    for (const name of ['Regiment', 'RegimentPage', 'NewRegimentInput', 'OfficerInput', 'Officer', 'MadeUpArm'])
      expect(text).toContain(`"#/components/schemas/${name}"`);
  });
});

@Shape('Officer', 'Altro', 'Another')
class Other {
  @Said('Il nome', 'Its name', words(3)) readonly name!: string;
}
const said = { it: '', en: '' };
const door = { method: 'GET', name: 'x', tag: 'clubs', may: 'anyone', says: said } as const;
class SameName {
  @At({ ...door, path: '/v1/x', answers: one(() => Other) }) x() {}
}
class SamePlace {
  @At({ ...door, path: '/v1/x', answers: nothing }) x() {}
  @At({ ...door, path: '/v1/x', answers: nothing }) y() {}
}
@Shape('Long', '', '')
class Long {
  @Said('', '', several(words(3), 2)) readonly many!: readonly string[];
}
class LongQuery {
  @At({ ...door, path: '/v1/x', query: Long, answers: nothing }) x() {}
}

describe('Doors that cannot be documented', () => {
  it.each([
    ['two shapes of one name', [Barracks, SameName], 'Two shapes go by the name Officer'],
    ['two at one place', [SamePlace], 'Two doors stand at get /v1/x'],
    ['a list in an address', [LongQuery], 'many does not fit into an address'],
  ])('%s', (_, rooms, message) => {
    expect(() => openApiOf([], rooms)).toThrow(message);
  });
});
