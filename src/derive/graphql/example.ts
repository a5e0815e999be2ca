import { rowsOf, type Book, type Example, type Fact, type Facts, type Procedure } from '../../core/index.js';
import { enumValueName, fieldName, oddsField, procedureField, procedureTypes } from './names.js';
import { schemaName, pascalCase } from '../json-schema.js';

/** A request as a GraphQL client sends it. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
}

/** Values in the catalogue's words, as GraphQL writes them. */
export const graphqlValues = (facts: Facts, values: object): { readonly [fact: string]: unknown } =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const fact = facts[name];
      return [name, fact === undefined ? value : graphqlValue(fact, value)];
    }),
  );

const graphqlValue = ({ shape }: Fact, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  if (shape.kind === 'oneOf') return enumValueName(String(value));
  if (shape.kind === 'list' && Array.isArray(value)) return value.map(item => graphqlValue(shape.of, item));
  if (shape.kind === 'group' && typeof value === 'object' && !Array.isArray(value))
    return graphqlValues(shape.facts, value);
  return value;
};

/** The fields of declared facts, those of groups below them. */
const fieldsOf = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, { shape }]) => {
      const inner = shape.kind === 'list' ? shape.of.shape : shape;
      return inner.kind === 'group' ? `${name} { ${fieldsOf(inner.facts)} }` : name;
    })
    .join(' ');

interface Sent {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

const sentOf = (book: Book, procedure: Procedure, { facts, dice, rulings, house }: Example): readonly Sent[] => [
  ...(Object.keys(procedure.facts).length > 0
    ? [{ name: 'input', type: `${procedureTypes(procedure)}Input!`, value: graphqlValues(procedure.facts, facts) }]
    : []),
  ...(dice ? [{ name: 'dice', type: 'Dice', value: { faces: dice } }] : []),
  ...(rulings ? [{ name: 'rulings', type: schemaName(book.id, 'Rulings'), value: rulingsOf(rulings) }] : []),
  ...(house && rowsOf(procedure).length > 0 ? [{ name: 'house', type: '[HouseRule!]', value: houseOf(house) }] : []),
];

const rulingsOf = (rulings: NonNullable<Example['rulings']>): object =>
  Object.fromEntries(Object.entries(rulings).map(([id, option]) => [fieldName(id), enumValueName(option)]));

const houseOf = (house: NonNullable<Example['house']>): readonly object[] =>
  Object.entries(house).map(([row, value]) => (value === 'off' ? { row, off: true } : { row, value }));

const requestOf = (book: Book, sent: readonly Sent[], field: string, asked: string): GraphqlRequest => {
  const declared = sent.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = sent.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  return {
    query: [
      `query ${pascalCase(field)}${inBrackets(declared)} {`,
      `  ${fieldName(book.id)} {`,
      `    ${field}${inBrackets(passed)} {`,
      ...asked.split('\n').map(line => `      ${line}`),
      '    }',
      '  }',
      '}',
      '',
    ].join('\n'),
    variables: Object.fromEntries(sent.map(({ name, value }) => [name, value])),
  };
};

/** The request that rules on an example, with its reasons. */
export const graphqlExample = (book: Book, procedure: Procedure, example: Example): GraphqlRequest =>
  requestOf(
    book,
    sentOf(book, procedure, example),
    procedureField(procedure),
    [
      'status',
      'summary',
      `outcome { ${fieldsOf(procedure.outcome)} }`,
      'awaiting { id count sides needs text }',
      'throws { id faces needs successes }',
      'effects { on field by to owes when }',
      'lines { depth step { kind cite text value } }',
      'cites',
    ].join('\n'),
  );

/** The request that weighs an example before any die is thrown. */
export const graphqlOddsExample = (book: Book, procedure: Procedure, example: Example): GraphqlRequest => {
  const sent = sentOf(book, procedure, example).filter(({ name }) => name !== 'dice');
  const asked = `outcomes { status probability outcome { ${fieldsOf(procedure.outcome)} } }`;
  return requestOf(book, sent, oddsField(procedure), asked);
};
