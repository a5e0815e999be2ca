import type { Book, Example, Fact, Facts, Language, Procedure } from '../core/index.js';
import { exampleRequest, linksOf } from './catalogue.js';
import { enumValueName, fieldName, procedureField } from './graphql-names.js';
import { wordIn } from './sheet-words.js';

/** How a procedure is asked through each door: lines to copy. */

/** Where a reader who has just started the server finds it. */
export const homeAddress = 'http://localhost:3000';

export const curlLine = (path: string, request: object): string =>
  `curl -s ${homeAddress}${path} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(request).replaceAll("'", "'\\''")}'`;

/** A value as a cell holds it; in Italian the words are Italian. */
const cellOf = (fact: Fact, value: unknown, language: Language): string => {
  const { shape } = fact;
  if (typeof value === 'boolean') return language === 'it' ? (value ? 'sì' : 'no') : value ? 'yes' : 'no';
  if (shape.kind === 'oneOf' && typeof value === 'string') {
    const word = shape.vocabulary.words[value]?.[language];
    return word !== undefined && wordIn(shape.vocabulary, word) === value ? word : value;
  }
  return String(value);
};

type Given = readonly (readonly [name: string, text: string])[];

/** A value as flat parameters: groups by dotted names, items of a list by their place. */
const parametersOf = (name: string, fact: Fact, value: unknown, language: Language): Given => {
  const { shape } = fact;
  if (value === null || value === undefined) return [];
  if (shape.kind === 'group')
    return factsParameters(shape.facts, value as { readonly [fact: string]: unknown }, `${name}.`, language);
  if (shape.kind !== 'list') return [[name, cellOf(fact, value, language)]];
  const items = Array.isArray(value) ? value : [];
  if (items.length === 0) return [[name, '-']];
  if (shape.of.shape.kind !== 'group') return [[name, items.map(item => cellOf(shape.of, item, language)).join(';')]];
  return items.flatMap((item, i) => parametersOf(`${name}.${i + 1}`, shape.of, item, language));
};

const factsParameters = (
  facts: Facts,
  given: { readonly [fact: string]: unknown },
  prefix: string,
  language: Language,
): Given => Object.entries(facts).flatMap(([name, fact]) => parametersOf(prefix + name, fact, given[name], language));

/** The address of an example at the sheet door, cut where a parameter ends. */
const sheetPieces = (procedure: Procedure, example: Example, language: Language): readonly string[] => {
  const { dice, rulings = {}, house = {} } = example;
  const given: Given = [
    // An example's facts are a record of some of the procedure's.
    ...factsParameters(procedure.facts, example.facts as { readonly [fact: string]: unknown }, '', language),
    ...(dice && dice.length > 0 ? ([['dice', dice.join(';')]] as const) : []),
    ...Object.entries(rulings).map(([id, option]) => [`ruling.${id}`, option] as const),
    ...Object.entries(house).map(([row, value]) => [`house.${row}`, String(value)] as const),
    ...(language === 'it' ? [] : ([['lang', language]] as const)),
  ];
  const pairs = given.map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%3B', ';').replaceAll('%20', '+')}`,
  );
  return [`${linksOf(procedure).sheet}?`, ...pairs.map((pair, i) => (i === 0 ? pair : `&${pair}`))];
};

/** The address of an example at the sheet door. */
export const sheetAddress = (procedure: Procedure, example: Example, language: Language): string =>
  sheetPieces(procedure, example, language).join('');

/** A text in a formula may not be longer than this in Excel. */
const longestLiteral = 200;

/** The formula that shows the answer to an example in a cell; B1 holds the address of the server. */
export const sheetFormula = (procedure: Procedure, example: Example, language: Language): string => {
  const literals: string[] = [];
  let literal = '';
  for (const piece of sheetPieces(procedure, example, language)) {
    if (literal.length + piece.length > longestLiteral && literal !== '') {
      literals.push(literal);
      literal = '';
    }
    literal += piece;
  }
  literals.push(literal);
  const parts = ['$B$1', ...literals.map(text => `"${text}"`)].join('&');
  return `=${language === 'it' ? 'SERVIZIO.WEB' : 'WEBSERVICE'}(${parts})`;
};

const graphqlValue = (fact: Fact, value: unknown): string => {
  const { shape } = fact;
  if (value === null || value === undefined) return 'null';
  if (shape.kind === 'oneOf' && typeof value === 'string') return enumValueName(value);
  if (shape.kind === 'list' && Array.isArray(value))
    return `[${value.map(item => graphqlValue(shape.of, item)).join(', ')}]`;
  if (shape.kind === 'group') return graphqlFacts(shape.facts, value as { readonly [fact: string]: unknown });
  return JSON.stringify(value);
};

const graphqlFacts = (facts: Facts, given: { readonly [fact: string]: unknown }): string => {
  const fields = Object.entries(facts)
    .filter(([name]) => given[name] !== undefined)
    .map(([name, fact]) => `${name}: ${graphqlValue(fact, given[name])}`);
  return `{ ${fields.join(', ')} }`;
};

/** The fields of an outcome, those of a group below it. */
const selection = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, { shape }]) => {
      const inner = shape.kind === 'list' ? shape.of.shape : shape;
      return inner.kind === 'group' ? `${name} { ${selection(inner.facts)} }` : name;
    })
    .join(' ');

/** The query that asks for an example. */
export const graphqlQuery = (book: Book, procedure: Procedure, example: Example, language: Language): string => {
  const { dice, rulings, house } = exampleRequest(example);
  const facts = example.facts as { readonly [fact: string]: unknown };
  const argumentsGiven = [
    ...(Object.keys(procedure.facts).length > 0 ? [`input: ${graphqlFacts(procedure.facts, facts)}`] : []),
    ...(dice && dice.length > 0 ? [`dice: { faces: [${dice.join(', ')}] }`] : []),
    ...(rulings
      ? [
          `rulings: { ${Object.entries(rulings)
            .map(([id, option]) => `${fieldName(id)}: ${enumValueName(option)}`)
            .join(', ')} }`,
        ]
      : []),
    ...(house
      ? [
          `house: [${Object.entries(house)
            .map(
              ([row, value]) => `{ row: ${JSON.stringify(row)}, ${value === 'off' ? 'off: true' : `value: ${value}`} }`,
            )
            .join(', ')}]`,
        ]
      : []),
    `lang: ${language.toUpperCase()}`,
  ];
  return [
    '{',
    `  ${fieldName(book.id)} {`,
    `    ${procedureField(procedure)}(`,
    ...argumentsGiven.map(given => `      ${given}`),
    '    ) {',
    '      status',
    '      summary',
    `      outcome { ${selection(procedure.outcome)} }`,
    '    }',
    '  }',
    '}',
  ].join('\n');
};
