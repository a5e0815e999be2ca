import { Injectable } from '@nestjs/common';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import type { ApiKey } from '../../database/index.js';
import { isKeyId } from '../domain/key.js';
import { permit } from '../domain/policy.js';
import { Keys } from '../persistence/keys.repository.js';

/** The keys one has made; an owner sees everybody's. */
@Injectable()
export class ListKeys {
  constructor(private readonly keys: Keys) {}

  async do({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<ApiKey>> {
    const { club, member, role } = permit(by, 'key.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language, isKeyId);
    return pageOf(await this.keys.of(club, role === 'owner' ? null : member, wanted), wanted, key => key);
  }
}
