import { Injectable } from '@nestjs/common';
import { faultsProblem, Refused, type Asked, type Scope } from '../../api/door/index.js';
import type { Fault } from '../../core/index.js';
import type { ApiKey } from '../../database/index.js';
import { dayMs } from '../domain/club.js';
import { hashKey, longestDays, makeKey } from '../domain/key.js';
import { permit } from '../domain/policy.js';
import { Secrets } from '../domain/secrets.js';
import { Clubs } from '../persistence/clubs.repository.js';
import { Keys } from '../persistence/keys.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { SecurityLog } from './security-log.js';

export interface KeyAsked {
  readonly name: string;
  readonly scope: Scope;
  readonly sees?: 'maker' | 'public' | null;
  readonly battle?: string | null;
  readonly days?: number | null;
}

const usualDays = 30;

/** Makes a key for a program, never with more rights than its maker has; the key itself is shown this once. */
@Injectable()
export class MakeKey {
  constructor(
    private readonly keys: Keys,
    private readonly clubs: Clubs,
    private readonly secrets: Secrets,
    private readonly limits: SharedLimits,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, body, language }: Asked<KeyAsked>): Promise<{ readonly made: ApiKey; readonly key: string }> {
    const { club, member, role } = permit(by, 'key.make', params['club'] ?? '', language);
    const battle = body.battle ?? null;
    const faults = [
      ...((body.days ?? usualDays) > longestDays[body.scope] ? [tooLong(longestDays[body.scope])] : []),
      ...(body.scope === 'sheet' && body.sees === 'maker' && role !== 'player' && role !== 'spectator'
        ? [allSeeing]
        : []),
      ...(battle !== null && !(await this.clubs.hasBattle(club, battle)) ? [noBattle] : []),
    ];
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    await this.limits.charge([['keys', club]], language);
    const { id, whole } = makeKey(body.scope);
    const createdAt = new Date();
    const made: ApiKey = {
      clubId: club,
      id,
      name: body.name.trim(),
      hash: hashKey(this.secrets.keyPepper, whole),
      scopes: [body.scope],
      // Whoever acts has to see what they act on.
      sees: body.scope === 'write' ? 'maker' : (body.sees ?? 'public'),
      battleId: battle,
      createdBy: member,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + (body.days ?? usualDays) * dayMs),
      revokedAt: null,
      usedOn: null,
    };
    await this.keys.make(made);
    this.log.tell('key made', { club, member, key: id });
    return { made, key: whole };
  }
}

const tooLong = (most: number): Fault => ({
  path: 'days',
  code: 'fact/out-of-bounds',
  says: { it: `Al massimo ${most} giorni.`, en: `At most ${most} days.` },
});

const allSeeing: Fault = {
  path: 'sees',
  code: 'fact/impossible',
  says: {
    it: 'Una chiave per fogli di calcolo non vede mai con gli occhi dell’arbitro: scegliere public.',
    en: 'A sheet’s key never looks with a referee’s eyes: choose public.',
  },
};

const noBattle: Fault = {
  path: 'battle',
  code: 'fact/impossible',
  says: { it: 'Il club non ha questa battaglia.', en: 'The club has no such battle.' },
};
