import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import { faultsProblem, Refused, type Asked, type Reply } from '../../api/door/index.js';
import { readRoster, type RosterVisibility, type UnitWritten } from '../domain/roster.js';
import { RosterStore } from '../persistence/roster-store.js';
import { rosterReply, Rosters } from './rosters.js';

export interface RosterChange {
  readonly name: string;
  readonly visibility?: RosterVisibility | null;
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
    const { roster, viewer, membership } = await this.rosters.hold(asked);
    const visibility = body.visibility ?? roster.visibility;
    if (visibility !== roster.visibility && membership.member !== roster.madeBy)
      throw refusal('not-permitted', language, onlyItsMaker);
    const read = readRoster(this.rosters.bookOf(roster.ruleset, language), body.units, roster.units);
    if (!read.ok) throw new Refused(faultsProblem(read.faults, language));
    const changed = await this.store.change(roster, { name: body.name, visibility, units: read.value }, viewer);
    // Somebody else was faster.
    if (!changed) throw refusal('stale', language);
    return rosterReply(changed);
  }
}

const onlyItsMaker = {
  it: 'Chi può leggere un roster lo decide chi l’ha fatto.',
  en: 'Who may read a roster is for whoever made it to say.',
};
