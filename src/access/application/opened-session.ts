import { Injectable } from '@nestjs/common';
import type { Asker } from '../../api/door/index.js';
import { withDevice } from '../domain/device.js';
import { hashToken, makeToken, Secrets } from '../domain/secrets.js';
import { Sessions } from '../persistence/sessions.repository.js';

/** A session that was just opened: whose, its token, shown this once, and by what the browser is known from now on. */
export interface OpenedSession {
  readonly account: string;
  readonly token: string;
  readonly device: string;
}

/** Opens the session of a person who has shown who they are. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly secrets: Secrets,
  ) {}

  async do(account: string, emailHash: string, { device }: Pick<Asker, 'device'>): Promise<OpenedSession> {
    const token = makeToken();
    await this.sessions.open(account, hashToken(token));
    return { account, token, device: withDevice(this.secrets.devicePepper, device, emailHash) };
  }
}
