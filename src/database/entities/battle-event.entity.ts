import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Battle } from './battle.entity.js';

/** One event of a battle. Never changed and never deleted, which the database itself sees to. */
@Entity('battle_event')
@Unique('battle_event_seq_key', ['clubId', 'battleId', 'log', 'seq'])
@Check('battle_event_name_check', `log <> 'engine'`)
@ForeignKey(() => Battle, ['clubId', 'battleId'], ['clubId', 'id'], { name: 'battle_event_battle_fkey' })
export class BattleEvent {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_event_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { name: 'battle_id', primaryKeyConstraintName: 'battle_event_pkey' })
  battleId!: string;

  /** Gapless over all logs of the battle. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_event_pkey' })
  position!: number;

  @Column('text')
  log!: string;

  /** Gapless within its log. */
  @Column('integer')
  seq!: number;

  /** How far the public log had come. */
  @Column('integer', { name: 'after_public' })
  afterPublic!: number;

  @Column('text')
  type!: string;

  @Column('text')
  member!: string;

  @Column('text', { name: 'acted_as' })
  actedAs!: string;

  @Column('text')
  at!: string;

  @Column('text')
  edition!: string;

  @Column('json')
  body!: { readonly [key: string]: unknown };

  @Column('json')
  patch!: unknown;

  @Column('text')
  prev!: string;

  @Column('text')
  hash!: string;
}
