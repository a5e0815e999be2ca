import { Injectable } from '@nestjs/common';
import { notHere, type Asked } from '../../api/door/index.js';
import type { Club } from '../../database/index.js';
import { permit } from '../domain/policy.js';
import { Clubs } from '../persistence/clubs.repository.js';

@Injectable()
export class ReadClub {
  constructor(private readonly clubs: Clubs) {}

  async do({ by, params, language }: Asked): Promise<Club> {
    const { club: id } = permit(by, 'club.read', params['club'] ?? '', language);
    const club = await this.clubs.find(id);
    if (club === null) throw notHere(language);
    return club;
  }
}
