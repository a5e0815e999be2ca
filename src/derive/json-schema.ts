import type { Fact, Facts, Language } from '../core/index.js';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The name under which a shared schema of a book is kept, such as OrdreMixteFormation. */
export const schemaName = (bookId: string, name: string): string => pascalCase(bookId) + name;

export const pascalCase = (kebab: string): string =>
  kebab.replace(/(^|[-.])([a-z0-9])/g, (_, _mark, letter: string) => letter.toUpperCase());

/** How a shape is put in place of a name: in full, or as a reference to where it is kept. */
export type Refer = (name: string, schema: JsonSchema) => JsonSchema;

export const inFull: Refer = (_, schema) => schema;

/** The schema of one fact. What is sent may leave facts out; what is answered never does. */
export const schemaOf = (
  fact: Fact,
  direction: 'sent' | 'answered',
  language: Language,
  refer: Refer = inFull,
): JsonSchema => {
  const schema = { ...shapeSchema(fact, direction, language, refer), description: describedIn(fact, language) };
  if (fact.absent === undefined) return schema;
  if (fact.absent !== null) return { ...schema, default: fact.absent };
  return nullable(schema);
};

/** A field that odds leave out says so. */
const describedIn = ({ says, aside }: Fact, language: Language): string =>
  aside === undefined
    ? says[language]
    : `${says[language]} (${{ it: 'null nelle probabilità', en: 'null in odds' }[language]})`;

/** The same, or null. */
export const nullable = ({ description, ...schema }: JsonSchema): JsonSchema =>
  typeof schema.type === 'string' && schema.enum === undefined
    ? { ...schema, type: [schema.type, 'null'], description }
    : { oneOf: [schema, { type: 'null' }], description };

const shapeSchema = ({ shape }: Fact, direction: 'sent' | 'answered', language: Language, refer: Refer): JsonSchema => {
  switch (shape.kind) {
    case 'count':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'measure':
      return { type: 'number', minimum: shape.min, maximum: shape.max };
    case 'oneOf': {
      const { name, values, words } = shape.vocabulary;
      const meanings = values.map(value => `${value}: ${words[value]?.[language] ?? value}`).join('; ');
      return refer(name, { type: 'string', enum: values, description: meanings });
    }
    case 'yesNo':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string', maxLength: shape.longest };
    case 'list':
      return {
        type: 'array',
        minItems: shape.fewest,
        maxItems: shape.most,
        items: schemaOf(shape.of, direction, language, refer),
      };
    case 'group':
      return refer(shape.name, factsSchema(shape.facts, direction, language, refer));
  }
};

/** The schema of a set of facts. */
export const factsSchema = (
  facts: Facts,
  direction: 'sent' | 'answered',
  language: Language,
  refer: Refer = inFull,
): JsonSchema => {
  const required = Object.entries(facts)
    .filter(([, fact]) => direction === 'answered' || fact.absent === undefined)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, schemaOf(fact, direction, language, refer)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};
