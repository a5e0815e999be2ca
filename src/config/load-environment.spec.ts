import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvironment } from './load-environment.js';
import { StartFault } from './start-fault.js';

describe('The environment of the process', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'arbitro-env-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('needs no .env file', () => {
    expect(loadEnvironment({ PORT: '4000' }, join(folder, '.env')).port).toBe(4000);
  });

  it('takes from the .env file what is not set, and only that', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4000\nLOG_LEVEL=warn\n');
    const environment = loadEnvironment({ PORT: '5000' }, join(folder, '.env'));
    expect(environment).toMatchObject({ port: 5000, logLevel: 'warn' });
  });

  it('leaves process.env as it was', () => {
    writeFileSync(join(folder, '.env'), 'ARBITRO_SEED=0123456789abcdef0123456789abcdef\n');
    const before = { ...process.env };
    loadEnvironment(process.env, join(folder, '.env'));
    expect(process.env).toEqual(before);
  });

  it('stops with every fault in one message', () => {
    const load = () => loadEnvironment({ PORT: 'x', METRICS: 'x' }, join(folder, '.env'));
    expect(load).toThrow(StartFault);
    expect(load).toThrow(/- PORT: .*\n- METRICS: /);
  });

  it('says which .env file it cannot read', () => {
    expect(() => loadEnvironment({}, folder)).toThrow(/cannot be read; let this account read it/);
  });
});
