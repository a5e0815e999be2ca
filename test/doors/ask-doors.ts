import type { Fact, Facts, Outcome, Procedure, Status } from '../../src/core/index.js';
import { enumValueName, exampleParameters, fieldName, procedureField, queryOf } from '../../src/derive/index.js';
import type { Opened } from '../../src/api/desk/shelf.js';

/** A question as any door can carry it: facts, dice in throwing order, the club's choices. */
export interface Asked {
  readonly input: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[] | undefined;
  readonly rulings?: Readonly<Record<string, string>> | undefined;
  readonly house?: Readonly<Record<string, number | 'off'>> | undefined;
}

/** What a door said: the status of HTTP, the text itself, and, if it is an answer, its gist in the catalogue's words. */
export interface Told {
  readonly http: number;
  readonly text: string;
  readonly gist: { readonly status: Status; readonly outcome: Outcome | null } | null;
}

/** Asks at the address of a server. */
export type Door = (url: string, opened: Opened, asked: Asked) => Promise<Told>;

export const pathOf = ({ id }: Procedure): string => id.replaceAll('.', '/');

export const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const askRest: Door = async (url, { procedure }, asked) => {
  const reply = await post(`${url}/v1/${pathOf(procedure)}`, asked);
  const text = await reply.text();
  const { status, outcome }: NonNullable<Told['gist']> = JSON.parse(text);
  return { http: reply.status, text, gist: reply.ok ? { status, outcome } : null };
};

/** The same items in one batch; one gist or null each. */
export const askBatch = async (
  url: string,
  items: readonly (Asked & { readonly procedure: string })[],
): Promise<readonly Told['gist'][]> => {
  const reply = await post(`${url}/v1/batch`, items);
  const told: readonly { readonly answer?: NonNullable<Told['gist']> }[] = JSON.parse(await reply.text());
  return told.map(({ answer }) => (answer ? { status: answer.status, outcome: answer.outcome } : null));
};

// GraphQL: words are written in UPPER_SNAKE, ids in camelCase.

const graphqlWord = (fact: Fact, value: unknown): unknown => {
  const { shape } = fact;
  if (value === null || value === undefined) return value;
  if (shape.kind === 'oneOf') return typeof value === 'string' ? enumValueName(value) : value;
  if (shape.kind === 'list') return Array.isArray(value) ? value.map(item => graphqlWord(shape.of, item)) : value;
  return shape.kind === 'group' && typeof value === 'object' ? graphqlWords(shape.facts, value) : value;
};

export const graphqlWords = (facts: Facts, given: object): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      return [name, fact === undefined ? value : graphqlWord(fact, value)];
    }),
  );

/** A value out of a GraphQL outcome, back in the catalogue's words. */
const fromGraphql = (fact: Fact, value: unknown): unknown => {
  const { shape } = fact;
  if (value === null || value === undefined) return value;
  if (shape.kind === 'oneOf') return shape.vocabulary.values.find(word => enumValueName(word) === value);
  if (shape.kind === 'list') return Array.isArray(value) ? value.map(item => fromGraphql(shape.of, item)) : value;
  return shape.kind === 'group' && typeof value === 'object' ? outcomeFromGraphql(shape.facts, value) : value;
};

const outcomeFromGraphql = (facts: Facts, outcome: object): Outcome =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fromGraphql(fact, Reflect.get(outcome, name))]),
  );

/** Every field of an outcome, down to its single values. */
export const selectionOf = (facts: Facts): string => {
  const inside = ({ shape }: Fact): string => {
    if (shape.kind === 'list') return inside(shape.of);
    return shape.kind === 'group' ? ` ${selectionOf(shape.facts)}` : '';
  };
  return `{ ${Object.entries(facts)
    .map(([name, fact]) => name + inside(fact))
    .join(' ')} }`;
};

/** The body of a GraphQL request for the gist of a ruling. */
export const graphqlBody = ({ book, procedure }: Opened, { input, dice, rulings, house }: Asked): object => {
  const types = fieldTypes(procedure, book.id);
  const given = {
    ...(Object.keys(procedure.facts).length > 0 && { input: graphqlWords(procedure.facts, input) }),
    ...(dice && { dice: { faces: dice } }),
    ...(rulings && {
      rulings: Object.fromEntries(
        Object.entries(rulings).map(([id, option]) => [fieldName(id), enumValueName(option)]),
      ),
    }),
    // A procedure without rows has no house rules to be given.
    ...(house &&
      Object.keys(house).length > 0 && {
        house: Object.entries(house).map(([row, value]) => (value === 'off' ? { row, off: true } : { row, value })),
      }),
  };
  const names = Object.keys(given);
  const variables = names.map(name => `$${name}: ${Reflect.get(types, name)}`).join(', ');
  const args = names.map(name => `${name}: $${name}`).join(', ');
  return {
    query:
      `query${variables && ` (${variables})`} { ${fieldName(book.id)} { ${procedureField(procedure)}` +
      `${args && `(${args})`} { status outcome ${selectionOf(procedure.outcome)} } } }`,
    variables: given,
  };
};

