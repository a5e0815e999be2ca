import { Inject, Injectable } from '@nestjs/common';
import type { Asked, Reply } from '../../api/door/index.js';
import { rosterReply, Rosters } from './rosters.js';

/** A roster with its units. */
@Injectable()
export class ReadRoster {
  constructor(@Inject(Rosters) private readonly rosters: Rosters) {}

  async run(asked: Asked): Promise<Reply> {
    const { roster } = await this.rosters.see(asked, 'roster.read');
    return rosterReply(roster);
  }
}
