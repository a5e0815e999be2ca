import {
  closed,
  listOf,
  nullable,
  said,
  schemaRef,
  type JsonSchema,
  type PlainAnswers,
  type PlainDoor,
  type PlainDoors,
  type PlainParameter,
} from '../../derive/index.js';
import { parametersOf, type DoorSaid } from './door.js';
import { hasEtag, takesIdempotencyKey, takesIfMatch } from './etag.js';
import type { Kind, Shaped } from './kind.js';
import { shapeOf, type FieldSaid } from './shape.js';
import { doorTags } from './tags.js';

/** What is sent may leave fields out; in what is answered they may be null, too. */
type Direction = 'sent' | 'answered';

/** All that is said of hand-written doors as plain data, for the OpenAPI document. */
export const plainDoors = (doors: readonly DoorSaid[]): PlainDoors => {
  const shapes = new Shapes();
  const plain = doors.map(door => plainDoor(door, shapes));
  return {
    doors: plain,
    schemas: shapes.schemas,
    tags: Object.fromEntries(doors.map(({ tag }) => [tag, doorTags[tag].en])),
  };
};

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const plainDoor = (door: DoorSaid, shapes: Shapes): PlainDoor => ({
  method: methods[door.method],
  path: door.path.replace(/:(\w+)/g, '{$1}'),
  name: door.name,
  tag: door.tag,
  summary: door.says.en,
  description: `${sentence((door.more ?? door.says).en)} ${whoMay(door)}`,
  open: openTo(door),
  parameters: [...parametersOf(door.path).map(pathParameter), ...queryParameters(door, shapes)],
  ...(door.body && { body: { schema: shapes.refer(door.body, 'sent'), required: needsBody(door.body) } }),
  answers: answersOf(door, shapes),
  status: door.status ?? 200,
  mayKeepNothing: door.mayKeepNothing ?? false,
  etag: hasEtag(door),
  replyHeaders: Object.fromEntries(Object.entries(door.replyHeaders ?? {}).map(([name, { en }]) => [name, en])),
  ifMatch: takesIfMatch(door),
  idempotencyKey: takesIdempotencyKey(door),
  problems: door.problems ?? [],
  examples: (door.examples ?? []).map(({ says, ...shown }) => ({ says: says.en, ...shown })),
});

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const whoMay = ({ may }: DoorSaid): string => {
  if (may === 'anyone') return 'Open to anyone.';
  return may === 'signed-in' ? 'For a person who has signed in.' : `For members whose role permits \`${may}\`.`;
};

const openTo = ({ may, sheet }: DoorSaid): PlainDoor['open'] => {
  if (may === 'anyone') return 'to-all';
  return sheet ? 'to-sheets' : 'to-known';
};

const pathParameter = (name: string): PlainParameter => ({
  name,
  in: 'path',
  required: true,
  description: `Which ${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}.`,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
});

const queryParameters = ({ query, name }: DoorSaid, shapes: Shapes): readonly PlainParameter[] =>
  query === undefined
    ? []
    : shapeOf(query).fields.map(field => {
        const { kind } = field.kind;
        if (kind === 'shape' || kind === 'several' || kind === 'json')
          throw new Error(`${name}: ${field.name} does not fit into an address.`);
        return {
          name: field.name,
          in: 'query',
          required: !field.optional,
          description: saying(field),
          schema: shapes.kind(field.kind, 'sent'),
        };
      });

const needsBody = (of: Shaped): boolean => shapeOf(of).fields.some(({ optional }) => !optional);

const answersOf = ({ answers }: DoorSaid, shapes: Shapes): PlainAnswers => {
  if (answers.kind === 'file' || answers.kind === 'nothing') return answers;
  shapes.refer(answers.of(), 'answered');
  return { kind: answers.kind, of: shapeOf(answers.of()).name };
};

/** What a field says, with how its words must be written. */
const saying = ({ says, kind }: FieldSaid): string =>
  kind.kind === 'words' && kind.pattern && !kind.pattern.format ? `${says.en} (${kind.pattern.says.en})` : says.en;

/** The name of a shape that is sent, which is not the same as one that is answered: `MakeClubInput` of a `MakeClubBody`. */
export const inputName = (name: string): string => `${name.replace(/(Body|Asked|Input)$/, '')}Input`;

/** The schemas of shapes and enumerations by their names. */
class Shapes {
  private readonly kept = new Map<string, { readonly of: unknown; schema: JsonSchema }>();

  get schemas(): { readonly [name: string]: JsonSchema } {
    return Object.fromEntries([...this.kept].map(([name, { schema }]) => [name, schema]));
  }

  /** Keeps the schema of a class and answers the reference to it. */
  refer(of: Shaped, direction: Direction): JsonSchema {
    const { name: plainName, says, fields } = shapeOf(of);
    const name = direction === 'sent' ? inputName(plainName) : plainName;
    return this.keep(name, of, () =>
      said(
        says.en,
        closed(
          Object.fromEntries(fields.map(field => [field.name, this.field(field, direction)])),
          fields.filter(({ optional }) => optional).map(field => field.name),
        ),
      ),
    );
  }

  kind(kind: Kind, direction: Direction): JsonSchema {
    switch (kind.kind) {
      case 'words':
        return { type: 'string', ...wordsBounds(kind) };
      case 'whole':
        return { type: 'integer', minimum: kind.min, maximum: kind.max };
      case 'number':
        return { type: 'number' };
      case 'yesNo':
        return { type: 'boolean' };
      case 'time':
        return { type: 'string', format: 'date-time' };
      case 'choice':
        return this.keep(kind.name, JSON.stringify(kind.values), () => ({
          type: 'string',
          enum: Object.keys(kind.values),
          description: Object.entries(kind.values)
            .map(([value, { en }]) => `${value}: ${en}`)
            .join('; '),
        }));
      case 'json':
        return {};
      case 'shape':
        return this.refer(kind.of(), direction);
      case 'several':
        return { ...listOf(this.kind(kind.of, direction)), maxItems: kind.most };
    }
  }

  private field(field: FieldSaid, direction: Direction): JsonSchema {
    const schema = said(saying(field), this.kind(field.kind, direction));
    // Any JSON is null, too.
    return field.optional && direction === 'answered' && field.kind.kind !== 'json' ? nullable(schema) : schema;
  }

  private keep(name: string, of: unknown, make: () => JsonSchema): JsonSchema {
    const known = this.kept.get(name);
    if (known !== undefined && known.of !== of) throw new Error(`Two shapes go by the name ${name}.`);
    if (known === undefined) {
      // A shape may hold itself: it is known before it is made.
      const keeping = { of, schema: {} };
      this.kept.set(name, keeping);
      keeping.schema = make();
    }
    return schemaRef(name);
  }
}

const wordsBounds = ({ shortest, longest, pattern }: Extract<Kind, { kind: 'words' }>): JsonSchema => ({
  ...(pattern?.format ? { format: pattern.format } : { minLength: shortest, maxLength: longest }),
  ...(pattern && { pattern: pattern.matches.source }),
});
