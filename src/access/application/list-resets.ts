import { Injectable } from '@nestjs/common';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import type { PasswordReset } from '../../database/index.js';
import { permit } from '../domain/policy.js';
import { Resets } from '../persistence/resets.repository.js';

/** The resets of one's own password; for an owner, of everybody's. */
@Injectable()
export class ListResets {
  constructor(private readonly resets: Resets) {}

  async do({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<PasswordReset>> {
    const { club, member, role } = permit(by, 'reset.watch', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.resets.of(club, role === 'owner' ? null : member, wanted), wanted, reset => reset);
  }
}
