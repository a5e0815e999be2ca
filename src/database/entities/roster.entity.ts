import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Club } from './club.entity.js';

/** Units of a ruleset, made by a member: copied into a battle, and changed by none. */
@Entity('roster')
@Check('roster_visibility_check', `visibility IN ('club', 'private')`)
@Index('roster_created_idx', ['clubId', 'createdAt', 'id'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'roster_club_fkey', onDelete: 'CASCADE' })
export class Roster {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'roster_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'roster_pkey' })
  id!: string;

  @Column('text')
  ruleset!: string;

  @Column('text')
  name!: string;

  @Column('uuid', { name: 'made_by' })
  madeBy!: string;

  /** Who may read it while no battle uses it: the `club`, or its maker and the referees (`private`). */
  @Column('text', { default: 'club' })
  visibility!: 'club' | 'private';

  @Column('jsonb')
  units!: readonly { readonly [key: string]: unknown }[];

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'changed_at', default: () => 'now()' })
  changedAt!: Date;
}
