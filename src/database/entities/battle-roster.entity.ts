import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Battle } from './battle.entity.js';

/** Which roster serves a side of a battle, and who plays that side at present: while it is open, others may not read it. */
@Entity('battle_roster')
@Index('battle_roster_roster_idx', ['clubId', 'rosterId'])
@ForeignKey(() => Battle, ['clubId', 'battleId'], ['clubId', 'id'], {
  name: 'battle_roster_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleRoster {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_roster_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'battle_id', primaryKeyConstraintName: 'battle_roster_pkey' })
  battleId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_roster_pkey' })
  side!: string;

  /** It may have been removed since: the side is still known by this row. */
  @Column('uuid', { name: 'roster_id' })
  rosterId!: string;

  @Column('uuid', { array: true })
  players!: readonly string[];
}
