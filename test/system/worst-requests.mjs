/**
 * Looks for the request, open to anybody, that keeps the thread that serves everybody the longest: for each procedure and
 * each door it begins with the worked examples, tries random facts, and climbs from the worst so far by changing one fact
 * at a time. What counts is the time that the main thread of the server spends on the processor.
 *
 *   npm run build && node test/system/worst-requests.mjs [milliseconds for each procedure and door] [a word in its id]
 *
 * Prints the ten worst of each door. The experiment `freeze` sends the worst that were found, again and again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const { books } = require('../../dist/rulesets/index.js');
const { proceduresOf } = require('../../dist/core/index.js');
const { exampleParameters, graphqlExample, graphqlOddsExample, queryOf } = require('../../dist/derive/index.js');
const root = join(import.meta.dirname, '../..');
const [msEach = '400', word = ''] = process.argv.slice(2);

let state = 1;
/** A number in [0, 1), the same sequence in every run (mulberry32). */
const chance = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const oneOf = list => list[Math.floor(chance() * list.length)];
const whole = (min, max) => min + Math.floor(chance() * (max - min + 1));

/** A value of a fact: at its ends, where work is most, as often as in between. */
const anyValue = ({ shape }) => {
  switch (shape.kind) {
    case 'count':
      return chance() < 0.5 ? oneOf([shape.min, shape.max]) : whole(shape.min, Math.min(shape.max, shape.min + 100));
    case 'measure':
      return chance() < 0.5
        ? oneOf([shape.min, shape.max])
        : shape.min + chance() * Math.min(200, shape.max - shape.min);
    case 'oneOf':
      return oneOf(shape.vocabulary.values);
    case 'yesNo':
      return chance() < 0.5;
    case 'text':
      return chance() < 0.5 ? 'é'.repeat(shape.longest) : oneOf(['a', 'b']);
    case 'list':
      return Array.from({ length: chance() < 0.5 ? shape.most : whole(shape.fewest, Math.min(shape.most, 9)) }, () =>
        anyValue(shape.of),
      );
    case 'group':
      return anyFacts(shape.facts);
  }
};
const anyFacts = facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      fact.absent !== undefined && chance() < 0.2 ? [] : [[name, anyValue(fact)]],
    ),
  );

/** The same facts with one changed: another value, or a list filled with what it already has. */
const changed = (facts, given) => {
  const names = Object.keys(facts);
  if (names.length === 0) return given;
  const name = oneOf(names);
  return { ...given, [name]: changedValue(facts[name], given[name]) };
};
const changedValue = (fact, given) => {
  const { shape } = fact;
  if (given === undefined || given === null || chance() < 0.2) return anyValue(fact);
  if (shape.kind === 'group') return changed(shape.facts, given);
  if (shape.kind !== 'list' || given.length === 0) return anyValue(fact);
  if (chance() < 0.5) return Array.from({ length: shape.most }, (_, i) => given[i % given.length]);
  const at = whole(0, given.length - 1);
  return given.map((item, i) => (i === at || chance() < 0.1 ? changedValue(shape.of, item) : item));
};

const folder = mkdtempSync(join(tmpdir(), 'arbitro-worst-'));
const port = 20_000 + (process.pid % 10_000);
const server = spawn(process.execPath, [join(root, 'dist/main.js')], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    ARBITRO_DATA: folder,
    ARBITRO_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const agent = new Agent({ keepAlive: true });
const send = ({ method, path, body }) =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, path, method, agent, headers }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject).end(body);
  });
for (let tries = 0; tries < 300; tries++) {
  if (
    await send({ method: 'GET', path: '/health/live' }).then(
      () => true,
      () => false,
    )
  )
    break;
  await pause(100);
}

/** Milliseconds that the serving thread has had the processor; the other threads are the workers'. */
const served = () =>
  Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const measured = async asked => {
  const before = served();
  const status = await send(asked);
  return { ms: served() - before, status };
};
/** The least of some tries, so that a collection of garbage does not count. */
const cost = async (asked, worst) => {
  let { ms, status } = await measured(asked);
  for (let again = 0; again < 4 && ms > worst; again++) ms = Math.min(ms, (await measured(asked)).ms);
  return { ms, status };
};

const post = (path, body) => ({ method: 'POST', path, body: JSON.stringify(body) });
const fill = (many, item) => Array.from({ length: many }, () => item);
/** How each door is asked about some facts. */
const doors = {
  rest: ({ path }, facts) => post(path, { input: facts, dice: 'roll' }),
  odds: ({ path }, facts) => post(`${path}/odds`, { input: facts }),
  exact: ({ path }, facts) => post(`${path}/odds`, { input: facts, exact: true }),
  batch: ({ procedure }, facts) =>
    post('/v1/batch', fill(40, { procedure: procedure.id, input: facts, odds: true, exact: true })),
  graphql: ({ book, procedure }, facts) => aliased(graphqlExample(book, procedure, { facts }), 10),
  'graphql-odds': ({ book, procedure }, facts) => aliased(graphqlOddsExample(book, procedure, { facts }), 10),
  sheet: ({ procedure, path }, facts) => ({ method: 'GET', path: sheetPath(procedure, path, '', facts) }),
  'sheet-odds': ({ procedure, path }, facts) => ({ method: 'GET', path: sheetPath(procedure, path, '/odds', facts) }),
};
const sheetPath = (procedure, path, question, facts) =>
  `${path.replace('/v1/', '/v1/sheet/')}${question}?${queryOf(exampleParameters(procedure, { facts }))}`.slice(
    0,
    60_000,
  );
/** As many of the same field, under other names, as one query may ask for. */
const aliased = ({ query, variables }, many) => {
  const [, open = '', field = '', rest = ''] = /^([^]*?\{[^]*?\{\s*)(\w+)([^]*)\}\s*\}\s*$/.exec(query) ?? [];
  const names = Array.from({ length: many }, (_, i) => `a${i}: ${field}${rest}`).join('\n');
  return post('/graphql', { query: `${open}${names}}}`, variables });
};

const found = Object.fromEntries(Object.keys(doors).map(door => [door, []]));
for (const book of books) {
  for (const procedure of proceduresOf(book)) {
    if (!procedure.id.includes(word)) continue;
    const about = { book, procedure, path: `/v1/${procedure.id.replaceAll('.', '/')}` };
    for (const [door, ask] of Object.entries(doors)) {
      let worst = { ms: 0 };
      const look = async facts => {
        let asked;
        try {
          asked = ask(about, facts);
        } catch {
          return; // These facts cannot be said at this door.
        }
        const { ms, status } = await cost(asked, worst.ms);
        if (ms > worst.ms) worst = { ms, status, facts, asked };
      };
      const end = performance.now() + Number(msEach);
      for (const { facts } of procedure.examples) if (performance.now() < end) await look(facts);
      for (let tried = 0; performance.now() < end; tried++) {
        await look(tried % 4 === 0 || !worst.facts ? anyFacts(procedure.facts) : changed(procedure.facts, worst.facts));
      }
      found[door].push({ procedure: procedure.id, ...worst });
    }
  }
}
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });

for (const [door, all] of Object.entries(found)) {
  all.sort((a, b) => b.ms - a.ms);
  console.log(`\n${door}`);
  for (const { procedure, ms, status, asked } of all.slice(0, 10))
    console.log(
      `  ${ms.toFixed(2).padStart(8)} ms  ${status}  ${procedure}  ${asked.body?.length ?? asked.path.length} bytes`,
    );
}
