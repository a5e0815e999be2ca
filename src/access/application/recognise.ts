import { Injectable } from '@nestjs/common';
import type { Membership, Scope, ShownKey } from '../../api/door/index.js';
import { WritesRefused } from '../../database/index.js';
import { hashKey, sameHash, type WrittenKey } from '../domain/key.js';
import { hashToken, Secrets } from '../domain/secrets.js';
import { Keys } from '../persistence/keys.repository.js';
import { Members } from '../persistence/members.repository.js';
import { Sessions } from '../persistence/sessions.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';

/** A person whose session goes on. */
export interface RecognisedPerson {
  readonly account: string;
  readonly memberships: readonly Membership[];
}

/** A key that holds, with the standing of whoever made it. */
export interface RecognisedKey {
  readonly key: ShownKey;
  readonly membership: Membership;
}

/** A session is written down as used once a minute. */
const usedMs = 60_000;

/** Recognises people by their session and programs by their key, with the rights they have at present. */
@Injectable()
export class Recognise {
  constructor(
    private readonly sessions: Sessions,
    private readonly members: Members,
    private readonly keys: Keys,
    private readonly secrets: Secrets,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  person(token: string): Promise<RecognisedPerson | undefined> {
    const tokenHash = hashToken(token);
    return this.acquaintances.recall(`session ${tokenHash}`, async () => {
      const session = await this.sessions.find(tokenHash);
      if (session === null) return undefined;
      if (Date.now() - session.usedAt.getTime() > usedMs) await ifWritten(this.sessions.used(session));
      return { account: session.accountId, memberships: await this.members.ofAccount(session.accountId) };
    });
  }

  key(written: WrittenKey): Promise<RecognisedKey | undefined> {
    const hash = hashKey(this.secrets.keyPepper, written.whole);
    return this.acquaintances.recall(`key ${hash}`, () => this.findKey(written.id, hash));
  }

  private async findKey(id: string, hash: string): Promise<RecognisedKey | undefined> {
    const found = await this.keys.byId(id);
    if (found === null || !sameHash(found.hash, hash)) return this.deny(id, 'key denied');
    if (found.revokedAt !== null) return this.deny(id, 'revoked key used');
    if (found.expiresAt !== null && found.expiresAt.getTime() <= Date.now()) return this.deny(id, 'key denied');
    const role = await this.keys.makerRole(found);
    if (role === undefined) return this.deny(id, 'key denied');
    const today = new Date().toISOString().slice(0, 10);
    if (found.usedOn !== today) await ifWritten(this.keys.used(found, today));
    // Only scopes are ever written there.
    const scopes = found.scopes as readonly Scope[];
    // What stands in a spreadsheet never looks with a referee's eyes, whatever its maker has become.
    const seesAll = scopes.includes('sheet') && (role === 'owner' || role === 'referee');
    return {
      key: { id, scopes, battle: found.battleId, sees: found.sees === 'maker' && !seesAll ? 'maker' : 'public' },
      membership: { club: found.clubId, member: found.createdBy, role },
    };
  }

  private deny(key: string, event: 'key denied' | 'revoked key used'): undefined {
    this.log.tell(event, { key });
    return undefined;
  }
}

/** That something was used is noted if it can be: while the database refuses writes, people and programs go on reading. */
const ifWritten = (noting: Promise<void>): Promise<void> =>
  noting.catch((error: unknown) => {
    if (!(error instanceof WritesRefused)) throw error;
  });
