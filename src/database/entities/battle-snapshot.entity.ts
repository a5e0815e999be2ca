import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Battle } from './battle.entity.js';

/** The state of a battle after an event: replay begins at the newest. */
@Entity('battle_snapshot')
@ForeignKey(() => Battle, ['clubId', 'battleId'], ['clubId', 'id'], { name: 'battle_snapshot_battle_fkey' })
export class BattleSnapshot {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_snapshot_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'battle_id', primaryKeyConstraintName: 'battle_snapshot_pkey' })
  battleId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_snapshot_pkey' })
  position!: number;

  @Column('jsonb')
  state!: { readonly [key: string]: unknown };
}
