import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Procedure } from '../../src/core/index.js';
import { exampleParameters, exampleRequest, fieldName, procedureField, queryOf } from '../../src/derive/index.js';
import { graphqlBody, pathOf } from '../doors/ask-doors.js';
import { anything, spoiled } from '../doors/spoiled.js';
import { anyRequest, everyProcedure } from '../laws/every-procedure.js';
import { seedOfTheRun } from '../seeded.js';
import { brokenHttp, sendRaw } from './broken-http.js';
import { brokenJson } from './broken-json.js';
import { naughtyStrings } from './naughty-strings.js';
import { ServerProcess } from './server-process.js';

/** P11 of our bar: nothing a client sends is our error, shows our insides, or changes what others are answered. */

const full = process.env['ARBITRO_FULL'] === '1';
const manyRequests = full ? 100_000 : 20_000;
/** Memory may grow so much, in MB, from here on: by then the engine has compiled what it will. */
const [mostRss, mostHeap, warmAfter] = [20, 5, 10_000];
/** The server lets no fewer wait, so none is turned away. */
const atOnce = 8;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Told {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
afterAll(() => agent.destroy());

const send = (server: ServerProcess, { method, path, body, headers }: Sent): Promise<Told> =>
  new Promise((resolve, reject) => {
    const before = performance.now();
    const asking = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port: server.port,
        method,
        path,
        headers: { ...(body && { 'content-length': body.length }), ...headers },
      },
      answer => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(pieces).toString(),
            ms: performance.now() - before,
          }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });

// Any bytes in an address, also those that encodeURIComponent will not take.
const escaped = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&');

const json = { 'content-type': 'application/json' };
const posted = (path: string, value: unknown): Sent => ({
  method: 'POST',
  path,
  headers: json,
  body: Buffer.from(JSON.stringify(value) ?? ''),
});

// Requests, by door.

const naughty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 2, arbitrary: anything },
  { weight: 1, arbitrary: fc.constantFrom(...naughtyStrings).map(text => ({ [text]: text })) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...naughtyStrings), { maxLength: 5 }) },
);
const naughtyText = fc.oneof(fc.constantFrom(...naughtyStrings), fc.string({ unit: 'binary' }));

const anyProcedure = fc.constantFrom(...everyProcedure);
const legal = anyProcedure.chain(({ book, procedure }) =>
  anyRequest(book, procedure).map(asked => ({ book, procedure, asked })),
);

/** A legal request in which some facts, or the names of some, are naughty. */
const withNaughtyFacts = legal.chain(({ book, procedure, asked }) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(procedure.facts), 'x'), naughtyText), naughty), {
      minLength: 1,
      maxLength: 3,
    })
    .map(changes => ({
      book,
      procedure,
      asked: { ...asked, input: { ...asked.input, ...Object.fromEntries(changes) } },
    })),
);
const withNaughtyTerms = legal.chain(({ book, procedure, asked }) =>
  fc
    .record(
      { dice: naughty, rulings: naughty, house: naughty, lang: naughty, explain: naughty, exact: naughty },
      { requiredKeys: [] },
    )
    .map(terms => ({ book, procedure, asked: { ...asked, ...terms } })),
);
const spoiledRequest = legal.chain(({ book, procedure, asked }) =>
  spoiled(procedure, asked).map(body => ({ book, procedure, asked: body })),
);
const question = fc.oneof(legal, withNaughtyFacts, withNaughtyTerms, spoiledRequest);

const rest = question.chain(({ procedure, asked }) =>
  fc.constantFrom('', '/odds').map(odds => posted(`/v1/${pathOf(procedure)}${odds}`, asked)),
);

const batch = fc
  .array(
    fc.oneof(
      question.map(({ procedure, asked }) => ({ ...asked, procedure: procedure.id })),
      naughty,
      fc.record({ procedure: naughty, odds: naughty }),
    ),
    { maxLength: 6 },
  )
  .map(items => posted('/v1/batch', items));

