/** A request to the GraphQL door that means no good, and what may come of it. */
export interface Hostile {
  readonly name: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The n-th time it is sent it differs in a comment, so that nothing remembered of it helps. */
  readonly body?: (n: number) => string;
  /** Whether an answer with status 200 is the right one; without it only 4xx will do. */
  readonly right?: (answer: { readonly data?: unknown; readonly errors?: unknown }) => boolean;
}

const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');

const query = (text: string, more: object = {}) => {
  return (n: number): string => JSON.stringify({ query: `# ${n}\n${text}`, ...more });
};

const facts = 'input: { arm: INFANTRY, firingBases: 60, rangeBand: SHORT, targetFormation: COLUMN, targetPm: 5 }';
const ruling = `fireResolve(${facts})`;
const odds = `fireResolveOdds(${facts}, exact: true)`;
const inFragments = (levels: number, type: string, spread: (next: string) => string, last: string): string =>
  `${many(levels, i => `fragment f${i} on ${type} { ${spread(`...f${i + 1}`)} }`)} fragment f${levels} on ${type} { ${last} }`;
const nested = (levels: number): string => `${'steps { '.repeat(levels)}text${' }'.repeat(levels)}`;
const nestedJson = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const noErrors = ({ errors }: { readonly errors?: unknown }): boolean => errors === undefined;

export const hostileQueries: readonly Hostile[] = [
  { name: 'depth 50', body: query(`{ ordreMixte { ${ruling} { ${nested(47)} } } }`) },
  {
    name: '101 aliases of a ruling',
    body: query(`{ ordreMixte { ${many(101, i => `a${i}: ${ruling} { status }`)} } }`),
  },
  { name: '500 equal fields', body: query(`{ ${many(480, () => '__typename')} }`), right: noErrors },
  {
    name: 'a fragment bomb, spread by spread',
    body: query(`{ ...f0 } ${inFragments(30, 'Query', next => `${next} ${next}`, '__typename')}`),
  },
  {
    name: 'a fragment bomb, field by field',
    body: query(
      `{ ordreMixte { ${ruling} { steps { ...f0 } } } } ${inFragments(20, 'Step', next => `a: steps { ${next} } b: steps { ${next} }`, 'text')}`,
    ),
  },
  {
    name: 'a product of lists',
    body: query(
      `{ rulesets { chapters { procedures { id } } ${many(14, i => `a${i}: chapters { procedures { id title when } rulings: title }`)} } }`,
    ),
  },
  { name: 'thirteen odds at once', body: query(`{ ordreMixte { ${many(13, i => `a${i}: ${odds} { procedure }`)} } }`) },
  {
    name: 'a batch of a hundred',
    body: n => JSON.stringify(Array.from({ length: 100 }, () => ({ query: `# ${n}\n{ __typename }` }))),
  },
  {
    name: 'a circle of fragments',
    body: query('{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a }'),
  },
  {
    name: 'a mutation by GET',
    method: 'GET',
    path: '?query=mutation%7Bx%7D',
    headers: { 'apollo-require-preflight': '1' },
  },
  { name: 'a query by GET from a form', method: 'GET', path: '?query=%7B__typename%7D', headers: { accept: '*/*' } },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: n => `query=%7B__typename%7D&n=${n}`,
  },
  { name: 'plain text', headers: { 'content-type': 'text/plain' }, body: query('{ __typename }') },
  { name: 'a body of 1 MB', body: query(`# ${'x'.repeat(1024 * 1024)}\n{ __typename }`) },
  {
    name: '__proto__ among the variables',
    body: n => `{"query":"# ${n}\\n{ __typename }","variables":{"__proto__":{"spoilt":true}}}`,
  },
  { name: 'a thousand directives', body: query(`{ __typename ${many(240, () => '@skip(if: false)')} }`) },
  { name: 'more than 1,000 words', body: query(`{ ${many(5000, () => '__typename')} }`) },
  {
    name: 'types of types of types',
    body: query('{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'),
  },
  {
    name: 'conflicting aliases, to be compared pair by pair',
    body: query(`{ ${many(240, i => `x: ${i % 2 === 0 ? '__typename' : 'rulesets { id }'}`)} }`),
  },
  {
    name: 'variables 5,000 deep',
    body: n => `{"query":"# ${n}\\nquery ($a: Int) { __typename }","variables":{"a":${nestedJson(5000)}}}`,
  },
  {
    name: 'ten thousand dice',
    body: query(`query ($d: [Int!]) { ordreMixte { fireResolve(${facts}, dice: { faces: $d }) { status } } }`, {
      variables: { d: Array(10_000).fill(6) },
    }),
    right: ({ errors }) => Array.isArray(errors),
  },
  {
    name: 'NUL, half a letter and a mark of order in the query',
    body: n => `{"query":"# ${n}\\n{ \\u0000\\ud800\\ufeff __typename }"}`,
  },
  { name: 'a hundred operations without a name for one', body: query(many(100, i => `query q${i} { __typename }`)) },
];
