import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Battle } from './battle.entity.js';

/** A chain of seeds, from which the rolls of a battle are made from its first roll on. */
@Entity('battle_seed')
@ForeignKey(() => Battle, ['clubId', 'battleId'], ['clubId', 'id'], { name: 'battle_seed_battle_fkey' })
export class BattleSeed {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_seed_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'battle_id', primaryKeyConstraintName: 'battle_seed_pkey' })
  battleId!: string;

  @PrimaryColumn('integer', { name: 'first_roll', primaryKeyConstraintName: 'battle_seed_pkey' })
  firstRoll!: number;

  /** The last seed of the chain, from which all before it are hashed. */
  @Column('bytea', { name: 'last_seed' })
  lastSeed!: Buffer;
}
