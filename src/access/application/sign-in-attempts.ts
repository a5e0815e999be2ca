import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { knownDevice } from '../domain/device.js';
import { Secrets } from '../domain/secrets.js';
import { SharedLimits, type Taking } from '../persistence/shared-limits.repository.js';

/** An attempt that was let through to try a password or a recovery code. */
export interface Attempt {
  /** Whether it comes from a device on which the same person has signed in before. */
  readonly isKnown: boolean;
  /** It turned out right: only failures count. */
  succeeded(): Promise<void>;
}

/**
 * Counts who tries to come in, by the address they name and whether or not there is an account. A device on which that
 * person has signed in before is counted by itself, so that nobody else's failures keep its owner out.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: SharedLimits,
    private readonly secrets: Secrets,
  ) {}

  async begin({ by, language }: Pick<Asked, 'by' | 'language'>, emailHash: string): Promise<Attempt> {
    const device = knownDevice(this.secrets.devicePepper, by.device, emailHash);
    const takings: readonly Taking[] =
      device === undefined
        ? [
            ['sign-in-account', `${emailHash} ${by.address}`],
            ['sign-in-address', by.address],
            ['sign-in-everywhere', emailHash],
          ]
        : [['sign-in-device', `${emailHash} ${device}`]];
    await this.limits.charge(takings, language);
    return { isKnown: device !== undefined, succeeded: () => this.limits.giveBack(takings) };
  }
}
