import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The secrets that derive from the installation's one, each for a single purpose. */
export class Secrets {
  private readonly emailPepper: Buffer;
  readonly keyPepper: Buffer;
  private readonly resetPepper: Buffer;
  readonly devicePepper: Buffer;
  readonly setUpPepper: Buffer;
  private readonly limitPepper: Buffer;

  constructor(seed: string) {
    const derived = (label: string): Buffer => Buffer.from(hkdfSync('sha256', seed, '', `arbitro/${label}`, 32));
    this.emailPepper = derived('e-mail');
    this.keyPepper = derived('key');
    this.resetPepper = derived('password-reset');
    this.devicePepper = derived('device');
    this.setUpPepper = derived('set-up');
    this.limitPepper = derived('limit');
  }

  /** All that is kept of an e-mail address: enough to know it again, too little to write to it. */
  emailHash(address: string): string {
    return createHmac('sha256', this.emailPepper).update(address.trim().toLowerCase()).digest('hex');
  }

  /** By what the database knows whose limit it counts: no address and no account can be read from it. */
  limitId(name: string, of: string): string {
    return createHmac('sha256', this.limitPepper).update(`${name} ${of}`).digest('hex');
  }

  /** What tells whether a stored password is still the same. */
  passwordMark(stored: string): string {
    return createHmac('sha256', this.resetPepper).update(stored).digest('hex');
  }
}

/** A token of 256 bits for a session or a link; shown once. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
