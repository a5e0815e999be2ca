import { Inject, Injectable } from '@nestjs/common';
import { faultsProblem, notHere, Refused, type Asked } from '../../api/door/index.js';
import type { Book, Language } from '../../core/index.js';
import type { Club } from '../../database/index.js';
import { readClubRules, type ClubRules } from '../domain/club-rules.js';
import { permit } from '../domain/policy.js';
import { Clubs } from '../persistence/clubs.repository.js';

export interface ClubChange {
  readonly name?: string | null;
  readonly rules?: unknown;
}

/** The books on the shelf, as the club's rules are read by them. */
export const clubBooks = Symbol('books');

/** Changes a club's name, or how it plays. */
@Injectable()
export class ChangeClub {
  constructor(
    private readonly clubs: Clubs,
    @Inject(clubBooks) private readonly books: readonly Book[],
  ) {}

  async do({ by, params, body, language }: Asked<ClubChange>): Promise<Club> {
    const { club: id } = permit(by, 'club.change', params['club'] ?? '', language);
    const rules = this.rulesOf(body, language);
    const club = await this.clubs.change(id, body.name?.trim(), rules);
    if (club === null) throw notHere(language);
    return club;
  }

  private rulesOf({ rules }: ClubChange, language: Language): ClubRules {
    if (rules === undefined || rules === null) return {};
    const read = readClubRules(rules, this.books);
    if (!read.ok) throw new Refused(faultsProblem(read.faults, language));
    return read.value;
  }
}
