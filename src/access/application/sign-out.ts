import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { signedIn } from '../domain/policy.js';
import { Sessions } from '../persistence/sessions.repository.js';
import { Acquaintances } from './acquaintances.js';

/** Ends the session that a person asks with. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly acquaintances: Acquaintances,
  ) {}

  async do({ by, language }: Asked): Promise<void> {
    const account = signedIn(by, language);
    if (by.session !== undefined) await this.sessions.end(account, by.session);
    this.acquaintances.forgetAll();
  }
}
