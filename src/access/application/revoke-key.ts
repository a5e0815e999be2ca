import { Injectable } from '@nestjs/common';
import { notHere, type Asked } from '../../api/door/index.js';
import { isKeyId } from '../domain/key.js';
import { permit } from '../domain/policy.js';
import { Keys } from '../persistence/keys.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';

/** Revokes a key one has made; an owner revokes anybody's. */
@Injectable()
export class RevokeKey {
  constructor(
    private readonly keys: Keys,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, language }: Asked): Promise<void> {
    const { club, member, role } = permit(by, 'key.make', params['club'] ?? '', language);
    const id = params['key'] ?? '';
    if (!isKeyId(id) || !(await this.keys.revoke(club, id, role === 'owner' ? null : member))) throw notHere(language);
    this.acquaintances.forgetAll();
    this.log.tell('key revoked', { club, member, key: id });
  }
}