const catalogue = fc
  .tuple(
    fc.constantFrom(
      '/v1/rulesets',
      '/v1/rulesets/ordre-mixte',
      '/v1/rulesets/ordre-mixte/procedures',
      '/v1',
      '/docs',
      '/docs/ordre-mixte',
      '/v1/ordre-mixte',
      '/openapi.json',
    ),
    fc.option(naughtyText, { nil: undefined }),
    fc.option(naughtyText, { nil: undefined }),
  )
  .map(([path, segment, lang]): Sent => ({
    method: 'GET',
    path:
      path +
      (segment === undefined ? '' : `/${escaped(segment.slice(0, 2000))}`) +
      (lang === undefined ? '' : `?lang=${escaped(lang.slice(0, 2000))}`),
  }));

const cells = (procedure: Procedure, input: object): readonly (readonly [string, string])[] =>
  // What was legal before it was spoiled has the form of facts.
  exampleParameters(procedure, { facts: input as never });

const sheet = fc
  .tuple(
    legal,
    fc.array(
      fc.tuple(
        fc.oneof(
          naughtyText,
          fc.constantFrom('dice', 'roll', 'out', 'fmt', 'dec', 'lang', 'cols', 'rows', 'of', 'ruling.x', 'house.elite'),
        ),
        naughtyText,
      ),
      { maxLength: 3 },
    ),
    fc.constantFrom('', '/odds', '/batch', '/odds/batch', '/help'),
    fc.nat(),
  )
  .map(([{ procedure, asked }, more, door, spoil]): Sent => {
    const written = cells(procedure, asked.input).map(([name, text], i): readonly [string, string] => [
      name,
      more.length > 0 && i === spoil % 8 ? (more[0]?.[1] ?? '') : text,
    ]);
    const query = [...written, ...more]
      .map(([name, text]) => `${escaped(name.slice(0, 1500))}=${escaped(text.slice(0, 1500))}`)
      .join('&');
    return { method: 'GET', path: `/v1/sheet/${pathOf(procedure)}${door}?${query}` };
  });

const graphqlVariables = question.map(({ book, procedure, asked }) =>
  posted('/graphql', graphqlBody({ book, procedure }, { input: Object(asked.input) })),
);
const graphqlText = fc
  .tuple(
    anyProcedure,
    naughtyText,
    fc.constantFrom('literal', 'field', 'alias', 'block', 'raw', 'name', 'variables'),
    naughty,
  )
  .map(([{ book, procedure }, text, where, value]) => {
    const [root, field] = [fieldName(book.id), procedureField(procedure)];
    const queries: { readonly [place: string]: string } = {
      literal: `{ ${root} { ${field}(lang: ${text}) { status } } }`,
      field: `{ ${root} { ${text} } }`,
      alias: `{ ${text}: ${root} { __typename } }`,
      block: `{ ${root} { ${field}(dice: { seed: """${text}""" }) { status } } }`,
      raw: text,
      name: `query ${text} { __typename }`,
      variables: `query ($input: JSON) { ${root} { __typename } }`,
    };
    return posted('/graphql', {
      query: queries[where],
      variables: value,
      operationName: where === 'name' ? value : null,
    });
  });

const wrongJson = fc
  .tuple(fc.constantFrom(...brokenJson), anyProcedure, fc.constantFrom('rule', 'odds', 'batch', 'graphql'))
  .map(([body, { procedure }, door]): Sent => {
    const paths: { readonly [name: string]: string } = {
      rule: `/v1/${pathOf(procedure)}`,
      odds: `/v1/${pathOf(procedure)}/odds`,
      batch: '/v1/batch',
      graphql: '/graphql',
    };
    return { method: 'POST', path: paths[door] ?? '/', headers: json, body };
  });

const oddHttp = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'SEARCH'),
    fc.constantFrom(
      '/',
      '/graphql',
      '/v1/batch',
      '/v1/ordre-mixte/fire/resolve',
      '/v1/sheet',
      '/health/live',
      '/metrics',
      '/nothing',
    ),
    fc.constantFrom(
      'application/json',
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'application/json; charset=latin1',
      'x',
    ),
    fc.constantFrom('it', 'en;q=0', '*', 'xx', 'it-IT,it;q=0.9,en;q=nan', ';;;'),
    naughtyText,
  )
  .map(([method, path, type, language, text]): Sent => ({
    method,
    path: `${path}?x=${escaped(text.slice(0, 500))}`,
    headers: { 'content-type': type, 'accept-language': language },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.from(text) }),
  }));

