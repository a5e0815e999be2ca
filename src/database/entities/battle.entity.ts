import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Club } from './club.entity.js';

/** A battle: what all of its club may know of it. What happens in it is told by its events. */
@Entity('battle')
@Unique('battle_id_key', ['id'])
@Index('battle_created_idx', ['clubId', 'createdAt', 'id'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'battle_club_fkey', onDelete: 'CASCADE' })
export class Battle {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'battle_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'battle_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  ruleset!: string;

  @Column('text')
  edition!: string;

  @Column('text', { nullable: true })
  scenario!: string | null;

  @Column('jsonb', { default: () => "'{}'" })
  rulings!: { readonly [ruling: string]: string };

  @Column('jsonb', { default: () => "'{}'" })
  house!: { readonly [procedure: string]: { readonly [row: string]: number | 'off' } };

  @Column('boolean', { name: 'server_dice_only', default: false })
  serverDiceOnly!: boolean;

  @Column('uuid', { name: 'opened_by' })
  openedBy!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;
}
