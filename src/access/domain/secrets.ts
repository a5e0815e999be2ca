import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The secrets that derive from the installation's one, each for a single purpose. */
export class Secrets {
  private readonly emailPepper: Buffer;
  readonly keyPepper: Buffer;
  readonly resetPepper: Buffer;

  constructor(seed: string) {
    const derived = (label: string): Buffer => Buffer.from(hkdfSync('sha256', seed, '', `arbitro/${label}`, 32));
    this.emailPepper = derived('e-mail');
    this.keyPepper = derived('key');
    this.resetPepper = derived('password-reset');
  }

  /** All that is kept of an e-mail address: enough to know it again, too little to write to it. */
  emailHash(address: string): string {
    return createHmac('sha256', this.emailPepper).update(address.trim().toLowerCase()).digest('hex');
  }
}

/** A token of 256 bits for a session or a link; shown once. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
