import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Account } from './account.entity.js';
import { Club } from './club.entity.js';

/** A person in a club, by a role. Events name the member; a person who leaves takes account and name along. */
@Entity('member')
@Unique('member_account_key', ['clubId', 'accountId'])
@Index('member_account_idx', ['accountId'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'member_club_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'member_account_fkey', onDelete: 'SET NULL' })
export class Member {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'member_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'member_pkey' })
  id!: string;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId!: string | null;

  @Column('text')
  role!: string;

  @Column('text')
  name!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