const anyRequestOfAll = fc.oneof(
  { weight: 8, arbitrary: rest },
  { weight: 2, arbitrary: batch },
  { weight: 1, arbitrary: catalogue },
  { weight: 4, arbitrary: sheet },
  { weight: 2, arbitrary: graphqlVariables },
  { weight: 2, arbitrary: graphqlText },
  { weight: 1, arbitrary: wrongJson },
  { weight: 1, arbitrary: oddHttp },
);

// What is asked of every answer.

const root = join(__dirname, '../..');
/** Frames of a stack, our files and folders, the database and its language: none of it is sent by the requests above. */
const insides =
  /\bat (?:async )?[\w.<>[\] ]+ \(|node_modules|node:internal|\/dist\/|\.[jt]s:\d+:\d+|QueryFailedError|syntax error at or near|invalid byte sequence|relation "|Maximum call stack|Cannot read propert|is not a function|is not iterable/;

const violation = ({ method, path, body }: Sent, { status, text }: Told): string | undefined => {
  const told = `${method} ${path.slice(0, 300)} ${body?.toString().slice(0, 500) ?? ''} -> ${status} ${text.slice(0, 500)}`;
  if (status >= 500) return `an error of ours: ${told}`;
  if (status < 200) return `no answer: ${told}`;
  return insides.test(text) || text.includes(root) ? `our insides: ${told}` : undefined;
};

const controls: readonly Sent[] = everyProcedure.flatMap(({ book, procedure }) => {
  const [example] = procedure.examples;
  if (example === undefined) return [];
  const asked = { input: example.facts, dice: example.dice, rulings: example.rulings, house: example.house };
  return [
    posted(`/v1/${pathOf(procedure)}`, exampleRequest(example)),
    posted(`/v1/${pathOf(procedure)}/odds`, { input: example.facts, exact: true }),
    posted('/v1/batch', [{ ...exampleRequest(example), procedure: procedure.id }]),
    posted('/graphql', graphqlBody({ book, procedure }, asked)),
    { method: 'GET', path: `/v1/sheet/${pathOf(procedure)}?${queryOf(exampleParameters(procedure, example))}` },
    { method: 'GET', path: `/v1/rulesets/${book.id}/procedures/${procedure.id}` },
  ];
});

const controlAnswers = async (server: ServerProcess): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const control of controls) answers.push((await send(server, control)).text.replace(/"requestId":"[^"]*"/, ''));
  return answers;
};

interface Run {
  readonly violations: readonly string[];
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly rssGrowth: number;
  readonly heapGrowth: number;
}

