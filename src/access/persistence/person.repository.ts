import { Injectable } from '@nestjs/common';
import type { Membership } from '../../api/door/index.js';
import {
  Account,
  ApiKey,
  Battle,
  BattleEvent,
  Club,
  Game,
  GameRoll,
  Invitation,
  Member,
  Roster,
  Session,
  Tenancy,
} from '../../database/index.js';

/** Everything that is stored about a person, as it is stored; secrets' hashes aside, which tell nothing. */
@Injectable()
export class PersonRecords {
  constructor(private readonly tenancy: Tenancy) {}

  ofAccount(id: string): Promise<{ readonly account: Account | null; readonly sessions: readonly Session[] }> {
    return this.tenancy.read({ account: id }, async tables => ({
      account: await tables.findOne(Account, { where: { id }, select: { id: true, name: true, createdAt: true } }),
      sessions: await tables.find(Session, {
        where: { accountId: id },
        select: { id: true, createdAt: true, usedAt: true },
      }),
    }));
  }

  /** What a club holds of a member. What was done out of sight stays there; of events, those that all can see. */
  inClub({ club: clubId, member }: Membership): Promise<InClub> {
    return this.tenancy.read({ club: clubId, member, audience: 'public' }, async tables => ({
      club: await tables.findOne(Club, { where: { id: clubId }, select: { id: true, name: true } }),
      member: await tables.findOneBy(Member, { clubId, id: member }),
      keys: (await tables.findBy(ApiKey, { clubId, createdBy: member })).map(({ hash: _, ...key }) => key),
      invitations: (await tables.findBy(Invitation, { clubId, createdBy: member })).map(
        ({ tokenHash: _, ...invitation }) => invitation,
      ),
      rosters: await tables.findBy(Roster, { clubId, madeBy: member }),
      battles: await tables.findBy(Battle, { clubId, openedBy: member }),
      events: await tables.find(BattleEvent, {
        where: { clubId, member },
        select: { battleId: true, seq: true, type: true, at: true },
      }),
      games: await tables.findBy(Game, { clubId, madeBy: member }),
      rolls: await tables.find(GameRoll, {
        where: { clubId, member },
        select: { gameId: true, position: true, procedure: true, roll: true, at: true },
      }),
    }));
  }
}

interface InClub {
  readonly club: Club | null;
  readonly member: Member | null;
  readonly keys: readonly Omit<ApiKey, 'hash'>[];
  readonly invitations: readonly Omit<Invitation, 'tokenHash'>[];
  readonly rosters: readonly Roster[];
  readonly battles: readonly Battle[];
  readonly events: readonly Pick<BattleEvent, 'battleId' | 'seq' | 'type' | 'at'>[];
  readonly games: readonly Game[];
  readonly rolls: readonly Pick<GameRoll, 'gameId' | 'position' | 'procedure' | 'roll' | 'at'>[];
}
