import { Inject, Injectable } from '@nestjs/common';
import { Clubs, permit, refusal, type Action, type ClubRules } from '../../access/index.js';
import {
  etagOf,
  isUuid,
  notHere,
  Reply,
  Shelf,
  type Asked,
  type Asker,
  type Membership,
} from '../../api/door/index.js';
import type { Book, Language } from '../../core/index.js';
import type { Settled } from '../domain/acting.js';
import type { Roster } from '../domain/roster.js';
import type { RosterViewer } from '../domain/roster-sight.js';
import { RosterStore } from '../persistence/roster-store.js';
import { matches } from './battles.js';
import { openBook } from './books.js';

type Question = Pick<Asked<unknown, unknown>, 'by' | 'params' | 'language'>;

/** A roster that somebody may see, and as whom he does. */
export interface SeenRoster {
  readonly roster: Roster;
  readonly membership: Membership;
  readonly viewer: RosterViewer;
}

/** The way of every use case to a roster: who asks, whether he may, and by which book it is. */
@Injectable()
export class Rosters {
  constructor(
    @Inject(RosterStore) private readonly store: RosterStore,
    @Inject(Clubs) private readonly clubs: Clubs,
    @Inject(Shelf) private readonly shelf: Shelf,
  ) {}

  /** Finds a roster in whichever of the asker's clubs has it: foreign, hidden and missing are the same. */
  async see(asked: Question, action: Action): Promise<SeenRoster> {
    const { by, params, language } = asked;
    const id = params['roster'];
    for (const own of isUuid(id) ? by.memberships : []) {
      const viewer = rosterViewer(by, own);
      const roster = await this.store.find(own.club, id ?? '', viewer);
      if (roster) return { roster, viewer, membership: permit(by, action, own.club, language) };
    }
    // Who is nobody is told so; for all others nothing is here.
    permit(by, action, '', language);
    throw notHere(language);
  }

  /** Finds a roster to be changed: players change their own, the referee and the owner any. */
  async hold(asked: Question & Pick<Asked<unknown, unknown>, 'ifMatch'>): Promise<SeenRoster> {
    const seen = await this.see(asked, 'roster.write');
    const { roster, membership } = seen;
    const { member, role } = membership;
    if (role === 'player' && roster.madeBy !== member) throw refusal('not-permitted', asked.language, notYours);
    if (asked.ifMatch !== null && !matches(asked.ifMatch, String(roster.version)))
      throw refusal('stale', asked.language);
    return seen;
  }

  /** The book of a roster, if it is on the shelf. */
  bookOf(ruleset: string, language: Language): Book {
    return openBook(this.shelf, ruleset, language);
  }

  /** How the club reads a book. */
  async settledBy(club: string, { id }: Book): Promise<Pick<Settled, 'rulings' | 'house'>> {
    // What a club has settled was read by its books before it was kept.
    const rules = (await this.clubs.find(club))?.rules as ClubRules | undefined;
    return { rulings: rules?.[id]?.rulings ?? {}, house: rules?.[id]?.house ?? {} };
  }
}

/** As whom somebody looks at the rosters of a club: a key may look with everybody's eyes instead of its maker's. */
export const rosterViewer = ({ key }: Pick<Asker, 'key'>, { member, role }: Membership): RosterViewer =>
  key?.sees === 'public' ? { member: null, judges: false } : { member, judges: role === 'referee' || role === 'owner' };

/** A roster as it is listed. */
export const rosterListed = (roster: Roster) => {
  const { id, club, ruleset, name, madeBy, visibility, units, version, createdAt, changedAt } = roster;
  return {
    id,
    club,
    ruleset,
    name,
    madeBy,
    visibility,
    many: units.length,
    version,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
};

/** A roster with its units; its version is its tag. */
export const rosterReply = (roster: Roster, status: 200 | 201 = 200): Reply =>
  new Reply({ ...rosterListed(roster), units: roster.units }, status, {
    etag: etagOf(roster.version),
    ...(status === 201 && { location: `/v1/rosters/${roster.id}` }),
  });

const notYours = {
  it: 'Il roster è di un altro: lo cambia chi l’ha fatto, l’arbitro o un responsabile.',
  en: 'The roster is somebody else’s: whoever made it changes it, the referee or an owner.',
};
