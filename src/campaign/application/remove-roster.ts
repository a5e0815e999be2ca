import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import type { Asked } from '../../api/door/index.js';
import { RosterStore } from '../persistence/roster-store.js';
import { Rosters } from './rosters.js';

/** Takes a roster away; battles keep the units they have copied. */
@Injectable()
export class RemoveRoster {
  constructor(
    @Inject(Rosters) private readonly rosters: Rosters,
    @Inject(RosterStore) private readonly store: RosterStore,
  ) {}

  async run(asked: Asked): Promise<void> {
    const { roster, viewer } = await this.rosters.hold(asked);
    // Somebody else has just changed it.
    if (!(await this.store.remove(roster, viewer))) throw refusal('stale', asked.language);
  }
}
