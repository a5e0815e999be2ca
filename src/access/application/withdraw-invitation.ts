import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked } from '../../api/door/index.js';
import { permit } from '../domain/policy.js';
import { Invitations } from '../persistence/invitations.repository.js';

/** Takes an invitation back before anybody has come by it. */
@Injectable()
export class WithdrawInvitation {
  constructor(private readonly invitations: Invitations) {}

  async do({ by, params, language }: Asked): Promise<void> {
    const { club } = permit(by, 'invitation.make', params['club'] ?? '', language);
    const { invitation: id } = params;
    if (!isUuid(id) || !(await this.invitations.withdraw(club, id))) throw notHere(language);
  }
}
