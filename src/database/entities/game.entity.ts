import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Club } from './club.entity.js';

/** A game of a club: its spreadsheets roll in it, and every roll is recorded. */
@Entity('game')
@Index('game_created_idx', ['clubId', 'createdAt', 'id'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'game_club_fkey', onDelete: 'CASCADE' })
export class Game {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'game_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'game_pkey' })
  id!: string;

  @Column('text')
  title!: string;

  /** The one ruleset it is played by, if it was said. */
  @Column('text', { nullable: true })
  ruleset!: string | null;

  @Column('uuid', { name: 'made_by' })
  madeBy!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** How many uses of rolls are recorded. */
  @Column('integer', { default: 0 })
  rolls!: number;

  /** How many characters their facts and dice take. */
  @Column('integer', { default: 0 })
  size!: number;
}
