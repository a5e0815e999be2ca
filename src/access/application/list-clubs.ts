import { Injectable } from '@nestjs/common';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import type { Club } from '../../database/index.js';
import { isNobody } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Clubs } from '../persistence/clubs.repository.js';

/** The clubs of whoever asks: a person's, or the one that a key is for. */
@Injectable()
export class ListClubs {
  constructor(private readonly clubs: Clubs) {}

  async do({ by, query, language }: Asked<undefined, PageAsked>): Promise<Page<Club>> {
    if (isNobody(by)) throw refusal('not-signed-in', language);
    const wanted = pageWanted(query, language);
    const rows =
      by.account === null ? await this.ofKey(by.memberships) : await this.clubs.ofAccount(by.account, wanted);
    return pageOf(rows, wanted, club => club);
  }

  private async ofKey(memberships: Asked['by']['memberships']): Promise<readonly Club[]> {
    const clubs = await Promise.all(memberships.map(({ club }) => this.clubs.find(club)));
    return clubs.filter(club => club !== null);
  }
}
