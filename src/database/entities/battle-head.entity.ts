import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Battle } from './battle.entity.js';

/** How far a battle has come: whoever acts locks this row first. */
@Entity('battle_head')
@ForeignKey(() => Battle, ['clubId', 'battleId'], ['clubId', 'id'], { name: 'battle_head_battle_fkey' })
export class BattleHead {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_head_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'battle_id', primaryKeyConstraintName: 'battle_head_pkey' })
  battleId!: string;

  @Column('integer')
  position!: number;

  /** Rolls of the server so far. */
  @Column('integer', { default: 0 })
  rolls!: number;

  /** How far each log has come, and with which hash. */
  @Column('jsonb')
  heads!: { readonly [log: string]: { readonly seq: number; readonly hash: string } };
}
