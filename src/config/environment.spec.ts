import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { instanceToPlain } from 'class-transformer';
import { Environment, readEnvironment } from './environment.js';

const read = (env: NodeJS.ProcessEnv) => {
  const result = readEnvironment(env);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.environment;
};
const faultsOf = (env: NodeJS.ProcessEnv) => {
  const result = readEnvironment(env);
  return result.ok ? [] : result.faults;
};

describe('The environment', () => {
  it('has a sensible value for every variable left out', () => {
    expect(read({})).toEqual({
      port: undefined,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataFolder: resolve('data'),
      rulesets: undefined,
      seed: undefined,
      signingKeys: undefined,
      logLevel: 'info',
      maxInFlight: 8,
      metrics: 'on',
      metricsPort: 9464,
      metricsHost: '127.0.0.1',
      publicUrl: undefined,
      proxies: 0,
      limits: 1,
    });
  });

  it('takes every variable as set', () => {
    const environment = read({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgresql://club:p%40ss@db.example:5433/arbitro?sslmode=verify-full',
      ARBITRO_DATA: 'elsewhere',
      ARBITRO_RULESETS: 'murat, ordre-mixte,,murat',
      ARBITRO_SEED: 's'.repeat(32),
      ARBITRO_SIGNING_KEY: `${'a'.repeat(64)}, ${'b'.repeat(64)}`,
      LOG_LEVEL: 'debug',
      ARBITRO_MAX_IN_FLIGHT: '32',
      METRICS: 'public',
      METRICS_PORT: '0',
      METRICS_HOST: '::1',
      ARBITRO_PUBLIC_URL: 'https://arbitro.example/',
      ARBITRO_PROXIES: '1',
      ARBITRO_LIMITS: '2.5',
    });
    expect(environment).toEqual({
      port: 0,
      host: '::1',
      databaseUrl: 'postgresql://club:p%40ss@db.example:5433/arbitro?sslmode=verify-full',
      dataFolder: resolve('elsewhere'),
      rulesets: ['murat', 'ordre-mixte'],
      seed: 's'.repeat(32),
      signingKeys: ['a'.repeat(64), 'b'.repeat(64)],
      logLevel: 'debug',
      maxInFlight: 32,
      metrics: 'public',
      metricsPort: 0,
      metricsHost: '::1',
      publicUrl: 'https://arbitro.example',
      proxies: 1,
      limits: 2.5,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: '  ', ARBITRO_RULESETS: '' })).toEqual(read({}));
  });

  it('cannot be changed afterwards', () => {
    const environment = read({ ARBITRO_RULESETS: 'murat' });
    expect(Object.isFrozen(environment)).toBe(true);
    expect(Object.isFrozen(environment.rulesets)).toBe(true);
  });

  it('says all faults at once, each with its variable, what was expected and what to do', () => {
    const faults = faultsOf({
      PORT: '70000',
      HOST: 'http://localhost',
      DATABASE_URL: 'mysql://localhost/arbitro',
      ARBITRO_RULESETS: 'Murat!',
      ARBITRO_SEED: 'short',
      LOG_LEVEL: 'loud',
      ARBITRO_MAX_IN_FLIGHT: '0',
      METRICS: 'yes',
      METRICS_PORT: '65536',
      METRICS_HOST: 'http://localhost',
      ARBITRO_PUBLIC_URL: 'arbitro.example',
      ARBITRO_PROXIES: 'yes',
      ARBITRO_LIMITS: '0',
    });
    expect(faults).toMatchInlineSnapshot(`
     [
       "PORT: expected a whole number from 0 to 65535; set a free port such as 3000, or leave it out.",
       "HOST: expected an address or a host name; set 127.0.0.1 for this machine only, 0.0.0.0 for all, or leave it out.",
       "DATABASE_URL: expected an address like postgres://user:password@host:5432/name; set the address of your PostgreSQL, with special characters of the password percent-encoded, or leave it out.",
       "ARBITRO_RULESETS: expected ruleset ids with commas between; set for example ordre-mixte,murat, or leave it out.",
       "ARBITRO_SEED: expected at least 32 characters; set the output of: openssl rand -hex 32, or leave it out.",
       "LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent; set info, or leave it out.",
       "ARBITRO_MAX_IN_FLIGHT: expected a whole number from 1 to 10000; set 8, or leave it out.",
       "METRICS: expected one of on, off, public; set on for a port of their own, public to serve them on PORT, or leave it out.",
       "METRICS_PORT: expected a whole number from 0 to 65535; set a free port such as 9464, or leave it out.",
       "METRICS_HOST: expected an address or a host name; set 127.0.0.1 for this machine only, 0.0.0.0 for all, or leave it out.",
       "ARBITRO_PUBLIC_URL: expected an address like https://arbitro.example without a path; set the address at which people reach this server, or leave it out.",
       "ARBITRO_PROXIES: expected a whole number from 0 to 9; set 1 behind one reverse proxy, or leave it out.",
       "ARBITRO_LIMITS: expected a factor from 0.1 to 1000, or off; set 1, or leave it out.",
     ]
    `);
  });

  it.each(['-1', '3000.5', '3e3', '0x10', 'http', '99999999999999999999'])('does not take %s for a port', PORT => {
    expect(faultsOf({ PORT })).toHaveLength(1);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', 'localhost', 'arbitro.example'])('takes %s for a host', HOST => {
    expect(read({ HOST }).host).toBe(HOST);
  });

  it.each(['localhost:5432/arbitro', 'postgres:arbitro', 'postgres://user@host:port/name'])(
    'does not take %s for the address of a database',
    DATABASE_URL => {
      expect(faultsOf({ DATABASE_URL })).toHaveLength(1);
    },
  );

  it.each(['https://arbitro.example', 'http://192.168.1.5:3000', 'http://localhost:3000/'])(
    'takes %s for a public address',
    ARBITRO_PUBLIC_URL => {
      expect(read({ ARBITRO_PUBLIC_URL }).publicUrl).toBe(ARBITRO_PUBLIC_URL.replace(/\/$/, ''));
    },
  );

  it.each(['ftp://arbitro.example', 'https://arbitro.example/club', 'https://user@arbitro.example', 'https://'])(
    'does not take %s for a public address',
    ARBITRO_PUBLIC_URL => {
      expect(faultsOf({ ARBITRO_PUBLIC_URL })).toHaveLength(1);
    },
  );

  it('knows that no limit is a limit without end', () => {
    expect(read({ ARBITRO_LIMITS: 'off' }).limits).toBe(Infinity);
  });

  it('takes the address of a database behind a Unix socket', () => {
    const DATABASE_URL = 'postgresql:///arbitro?host=/var/run/postgresql';
    expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('never repeats a secret in a fault', () => {
    const faults = faultsOf({ DATABASE_URL: 'postgre://club:hunter2@db/arbitro', ARBITRO_SEED: 'hunter2' }).join();
    expect(faults).not.toContain('hunter2');
  });
});

describe('The file .env.example', () => {
  const text = readFileSync(resolve(__dirname, '../../.env.example'), 'utf8');
  const uncommented = parseEnv(text.replaceAll(/^#([A-Z_]+=)/gm, '$1'));

  it('names every variable and no other', () => {
    expect(Object.keys(uncommented).sort()).toEqual(Object.keys(instanceToPlain(new Environment())).sort());
  });

  it('shows the defaults where there is one', () => {
    const { PORT, DATABASE_URL, ARBITRO_RULESETS, ARBITRO_SEED, ARBITRO_PUBLIC_URL, ARBITRO_WORKERS, ...defaults } =
      uncommented;
    expect([PORT, DATABASE_URL, ARBITRO_RULESETS, ARBITRO_SEED, ARBITRO_PUBLIC_URL, ARBITRO_WORKERS]).not.toContain(
      undefined,
    );
    expect(read(defaults)).toEqual(read({}));
  });

  it('changes nothing when copied as it is', () => {
    expect(parseEnv(text)).toEqual({});
  });
});
