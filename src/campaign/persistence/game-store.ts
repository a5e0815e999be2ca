import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { PageWanted } from '../../api/door/index.js';
import { Game as GameRow, pageFrom, Tenancy, type Client, type Statement } from '../../database/index.js';
import {
  recordUses,
  type AddedUse,
  type Game,
  type KnownUse,
  type NewUse,
  type RecordedUse,
  type Recording,
} from '../domain/game.js';
import { earlier, keepReply, lockOf, type Keeping, type KeptReply, type Locking } from './kept-replies.js';

/** A use on record, with the first one of its roll if it is not that itself. */
export interface ListedUse extends RecordedUse {
  readonly first: Pick<RecordedUse, 'asked' | 'throws'> | null;
}

/** Keeps games and the record of their rolls. */
@Injectable()
export class GameStore {
  constructor(@Inject(Tenancy) private readonly tenancy: Tenancy) {}

  async find(clubId: string, id: string): Promise<Game | undefined> {
    const row = await this.tenancy.read({ club: clubId }, tables => tables.findOneBy(GameRow, { clubId, id }));
    return row ? gameOf(row) : undefined;
  }

  /** A page of a club's games, the oldest first. */
  async list(clubId: string, wanted: PageWanted): Promise<readonly Game[]> {
    const rows = await this.tenancy.read({ club: clubId }, tables => pageFrom(tables, GameRow, { clubId }, wanted));
    return rows.map(gameOf);
  }

  /** How many games of a club go on. */
  going(clubId: string): Promise<number> {
    return this.tenancy.read({ club: clubId }, tables => tables.countBy(GameRow, { clubId, endedAt: IsNull() }));
  }

  /** Makes a game once for its key; the reply is kept with it. */
  make(game: Game, keeping: Keeping | null, reply: KeptReply): Promise<Locking<KeptReply>> {
    const { id, club, title, ruleset, madeBy, createdAt } = game;
    return this.tenancy.pg(
      { club },
      async (client, begun) => {
        const before = await earlier(client, club, keeping, begun);
        if (before) return before;
        await client.query(
          'INSERT INTO game (club_id, id, title, ruleset, made_by, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
          [club, id, title, ruleset, madeBy, createdAt],
        );
        await keepReply(client, club, keeping, reply);
        return { kind: 'done', value: reply } as const;
      },
      lockOf(club, keeping),
    );
  }

  /** Ends a game, and tells it as it is then; one that has ended keeps its time. */
  end(clubId: string, id: string): Promise<Game | undefined> {
    return this.tenancy.write({ club: clubId }, async tables => {
      await tables.update(GameRow, { clubId, id, endedAt: IsNull() }, { endedAt: new Date() });
      const row = await tables.findOneBy(GameRow, { clubId, id });
      return row ? gameOf(row) : undefined;
    });
  }

  /** Commits uses of rolls in one transaction that holds the game; undefined if the club has no such game. */
  record(club: string, game: string, uses: readonly NewUse[]): Promise<Recording['kept'] | undefined> {
    return this.tenancy.pg(
      { club },
      async (client, [locked, known]) => {
        const [row] = (locked?.rows ?? []) as readonly LockedRow[];
        if (row === undefined) return undefined;
        const standing = { ...row, ended: row.ended_at !== null };
        const recording = recordUses(standing, (known?.rows ?? []) as readonly KnownUse[], uses);
        if (recording.added.length > 0) add(client, club, game, recording);
        return recording.kept;
      },
      [lockGame(club, game), knownUses(club, game, uses)],
    );
  }

  /** Uses in the order of their recording: after a place from the first on, or before the end. */
  async uses(
    club: string,
    game: string,
    { after, many, latest = false }: { readonly after: number; readonly many: number; readonly latest?: boolean },
  ): Promise<readonly ListedUse[]> {
    const rows: readonly UseRow[] = await this.tenancy.read({ club }, tables =>
      tables.query(
        `SELECT use.*, first.asked AS first_asked, first.throws AS first_throws
         FROM game_roll use LEFT JOIN game_roll first ON use.version > 1 AND first.version = 1
           AND first.club_id = use.club_id AND first.game_id = use.game_id
           AND first.procedure = use.procedure AND first.roll = use.roll
         WHERE use.club_id = $1 AND use.game_id = $2 AND use.position > $3
         ORDER BY use.position ${latest ? 'DESC' : 'ASC'} LIMIT $4`,
        [club, game, after, many],
      ),
    );
    return rows.map(useOf).sort((a, b) => a.position - b.position);
  }
}

interface LockedRow {
  readonly ruleset: string | null;
  readonly ended_at: Date | null;
  readonly rolls: number;
  readonly size: number;
}

const lockGame = (club: string, game: string): Statement => ({
  name: 'lock-game',
  text: 'SELECT ruleset, ended_at, rolls, size FROM game WHERE club_id = $1 AND id = $2 FOR UPDATE',
  values: [club, game],
});

/** Read after the lock was had, by the same message. */
const knownUses = (club: string, game: string, uses: readonly NewUse[]): Statement => ({
  name: 'known-uses',
  text: `SELECT procedure, roll, fingerprint FROM game_roll WHERE club_id = $1 AND game_id = $2
         AND (procedure, roll) IN (SELECT asked.procedure, asked.roll
           FROM json_to_recordset($3::json) AS asked (procedure text, roll text))`,
  values: [club, game, JSON.stringify(uses.map(({ procedure, roll }) => ({ procedure, roll })))],
});

/** Adds uses and what they make of the game, along with COMMIT. */
const add = (client: Client, club: string, game: string, { added, rolls, size }: Recording): void => {
  const at = new Date().toISOString();
  client.alsoCommit({
    name: 'add-uses',
    text: `INSERT INTO game_roll (club_id, game_id, position, procedure, roll, version, at, edition, asked, throws, fingerprint, member, key_id)
           SELECT $1::uuid, $2::uuid, position, procedure, roll, version, $4::timestamptz, edition, asked, throws, fingerprint, member, key_id
           FROM json_to_recordset($3::json) AS added (position integer, procedure text, roll text, version integer, edition text,
             asked json, throws json, fingerprint text, member uuid, key_id text)`,
    values: [club, game, JSON.stringify(added.map(addedRow)), at],
  });
  client.alsoCommit({
    name: 'count-uses',
    text: 'UPDATE game SET rolls = $3, size = $4 WHERE club_id = $1 AND id = $2',
    values: [club, game, rolls, size],
  });
};

const addedRow = ({ use, position, version }: AddedUse) => {
  const { procedure, roll, edition, asked, throws, fingerprint, member, key } = use;
  return { position, procedure, roll, version, edition, asked, throws, fingerprint, member, key_id: key };
};

interface UseRow {
  readonly position: number;
  readonly procedure: string;
  readonly roll: string;
  readonly version: number;
  readonly at: Date;
  readonly edition: string;
  readonly asked: RecordedUse['asked'];
  readonly throws: RecordedUse['throws'];
  readonly member: string;
  readonly key_id: string;
  readonly first_asked: RecordedUse['asked'] | null;
  readonly first_throws: RecordedUse['throws'] | null;
}

const useOf = ({ key_id, first_asked, first_throws, ...row }: UseRow): ListedUse => ({
  ...row,
  key: key_id,
  first: first_asked && first_throws ? { asked: first_asked, throws: first_throws } : null,
});

const gameOf = ({ clubId, size: _, ...row }: GameRow): Game => ({ ...row, club: clubId });
