import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Game } from './game.entity.js';

/** One use of a roll id: the first, or one with other facts. The API's role may add uses and never change one. */
@Entity('game_roll')
@Unique('game_roll_version_key', ['clubId', 'gameId', 'procedure', 'roll', 'version'])
@ForeignKey(() => Game, ['clubId', 'gameId'], ['clubId', 'id'], { name: 'game_roll_game_fkey', onDelete: 'CASCADE' })
export class GameRoll {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'game_roll_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'game_id', primaryKeyConstraintName: 'game_roll_pkey' })
  gameId!: string;

  /** Gapless within the game. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'game_roll_pkey' })
  position!: number;

  @Column('text')
  procedure!: string;

  /** The id of the roll, as the cell sent it. */
  @Column('text')
  roll!: string;

  /** 1 for the first use of the roll; more for each time that its facts were others. */
  @Column('integer')
  version!: number;

  @Column('timestamp with time zone')
  at!: Date;

  @Column('text')
  edition!: string;

  /** Facts, rulings and house rules. */
  @Column('json')
  asked!: { readonly [key: string]: unknown };

  @Column('json')
  throws!: readonly { readonly [key: string]: unknown }[];

  /** The hash of what was asked and thrown, by which a use is known again. */
  @Column('text')
  fingerprint!: string;

  /** The member whose key rolled. */
  @Column('uuid')
  member!: string;

  @Column('text', { name: 'key_id' })
  keyId!: string;
}
