import { execute, getIntrospectionQuery, parse } from 'graphql';
import { books } from '../../rulesets/index.js';
import { Shelf } from '../desk/shelf.js';
import { Introspection } from './introspection.js';
import { rulesSchema } from './schema.js';

const schema = rulesSchema(new Shelf(books));
const ask = (query: string, variableValues = {}) => ({ query, operationName: undefined, variableValues });
const whole = getIntrospectionQuery({
  schemaDescription: true,
  specifiedByUrl: true,
  inputValueDeprecation: true,
  oneOf: true,
});

/** The types have no order; here they are put in one. */
const inOrder = (json: string) => {
  const { __schema } = JSON.parse(json);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  for (const { possibleTypes } of __schema.types) possibleTypes?.sort(byName);
  return { ...__schema, types: __schema.types.sort(byName) };
};

describe('What is told about the schema', () => {
  const introspection = new Introspection(schema);
  afterAll(() => introspection.stop());

  it('is what GraphQL says about it', async () => {
    const told = await introspection.tell(ask(whole));
    const { data } = await execute({ schema, document: parse(whole) });
    expect(inOrder(told ?? '')).toEqual(inOrder(JSON.stringify(data)));
    expect(told).toMatch(/^[\x20-\x7e]*$/);
  });

  it('is made once and kept', async () => {
    expect(introspection.tell(ask(whole))).toBe(introspection.tell(ask(whole)));
  });

  it('is left to GraphQL where the question is at fault', async () => {
    const query = 'query ($deep: Boolean!) { __schema { types { fields(includeDeprecated: $deep) { name } } } }';
    expect(await introspection.tell(ask(query, { deep: 'very' }))).toBeNull();
    expect(await introspection.tell(ask(query, { deep: true }))).toMatch(/^\{"__schema"/);
  });

  it('is refused to the ninth who asks something else, and given when asked again', async () => {
    const asked = Array.from({ length: 9 }, (_, i) =>
      introspection.tell(ask(`{ a${i}: __schema { types { name } } }`)),
    );
    const told = await Promise.allSettled(asked);
    expect(told.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 'fulfilled'), 'rejected']);
    expect(await introspection.tell(ask('{ a8: __schema { types { name } } }'))).toMatch(/^\{"a8"/);
  });

  it('ends with the thread, and begins again', async () => {
    const told = introspection.tell(ask('{ z: __schema { types { kind } } }'));
    const refused = expect(told).rejects.toThrow('has ended');
    // Within this turn of the event loop the thread has been asked and cannot have been heard yet.
    for (let i = 0; i < 10; i++) await null;
    introspection.stop();
    await refused;
    expect(await introspection.tell(ask('{ z: __schema { types { kind } } }'))).toMatch(/^\{"z"/);
  });
});
