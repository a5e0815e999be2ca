import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import { faultsProblem, Refused, type Asked, type Reply } from '../../api/door/index.js';
import { readRoster, type UnitWritten } from '../domain/roster.js';
import { RosterStore } from '../persistence/roster-store.js';
import { rosterReply, Rosters } from './rosters.js';

export interface RosterChange {
  readonly name: string;
  readonly units: readonly UnitWritten[];
}

/** Writes a roster anew: units keep their ids by saying them. */
@Injectable()
export class ChangeRoster {
  constructor(
    @Inject(Rosters) private readonly rosters: Rosters,
    @Inject(RosterStore) private readonly store: RosterStore,
  ) {}

  async run(asked: Asked<RosterChange>): Promise<Reply> {
    const { body, language } = asked;
    const roster = await this.rosters.hold(asked);
    const read = readRoster(this.rosters.bookOf(roster.ruleset, language), body.units, roster.units);
    if (!read.ok) throw new Refused(faultsProblem(read.faults, language));
    const changed = await this.store.change(roster, { name: body.name, units: read.value });
    // Somebody else was faster.
    if (!changed) throw refusal('stale', language);
    return rosterReply(changed);
  }
}
