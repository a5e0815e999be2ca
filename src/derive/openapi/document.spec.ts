import { books } from '../../rulesets/index.js';
import {
  byName,
  group,
  oneOf,
  procedure,
  proceduresOf,
  readHouse,
  rowsOf,
  vocabulary,
  type Book,
  type Fact,
  type Procedure,
} from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { openApiDocument, type DoorsSaid } from './document.js';
import { operationId } from './procedures.js';

const doors: DoorsSaid = {
  problemKinds: { 'not-understood': { status: 422, title: { it: 'Non compresa', en: 'Not understood' } } },
  problemOf: faults => ({ faults: faults.length }),
  problemExample: kind => ({ code: kind }),
  mostBatchItems: 10,
  byHand: { doors: [], schemas: {}, tags: {} },
};

interface ObjectSchema {
  readonly $ref?: string;
  readonly properties?: { readonly [name: string]: ObjectSchema };
}
interface NumberSchema {
  readonly type: string;
  readonly minimum: number;
  readonly maximum: number;
}

interface Document {
  readonly paths: {
    readonly [path: string]: {
      readonly post?: {
        readonly operationId: string;
        readonly tags: readonly string[];
        readonly requestBody: { readonly content: { readonly [type: string]: { readonly schema: ObjectSchema } } };
      };
    };
  };
  readonly tags: readonly { readonly name: string }[];
  readonly components: {
    readonly [kind: string]: { readonly [name: string]: { readonly [keyword: string]: unknown } };
  };
}
// The document is plain JSON; here it is read by the few fields the tests look at.
const documentOf = (of: readonly Book[]) => openApiDocument(of, doors) as unknown as Document;
const document = documentOf(books);
const schemas = document.components['schemas'] ?? {};

/** What the document says of the house rules of a procedure. */
const houseOf = (one: Procedure) => {
  const { properties = {} } = document.paths[linksOf(one).rule]?.post?.requestBody.content['application/json']?.schema ?? {};
  return properties['house'] ?? {};
};

describe('The OpenAPI document', () => {
  it.each(books.flatMap(proceduresOf).map(one => ({ id: one.id, one })))('has both doors of $id', ({ one }) => {
    expect(document.paths[linksOf(one).rule]?.post?.operationId).toBe(operationId(one));
    expect(document.paths[linksOf(one).odds]?.post?.operationId).toBe(`${operationId(one)}Odds`);
  });

  it('names operations so that generated clients read well', () => {
    expect(document.paths['/v1/ordre-mixte/fire/resolve']?.post?.operationId).toBe('ordreMixteFireResolve');
    expect(document.paths['/v1/ordre-mixte/fire/resolve/odds']?.post?.operationId).toBe('ordreMixteFireResolveOdds');
  });

  it('keeps each vocabulary once, under the name of its book', () => {
    expect(schemas['OrdreMixteFormation']).toMatchObject({
      type: 'string',
      enum: expect.arrayContaining(['line', 'square']),
    });
    expect(JSON.stringify(document).split('"enum":["line","column","march-column"').length).toBe(2);
  });

  it('points nowhere that is not there', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [reference, kind = '', name = ''] of references) {
      expect({ reference, known: document.components[kind]?.[name] !== undefined }).toEqual({ reference, known: true });
    }
  });

  it('takes of a house rule exactly what the procedure takes', () => {
    for (const one of books.flatMap(proceduresOf)) {
      const { properties = {} } = houseOf(one);
      expect(Object.keys(properties).sort()).toEqual([...new Set(rowsOf(one).map(({ row }) => row.id))].sort());
      for (const [row, { $ref = '' }] of Object.entries(properties)) {
        const [number] = (schemas[$ref.split('/').at(-1) ?? '']?.['oneOf'] ?? []) as readonly NumberSchema[];
        if (number === undefined) throw new Error(`${one.id}: ${row} has no schema`);
        const { type, minimum, maximum } = number;
        const takes = (value: number) => readHouse({ [row]: value }, one).ok;
        expect({ row, taken: [minimum, maximum, 0.5, minimum - 1, maximum + 1].map(takes) }).toEqual({
          row,
          taken: [true, true, type === 'number', false, false],
        });
      }
    }
  });

  it('uses every tag and every shape it keeps', () => {
    const used = new Set(
      Object.values(document.paths).flatMap(path => Object.values(path).flatMap(door => door?.tags ?? [])),
    );
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
    const text = JSON.stringify(document);
    expect(Object.keys(schemas).filter(name => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('is the same whenever it is made', () => {
    expect(JSON.stringify(documentOf(books))).toBe(JSON.stringify(document));
  });
});

describe('Two shapes of one name', () => {
  const colour = (words: readonly string[]) =>
    oneOf(
      { it: 'Colore', en: 'Colour' },
      vocabulary('Colour', Object.fromEntries(words.map(word => [word, { it: word, en: word }]))),
    );
  const named = (id: string, facts: { readonly [name: string]: Fact }) =>
    procedure({
      id: `made-up.area.${id}`,
      title: { it: id, en: id },
      rule: '1',
      when: { it: 'Mai.', en: 'Never.' },
      facts,
      outcome: {},
      tables: [byName('none', '1', { it: 'Nessuna', en: 'None' }, {})],
      examples: [],
      adjudicate: () => ({}),
      inWords: () => ({ it: '', en: '' }),
    });
  const bookOf = (...facts: readonly { readonly [name: string]: Fact }[]): Book => ({
    id: 'made-up',
    title: { it: 'Inventato', en: 'Made up' },
    about: { it: '', en: '' },
    edition: '1',
    cite: rule => rule,
    unit: group({ it: 'Unità', en: 'Unit' }, 'Unit', {}),
    sequence: { rule: '1', phases: [], marks: {} },
    chapters: [
      { area: 'area', title: { it: 'Area', en: 'Area' }, procedures: facts.map((fact, i) => named(`p${i}`, fact)) },
    ],
    tableWords: {},
    leftOpen: [],
    scenarios: [],
  });

  it('are our mistake, and are told at once', () => {
    expect(() => documentOf([bookOf({ a: colour(['red']) }, { b: colour(['blue']) })])).toThrow(
      'Two shapes go by the name MadeUpColour',
    );
    expect(() => documentOf([bookOf({ a: colour(['red']) }, { b: colour(['red']) })])).not.toThrow();
  });
});