const run = async (server: ServerProcess, many: number, seed: number): Promise<Run> => {
  const violations: string[] = [];
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const note = (sent: Sent, told: Told): void => {
    statuses[told.status] = (statuses[told.status] ?? 0) + 1;
    times.push(told.ms);
    const found = violation(sent, told);
    if (found !== undefined && violations.length < 20) violations.push(found);
  };
  const sendAll = async (requests: readonly Sent[]): Promise<void> => {
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let sent = requests[next++]; sent !== undefined; sent = requests[next++]) {
        const asked = sent;
        await send(server, asked).then(
          told => note(asked, told),
          (error: unknown) =>
            violations.push(
              `no answer (${String(error)}): ${asked.method} ${asked.path.slice(0, 300)} ${asked.body?.toString().slice(0, 500) ?? ''}`,
            ),
        );
        if (!server.isRunning) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

  const before = await controlAnswers(server);
  // Everything once: every naughty string in every text of a request, every broken body at every door.
  const everyBroken = brokenJson.flatMap(body =>
    ['/v1/ordre-mixte/fire/resolve', '/v1/ordre-mixte/fire/resolve/odds', '/v1/batch', '/graphql'].map(
      (path): Sent => ({ method: 'POST', path, headers: json, body }),
    ),
  );
  const everyNaughty = naughtyStrings.flatMap(text => [
    posted('/v1/ordre-mixte/turn/rally', {
      input: { [text]: text, unitId: text },
      dice: { seed: text },
      rulings: { [text]: text },
      house: { [text]: text },
      lang: text,
    }),
    posted('/v1/batch', [{ procedure: text }, text]),
    posted('/graphql', { query: text, operationName: text, variables: { [text]: text } }),
    {
      method: 'GET',
      path: `/v1/sheet/ordre-mixte/fire/resolve?${escaped(text.slice(0, 3000))}=${escaped(text.slice(0, 3000))}&roll=${escaped(text.slice(0, 90))}`,
    },
    { method: 'GET', path: `/v1/rulesets/${escaped(text.slice(0, 3000))}/procedures/${escaped(text.slice(0, 100))}` },
    posted(`/v1/${escaped(text.slice(0, 100))}/${escaped(text.slice(0, 100))}/x`, {}),
  ]);
  await sendAll([...everyBroken, ...everyNaughty]);

  const chunk = 500;
  let first = await server.memory();
  for (let done = 0; done < many && violations.length === 0 && server.isRunning; done += chunk) {
    await sendAll(fc.sample(anyRequestOfAll, { numRuns: chunk, seed: seed + done }));
    // Once it is warm, nothing that is kept on purpose should still grow.
    if (done === warmAfter) first = await server.memory();
  }
  const raw = await Promise.all(brokenHttp.map(async bytes => ({ bytes, answer: await sendRaw(server.port, bytes) })));
  for (const { bytes, answer } of raw) {
    if (/^HTTP\/1\.1 5/.test(answer) || insides.test(answer))
      violations.push(`raw ${JSON.stringify(String(bytes).slice(0, 100))} -> ${answer.slice(0, 300)}`);
  }
  if (!server.isRunning)
    return {
      violations: [...violations, `the server ended: ${server.complaints}`],
      p99: 0,
      statuses,
      rssGrowth: 0,
      heapGrowth: 0,
    };
  let last = await server.memory();
  // The system takes back free memory when it likes; what is really kept is still there after more requests.
  for (let again = 1; again <= 3 && last.rss - first.rss > mostRss; again++) {
    await sendAll(fc.sample(anyRequestOfAll, { numRuns: chunk, seed: seed - again }));
    last = await server.memory();
  }
  const after = await controlAnswers(server);
  const changed = after.findIndex((text, i) => text !== before[i]);
  if (changed >= 0)
    violations.push(
      `a later answer changed: ${controls[changed]?.path} ${before[changed]?.slice(0, 300)} -> ${after[changed]?.slice(0, 300)}`,
    );
  if (server.complaints !== '') violations.push(`the server complained: ${server.complaints.slice(0, 1000)}`);
  times.sort((a, b) => a - b);
  return {
    violations,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    statuses,
    rssGrowth: last.rss - first.rss,
    heapGrowth: last.heap - first.heap,
  };
};

describe('Bad input', () => {
  it(`of ${manyRequests} requests is never our error, shows nothing of us, and changes nothing for others`, async () => {
    const server = await ServerProcess.start(undefined, { ARBITRO_MAX_IN_FLIGHT: '100' });
    try {
      const { violations, p99, statuses, rssGrowth, heapGrowth } = await run(server, manyRequests, seedOfTheRun);
      process.stdout.write(`P11 ${JSON.stringify({ seed: seedOfTheRun, statuses, p99, rssGrowth, heapGrowth })}\n`);
      expect({ seed: seedOfTheRun, violations }).toEqual({ seed: seedOfTheRun, violations: [] });
      expect(p99).toBeLessThanOrEqual(1000);
      expect(rssGrowth).toBeLessThanOrEqual(mostRss);
      expect(heapGrowth).toBeLessThanOrEqual(mostHeap);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  }, 1_200_000);

  it.each([
    ['throws-on-nul', /an error of ours/],
    ['remembers-the-house', /a later answer changed/],
    ['shows-its-stack', /our insides/],
    ['rejects-unheard', /the server complained|the server ended|no answer/],
  ])(
    'with the mutant that %s is found out',
    async (mutant, found) => {
      const server = await ServerProcess.start(mutant, { ARBITRO_MAX_IN_FLIGHT: '100' });
      try {
        const { violations } = await run(server, 1000, 1);
        process.stdout.write(`P11 mutant ${mutant}: ${violations[0]?.slice(0, 200)}\n`);
        expect(violations).toContainEqual(expect.stringMatching(found));
      } finally {
        await server.kill();
      }
    },
    120_000,
  );
});