const fieldTypes = ({ id, facts }: Procedure, bookId: string) => {
  const pascal = (name: string) => fieldName(name).replace(/^./, letter => letter.toUpperCase());
  const needed = Object.values(facts).some(({ absent }) => absent === undefined);
  return {
    input: `${pascal(id)}Input${needed ? '!' : ''}`,
    dice: 'Dice',
    rulings: `${pascal(bookId)}Rulings`,
    house: '[HouseRule!]',
  };
};

interface GraphqlReply {
  readonly data?: { readonly [book: string]: { readonly [field: string]: GraphqlAnswer | null } } | null;
}
interface GraphqlAnswer {
  readonly status: string;
  readonly outcome: object | null;
}

export const askGraphql: Door = async (url, opened, asked) => {
  const reply = await post(`${url}/graphql`, graphqlBody(opened, asked));
  const text = await reply.text();
  const { data }: GraphqlReply = JSON.parse(text);
  const answer = data?.[fieldName(opened.book.id)]?.[procedureField(opened.procedure)];
  if (!answer) return { http: reply.status, text, gist: null };
  const outcome = answer.outcome && outcomeFromGraphql(opened.procedure.outcome, answer.outcome);
  return { http: reply.status, text, gist: { status: statusFrom(answer.status), outcome } };
};

const statusFrom = (said: string): Status => {
  const found = (['resolved', 'awaiting-dice', 'not-allowed'] as const).find(status => enumValueName(status) === said);
  if (found === undefined) throw new Error(`${said} is no status`);
  return found;
};

// The sheet: XML with an element a field, values as the API writes them.

/** One element of the XML a sheet gets: its name and what is in it. */
interface Element {
  readonly name: string;
  readonly inside: readonly Element[];
  readonly text: string;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Reads XML without attributes that matter, as the sheet writes it. */
const elementsOf = (xml: string): readonly Element[] => {
  const open: { name: string; inside: Element[]; text: string }[] = [{ name: '', inside: [], text: '' }];
  for (const [piece, closes, name, closed] of xml.matchAll(/<(\/?)([\w.]+)[^>]*?(\/?)>|[^<]+/g)) {
    const last = open[open.length - 1];
    if (last === undefined) throw new Error(`closed too often: ${xml}`);
    if (name === undefined) last.text += unescaped(piece);
    else if (closes === '/') {
      open.pop();
      open[open.length - 1]?.inside.push(last);
    } else if (closed === '/') last.inside.push({ name, inside: [], text: '' });
    else open.push({ name, inside: [], text: '' });
  }
  return open[0]?.inside ?? [];
};

const fromSheet = (fact: Fact, element: Element): unknown => {
  const { shape } = fact;
  if (shape.kind === 'list') return element.inside.map(item => fromItem(shape.of, item));
  if (shape.kind === 'group') {
    const [item] = element.inside;
    return item === undefined ? null : fromItem(fact, item);
  }
  return fromText(fact, element.text);
};

/** An item of a list holds its fields itself. */
const fromItem = (fact: Fact, item: Element): unknown => {
  const { shape } = fact;
  return shape.kind === 'group' ? outcomeFromSheet(shape.facts, item.inside) : fromSheet(fact, item);
};

const fromText = ({ shape }: Fact, text: string): unknown => {
  if (text === '') return null;
  if (shape.kind === 'count' || shape.kind === 'measure') return Number(text);
  return shape.kind === 'yesNo' ? text === 'true' : text;
};

const outcomeFromSheet = (facts: Facts, elements: readonly Element[]): Outcome =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const element = elements.find(one => one.name === name);
      return [name, element === undefined ? undefined : fromSheet(fact, element)];
    }),
  );

export const sheetAddress = (url: string, { procedure }: Opened, { input, dice, rulings, house }: Asked): string => {
  const given = {
    // Facts read from a declaration are facts to be given.
    facts: input as never,
    ...(dice && { dice }),
    ...(rulings && { rulings }),
    ...(house && { house }),
  };
  return `${url}/v1/sheet/${pathOf(procedure)}?${queryOf(exampleParameters(procedure, given))}`;
};

export const askSheet: Door = async (url, opened, asked) => {
  const fields = Object.keys(opened.procedure.outcome);
  const out = ['answer.status', ...fields].join(';');
  const reply = await fetch(`${sheetAddress(url, opened, asked)}&fmt=xml&words=0&out=${out}`);
  const text = await reply.text();
  const [sheet] = elementsOf(text);
  const cells = sheet?.inside[0]?.inside ?? [];
  if (!text.includes('<u ok="1">')) return { http: reply.status, text, gist: null };
  const status = cells.find(({ name }) => name === 'answer.status')?.text ?? '';
  const outcome = outcomeFromSheet(opened.procedure.outcome, cells);
  return { http: reply.status, text, gist: { status: statusFrom(enumValueName(status)), outcome } };
};

/** The same outcome as far as a sheet can say it: two decimals, and nothing for null, an empty text or an empty list. */
export const asSheetSays = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100 || 0;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(asSheetSays);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asSheetSays(part)]));
  // A cell cannot tell an empty text from none.
  return value === '' ? null : (value ?? null);
};
