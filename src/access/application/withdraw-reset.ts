import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked } from '../../api/door/index.js';
import { permit } from '../domain/policy.js';
import { Resets } from '../persistence/resets.repository.js';
import { SecurityLog } from './security-log.js';

/** Takes a reset link back before it is used: one's own, or, as an owner, anybody's. */
@Injectable()
export class WithdrawReset {
  constructor(
    private readonly resets: Resets,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, language }: Asked): Promise<void> {
    const { club, member, role } = permit(by, 'reset.watch', params['club'] ?? '', language);
    const { reset: id } = params;
    if (!isUuid(id) || !(await this.resets.withdraw(club, id, role === 'owner' ? null : member)))
      throw notHere(language);
    this.log.tell('password reset link withdrawn', { club, member });
  }
}
