import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { Environment } from './environment.js';
import { keptSecret } from './kept-secret.js';
import { StartFault } from './start-fault.js';

/** The secret behind the dice of sheet rolls: as set, or made at the first start and kept, so that no die falls twice. */
export function seedOf({ seed, dataFolder }: Pick<Environment, 'seed' | 'dataFolder'>): string {
  if (seed !== undefined) return seed;
  const file = join(dataFolder, 'seed');
  const kept = keptSecret(file, { name: 'seed', variable: 'ARBITRO_SEED' });
  if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  throw new StartFault(
    `The seed in ${file} is damaged; restore it from a backup, or delete it and run: npx arbitro accept-seed (docs/operations.md says what is lost).`,
  );
}

/** Tells a seed from another, and nothing else of it. */
export const fingerprintOf = (seed: string): string =>
  Buffer.from(hkdfSync('sha256', seed, '', 'arbitro/fingerprint', 16)).toString('hex');
