import { Injectable } from '@nestjs/common';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import type { Invitation } from '../../database/index.js';
import { permit } from '../domain/policy.js';
import { Invitations } from '../persistence/invitations.repository.js';

/** The invitations that can still be accepted. */
@Injectable()
export class ListInvitations {
  constructor(private readonly invitations: Invitations) {}

  async do({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<Invitation>> {
    const { club } = permit(by, 'invitation.make', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.invitations.of(club, wanted), wanted, invitation => invitation);
  }
}
