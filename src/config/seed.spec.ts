import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOf } from './seed.js';
import { StartFault } from './start-fault.js';

describe('The seed of sheet rolls', () => {
  let dataFolder: string;
  beforeEach(() => (dataFolder = join(mkdtempSync(join(tmpdir(), 'arbitro-seed-')), 'data')));
  afterEach(() => rmSync(join(dataFolder, '..'), { recursive: true, force: true }));

  it('is the one the operator set, and nothing is written', () => {
    expect(seedOf({ seed: 'as set', dataFolder })).toBe('as set');
    expect(() => statSync(dataFolder)).toThrow();
  });

  it('is made at the first start and the same ever after', () => {
    const first = seedOf({ seed: undefined, dataFolder });
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(seedOf({ seed: undefined, dataFolder })).toBe(first);
    expect(readdirSync(dataFolder)).toEqual(['seed']);
  });

  it('differs between two installations', () => {
    const other = join(dataFolder, 'other');
    expect(seedOf({ seed: undefined, dataFolder })).not.toBe(seedOf({ seed: undefined, dataFolder: other }));
  });

  it('is readable by its owner only, also when someone opened it up', () => {
    seedOf({ seed: undefined, dataFolder });
    expect(statSync(join(dataFolder, 'seed')).mode & 0o777).toBe(0o600);
    chmodSync(join(dataFolder, 'seed'), 0o644);
    seedOf({ seed: undefined, dataFolder });
    expect(statSync(join(dataFolder, 'seed')).mode & 0o777).toBe(0o600);
  });

  it('is never silently replaced when damaged', () => {
    seedOf({ seed: undefined, dataFolder });
    writeFileSync(join(dataFolder, 'seed'), 'abc');
    expect(() => seedOf({ seed: undefined, dataFolder })).toThrow(/damaged; restore it from a backup/);
  });

  it('says what to do when it cannot be kept', () => {
    writeFileSync(dataFolder, 'a file where the folder should be');
    expect(() => seedOf({ seed: undefined, dataFolder })).toThrow(StartFault);
    expect(() => seedOf({ seed: undefined, dataFolder })).toThrow(/set ARBITRO_SEED/);
  });
});
