/** The GraphQL request with every field that the REST answer has, written from the schema. */
import { createRequire } from 'node:module';
import { getNamedType, isObjectType } from 'graphql';

const require = createRequire(import.meta.url);

/** Every field of a type that the answer has too; of a list, those that any of its items has. */
const selection = (type, found) => {
  const named = getNamedType(type);
  const samples = found.flat(Infinity).filter(sample => typeof sample === 'object' && sample !== null);
  const fields = Object.values(named.getFields()).filter(({ name }) => samples.some(sample => name in sample));
  const written = fields.map(field => {
    if (!isObjectType(getNamedType(field.type))) return field.name;
    return `${field.name} ${selection(
      field.type,
      samples.map(sample => sample[field.name]),
    )}`;
  });
  return written.length === 0 ? everyField(named) : `{ ${written.join(' ')} }`;
};

/** Of what has no value in this answer, or is written another way: every field, and no lists of the same within it. */
const everyField = (type, within = []) => {
  const fields = Object.values(type.getFields()).filter(field => ![type, ...within].includes(getNamedType(field.type)));
  const written = fields.map(field => {
    const named = getNamedType(field.type);
    return isObjectType(named) ? `${field.name} ${everyField(named, [type, ...within])}` : field.name;
  });
  return `{ ${written.join(' ')} }`;
};

/** The body of the request, once it is seen to give the same outcome; undefined while there is no such door. */
export const graphqlRequest = async (url, procedure, input, answer) => {
  const { rulesSchema } = require('../dist/api/graphql/schema.js');
  const { enumValueName, fieldName } = require('../dist/derive/index.js');
  const { Shelf } = require('../dist/api/desk/shelf.js');
  const { books } = require('../dist/rulesets/index.js');
  const schema = rulesSchema(new Shelf(books));
  const [ruleset, ...rest] = procedure.split('.');
  const [book, name] = [fieldName(ruleset), fieldName(rest.join('.'))];
  const field = schema.getQueryType().getFields()[book].type.ofType.getFields()[name];
  const words = Object.fromEntries(Object.entries(input).map(([fact, value]) => [fact, typeof value === 'string' ? enumValueName(value) : value])); // prettier-ignore
  const type = String(field.args.find(({ name }) => name === 'input').type);
  const query = `query ($input: ${type}) { ${book} { ${name}(input: $input) ${selection(field.type, [answer])} } }`;
  const body = JSON.stringify({ query, variables: { input: words } });
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (reply.status === 404) return undefined;
  const said = await reply.text();
  const given = JSON.parse(said).data?.[book]?.[name];
  if (JSON.stringify(given?.outcome) !== JSON.stringify(answer.outcome))
    throw new Error(`${query}\n${said.slice(0, 2000)}`);
  return { body, bytes: Buffer.byteLength(said) };
};
