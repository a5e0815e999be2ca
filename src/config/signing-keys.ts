import { join } from 'node:path';
import type { Environment } from './environment.js';
import { keptSecret } from './kept-secret.js';
import { signingKeyForm } from './signing-key-form.js';
import { StartFault } from './start-fault.js';

/**
 * The private keys that sign the heads of battles: as set, or made at the first start and kept, one a line. The first
 * signs; the others are earlier ones, whose public keys are still served.
 */
export function signingKeysOf({
  signingKeys,
  dataFolder,
}: Pick<Environment, 'signingKeys' | 'dataFolder'>): readonly string[] {
  if (signingKeys !== undefined) return signingKeys;
  const file = join(dataFolder, 'signing-key');
  const kept = keptSecret(file, { name: 'signing key', variable: 'ARBITRO_SIGNING_KEY' }).split(/\s+/);
  if (kept.every(key => signingKeyForm.test(key))) return kept;
  throw new StartFault(
    `The signing key in ${file} is damaged; restore it from a backup, or delete it: a new one is made, and heads signed before are checked with the public key that somebody kept.`,
  );
}
