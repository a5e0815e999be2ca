/** Requests per second through the doors against a bare Fastify route, in interleaved rounds of one run. */
import autocannon from 'autocannon';
import { input, procedure } from './case.mjs';
import { graphqlRequest } from './graphql-request.mjs';
import { median, row } from './report.mjs';
import { processorMicros, start, withDataFolder } from './servers.mjs';
import { rounds, seconds } from './timing.mjs';

const load = async ({ url, body, pid }) => {
  const asking = { url, method: 'POST', body, headers: { 'content-type': 'application/json' }, connections: 32 };
  await autocannon({ ...asking, duration: 1 });
  const before = await processorMicros(pid);
  const { requests, non2xx, errors } = await autocannon({ ...asking, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} errors`);
  return { rate: requests.average, processor: ((await processorMicros(pid)) - before) / requests.total };
};

/** The target holds for what a request costs the server: the rate also depends on who else uses the machine. */
const against = (what, found, bare, target) => {
  const middle = pick => median(found.map((one, round) => pick(one, bare[round])));
  const rate = middle((one, base) => one.rate / base.rate);
  const cost = middle((one, base) => base.processor / one.processor);
  const times = ({ rate, processor }) => `${Math.round(rate)} /s at ${Math.round(processor)} µs`;
  const own = { rate: median(found.map(one => one.rate)), processor: median(found.map(one => one.processor)) };
  return row(what, Number(rate.toFixed(3)), 'of its requests/s', {
    atLeast: target,
    besides: `${cost.toFixed(2)} by processor time; ${times(own)}`,
    processorRatio: Number(cost.toFixed(3)),
    perSecond: Math.round(own.rate),
    processorMicros: Math.round(own.processor),
  });
};

export const bench = () =>
  withDataFolder(async data => {
    const arbitro = await start('dist/main.js', { ARBITRO_DATA: data }, '/health/live');
    try {
      const url = `${arbitro.url}/v1/${procedure.replaceAll('.', '/')}`;
      const body = JSON.stringify({ input });
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer = await (await fetch(url, post)).text();
      const [ruleset] = procedure.split('.');
      const page = await (await fetch(`${arbitro.url}/v1/rulesets/${ruleset}/procedures/${procedure}`)).json();
      const schema = { type: 'object', required: ['input'], properties: { input: page.input } };
      const bare = await start('bench/bare-fastify.mjs', { BARE_ROUTE: JSON.stringify({ schema, body: answer }) }, '/');
      try {
        const graphql = await graphqlRequest(arbitro.url, procedure, input, JSON.parse(answer));
        const doors = [
          { url: `${bare.url}/`, body, pid: bare.pid },
          { url, body, pid: arbitro.pid },
          ...(graphql === undefined ? [] : [{ url: `${arbitro.url}/graphql`, body: graphql.body, pid: arbitro.pid }]),
        ];
        const found = doors.map(() => []);
        for (let round = 0; round < rounds; round++)
          for (const [i, door] of doors.entries()) found[i].push(await load(door));
        const [base, rest, query] = found;
        const [baseRate, baseCost] = [median(base.map(one => one.rate)), median(base.map(one => one.processor))];
        return [
          row('bare Fastify route, JSON-schema validation, constant body', Math.round(baseRate), 'requests/s', {
            besides: `${Math.round(baseCost)} µs of processor time a request; body ${Buffer.byteLength(answer)} bytes`,
          }),
          against('POST of a ruling with explanation', rest, base, 0.7),
          ...(query === undefined ? [] : [against(`GraphQL, same fields (${graphql.bytes} bytes)`, query, base, 0.35)]),
        ];
      } finally {
        await bare.stop();
      }
    } finally {
      await arbitro.stop();
    }
  });
