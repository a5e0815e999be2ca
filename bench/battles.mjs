/** Actions in battles per second, against pgbench with the same statements, and with long logs against short ones. */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { median, row } from './report.mjs';
import { start, withDataFolder } from './servers.mjs';
import { rounds, seconds } from './timing.mjs';

const require = createRequire(import.meta.url);
const run = promisify(execFile);
const here = name => fileURLToPath(new URL(name, import.meta.url));
const clients = 32;
const longLog = Number(process.env.BENCH_EVENTS ?? 100_000);

const hasPgbench = () => {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A club with a key that may act, made as an operator would. */
const makeClub = async (url, data) => {
  const email = 'bench@club.example';
  const password = randomBytes(12).toString('base64url');
  await run(
    process.execPath,
    [here('../dist/cli/arbitro.js'), 'create-owner', '--email', email, '--name', 'Bench', '--club', 'Bench'],
    {
      env: { ...process.env, ARBITRO_DATA: data, ARBITRO_PASSWORD: password },
    },
  );
  const ask = async (method, path, headers, body) => {
    const reply = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return { cookie: reply.headers.get('set-cookie')?.split(';')[0], body: await reply.json() };
  };
  const { cookie, body } = await ask('POST', '/v1/session', {}, { email, password });
  const [{ club }] = body.clubs;
  const made = await ask('POST', `/v1/clubs/${club}/keys`, { cookie }, { name: 'bench', scope: 'write' });
  const headers = { authorization: `Bearer ${made.body.key}` };
  const open = async () => {
    const opened = await ask('POST', `/v1/clubs/${club}/battles`, headers, {
      name: 'Elchingen',
      ruleset: 'murat',
      scenario: 'elchingen',
    });
    return opened.body.id;
  };
  return { club, headers, open };
};

/** An action that changes a unit and can be done again and again. */
const action = JSON.stringify({
  procedure: 'murat.state.disorder',
  units: { unit: 'french-6th-chasseurs' },
  circumstances: { event: 'forced-retreat' },
});

/** Actions per second by so many clients, spread over battles. */
const acting = async (url, headers, battles) => {
  const asking = {
    url,
    connections: clients,
    headers: { ...headers, 'content-type': 'application/json' },
    setupClient: client => {
      const battle = battles[acting.next++ % battles.length];
      client.setRequests([{ method: 'POST', path: `/v1/battles/${battle}/actions`, body: action }]);
    },
  };
  await autocannon({ ...asking, duration: 1 });
  const { requests, non2xx, errors, timeouts, statusCodeStats } = await autocannon({ ...asking, duration: seconds });
  if (non2xx > 0 || errors > 0 || timeouts > 0)
    throw new Error(`${JSON.stringify(statusCodeStats)}, ${errors} errors, ${timeouts} timeouts`);
  return requests.average;
};
acting.next = 0;

/**
 * The statements of one action for pgbench: the same text, the same size of an event. It sends each by itself; the server
 * sends those before its decision in one message, and those after it in another.
 */
const pgbenchScript = async (source, club, acted, battles) => {
  const { sql } = require('../dist/campaign/persistence/battle-sql.js');
  const { rows } = await source.query(
    `SELECT row_to_json(e) AS event FROM battle_event e WHERE battle_id = $1 ORDER BY position DESC LIMIT 1`,
    [acted],
  );
  const json = JSON.stringify([{ ...rows[0].event, battle_id: '@battle@', position: '@position@', seq: '@seq@' }])
    .replace('"@position@"', '@position@')
    .replace('"@seq@"', '@seq@');
  // pgbench would take whatever follows a colon for a variable, so the event is one.
  const event = `replace(replace(replace(:event::text, '@position@', :position::text), '@seq@', :seq::text), '@battle@', :battle::text)::json`;
  const numbered = (text, values) => text.replace(/\$(\d+)/g, (_, i) => values[i - 1]);
  const ids = battles.map(id => `'${id}'`).join(',');
  const script = [
    `SELECT (ARRAY[${ids}])[:client_id % ${battles.length} + 1] AS battle \\gset`,
    'BEGIN;',
    `SELECT set_config('arbitro.club', '${club}', true), set_config('arbitro.account', '', true), set_config('arbitro.credential', '', true), set_config('arbitro.audience', 'engine', true);`,
    `${numbered(sql.lockHead.text, [`'${club}'`, ':battle::uuid', 'NULL', 'NULL'])
      .replace('SELECT h.position,', 'SELECT h.position + 1 AS position, h.position + 1000000 AS seq,')
      .replace(/, h\.heads.*?FROM/s, ' FROM')} \\gset`,
    `${numbered(sql.append.text, [`'${club}'::uuid`, ':battle::uuid', event, ':position::integer', '0', "'{}'::jsonb", 'NULL::text', 'NULL::text', 'NULL::text', '200::smallint', "'{}'::jsonb", "''::text"])};`,
    'COMMIT;',
  ].join('\n');
  return { script, json };
};

const pgbench = async (address, file, { script, json }) => {
  await writeFile(file, script);
  const { stdout } = await run(
    'pgbench',
    [
      '-h',
      address.host,
      '-p',
      String(address.port),
      '-U',
      address.username,
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-D',
      `event=${json}`,
      '-f',
      file,
      address.database,
    ],
    { env: { ...process.env, PGPASSWORD: address.password, PGOPTIONS: '-c role=arbitro_api' }, maxBuffer: 1 << 24 },
  );
  const found = /tps = ([\d.]+)/.exec(stdout);
  if (!found) throw new Error(`pgbench said nothing of its speed: ${stdout}`);
  return Number(found[1]);
};

/** Milliseconds of one thing done again and again: the median. */
const timeOf = async (many, work) => {
  const times = [];
  for (let i = 0; i < many; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
};

/** Makes a log long by writing events as the server does, but many at once. */
const lengthen = async (source, battle, many) => {
  await source.query(
    `INSERT INTO battle_event SELECT club_id, battle_id, position + n, log, seq + n, after_public + n, type, member, acted_as, at, edition, body, patch, prev, hash
     FROM (SELECT * FROM battle_event WHERE battle_id = $1 ORDER BY position DESC LIMIT 1) last, generate_series(1, $2) n`,
    [battle, many],
  );
  await source.query(
    `UPDATE battle_head SET position = position + $2, heads = jsonb_set(heads, '{public,seq}', to_jsonb((heads->'public'->>'seq')::int + $2)) WHERE battle_id = $1`,
    [battle, many],
  );
  await source.query(
    `INSERT INTO battle_snapshot SELECT club_id, battle_id, position + $2, state FROM (SELECT * FROM battle_snapshot WHERE battle_id = $1 ORDER BY position DESC LIMIT 1) last ON CONFLICT DO NOTHING`,
    [battle, many],
  );
  await source.query('ANALYZE battle_event');
};

export const bench = () =>
  withDataFolder(async data => {
    const env = { ARBITRO_DATA: data, ARBITRO_LIMITS: 'off', ARBITRO_MAX_IN_FLIGHT: '64', LOG_LEVEL: 'warn' };
    let arbitro = await start('dist/main.js', env, '/health/ready');
    try {
      const { club, headers, open } = await makeClub(arbitro.url, data);
      const { runningServer } = require('../dist/database/embedded/embedded-server.js');
      const address = await runningServer(data);
      const source = new pg.Client({ ...address, user: address.username });
      // When the server is stopped early, what went wrong before is what counts.
      source.on('error', () => undefined);
      await source.connect();
      const battles = [];
      for (let i = 0; i < clients; i++) battles.push(await open());
      const many = [];
      const single = [];
      const same = [];
      const file = join(data, 'action.sql');
      const compared = hasPgbench();
      for (let round = 0; round < rounds; round++) {
        many.push(await acting(arbitro.url, headers, battles));
        single.push(await acting(arbitro.url, headers, battles.slice(0, 1)));
        if (!compared) continue;
        const own = [];
        for (let i = 0; i < clients; i++) own.push(await open());
        same.push(await pgbench(address, file, await pgbenchScript(source, club, battles[0], own)));
      }
      const [rate, one] = [median(many), median(single)];
      const rows = [
        row('actions in 32 battles, 32 clients', Math.round(rate), 'actions/s'),
        compared
          ? row(
              'the same, against pgbench with the same statements',
              Number((rate / median(same)).toFixed(3)),
              'of its transactions/s',
              { atLeast: 0.5, besides: `pgbench ${Math.round(median(same))} /s` },
            )
          : row('pgbench is not installed: no comparison', 0, ''),
        row('32 clients on one battle, against 32 battles', Number((one / rate).toFixed(3)), 'of its actions/s', {
          atLeast: 0.5,
          besides: `${Math.round(one)} /s`,
        }),
      ];
      const [short, long] = [await open(), await open()];
      const act = battle => async () => {
        const reply = await fetch(`${arbitro.url}/v1/battles/${battle}/actions`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: action,
        });
        if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`);
        await reply.arrayBuffer();
      };
      for (const battle of [short, long]) for (let i = 0; i < 99; i++) await act(battle)();
      await lengthen(source, long, longLog - 100);
      await source.end();
      const times = { short: [], long: [] };
      for (let round = 0; round < Math.max(3, rounds); round++) {
        times.short.push(await timeOf(50, act(short)));
        times.long.push(await timeOf(50, act(long)));
      }
      const acted = median(times.long) / median(times.short);
      const opened = { short: [], long: [] };
      for (let round = 0; round < Math.max(5, rounds); round++) {
        // Only a server that remembers nothing opens a battle.
        await arbitro.stop();
        arbitro = await start('dist/main.js', env, '/health/ready');
        await fetch(`${arbitro.url}/v1/battles/${battles[0]}`, { headers });
        for (const [name, battle] of round % 2 === 0
          ? [
              ['short', short],
              ['long', long],
            ]
          : [
              ['long', long],
              ['short', short],
            ])
          opened[name].push(
            await timeOf(1, async () =>
              (await fetch(`${arbitro.url}/v1/battles/${battle}`, { headers })).arrayBuffer(),
            ),
          );
      }
      const opening = median(opened.long) / median(opened.short);
      const told = ({ short, long }) => `${median(long).toFixed(2)} ms against ${median(short).toFixed(2)}`;
      rows.push(
        row(`one action at ${longLog} events, against at 100`, Number(acted.toFixed(2)), '× the time', {
          atMost: 1.3,
          besides: told(times),
        }),
        row(`opening a battle of ${longLog} events, against of 100`, Number(opening.toFixed(2)), '× the time', {
          atMost: 1.3,
          besides: told(opened),
        }),
      );
      return rows;
    } finally {
      await arbitro.stop();
    }
  });
