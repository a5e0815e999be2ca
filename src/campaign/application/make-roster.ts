import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { permit } from '../../access/index.js';
import { faultsProblem, Refused, Shelf, type Asked, type Reply } from '../../api/door/index.js';
import { readRoster, type RosterVisibility, type UnitWritten } from '../domain/roster.js';
import { RosterStore } from '../persistence/roster-store.js';
import { keepingOf, keptOf, keptReplyOf } from './battles.js';
import { noSuchRuleset } from './books.js';
import { rosterReply } from './rosters.js';

/** What is asked of a new roster. */
export interface RosterWritten {
  readonly ruleset: string;
  readonly name: string;
  readonly visibility?: RosterVisibility | null;
  readonly units: readonly UnitWritten[];
}

/** Makes a roster of a ruleset's units. */
@Injectable()
export class MakeRoster {
  constructor(
    @Inject(RosterStore) private readonly store: RosterStore,
    @Inject(Shelf) private readonly shelf: Shelf,
  ) {}

  async run(asked: Asked<RosterWritten>): Promise<Reply> {
    const { by, params, body, language } = asked;
    const membership = permit(by, 'roster.write', params['club'] ?? '', language);
    const { club, member } = membership;
    const { ruleset, name } = body;
    const book = this.shelf.book(ruleset);
    if (!book) throw new Refused(faultsProblem([noSuchRuleset(this.shelf)], language));
    const read = readRoster(book, body.units);
    if (!read.ok) throw new Refused(faultsProblem(read.faults, language));
    const roster = {
      id: randomUUID(),
      club,
      ruleset,
      name,
      madeBy: member,
      visibility: body.visibility ?? 'club',
      units: read.value,
    } as const;
    const made = await this.store.make(roster, keepingOf(asked, membership), kept => keptOf(rosterReply(kept, 201)));
    return keptReplyOf(made, language);
  }
}
