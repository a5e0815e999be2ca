import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKeysOf } from './signing-keys.js';

describe('The keys that sign heads', () => {
  let dataFolder: string;
  beforeEach(() => (dataFolder = join(mkdtempSync(join(tmpdir(), 'arbitro-key-')), 'data')));
  afterEach(() => rmSync(join(dataFolder, '..'), { recursive: true, force: true }));
  const kept = () => signingKeysOf({ signingKeys: undefined, dataFolder });

  it('are those the operator set, and nothing is written', () => {
    expect(signingKeysOf({ signingKeys: ['a', 'b'], dataFolder })).toEqual(['a', 'b']);
    expect(() => statSync(dataFolder)).toThrow();
  });

  it('are one key that is made at the first start, and kept for its owner only', () => {
    const [first] = kept();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(kept()).toEqual([first]);
    expect(statSync(join(dataFolder, 'signing-key')).mode & 0o777).toBe(0o600);
  });

  it('are as many as the file has lines, the first of them the present one', () => {
    const [old = ''] = kept();
    const file = join(dataFolder, 'signing-key');
    writeFileSync(file, `${'c'.repeat(64)}\n${readFileSync(file, 'utf8')}`);
    expect(kept()).toEqual(['c'.repeat(64), old]);
  });

  it('are never silently replaced when damaged', () => {
    kept();
    writeFileSync(join(dataFolder, 'signing-key'), 'abc');
    expect(kept).toThrow(/damaged; restore it from a backup/);
  });
});
