import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Member } from './member.entity.js';

/** A key for a program: found by its id, proved by its hash. */
@Entity('api_key')
@Unique('api_key_id_key', ['id'])
@ForeignKey(() => Member, ['clubId', 'createdBy'], ['clubId', 'id'], {
  name: 'api_key_member_fkey',
  onDelete: 'CASCADE',
})
export class ApiKey {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'api_key_pkey' })
  clubId!: string;

  /** The part of the key that may be seen. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'api_key_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  hash!: string;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text')
  sees!: string;

  /** The one battle it is for, if it is. */
  @Column('uuid', { name: 'battle_id', nullable: true })
  battleId!: string | null;

  /** The member whose rights it has at most. */
  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column('timestamp with time zone', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @Column('date', { name: 'used_on', nullable: true })
  usedOn!: string | null;
}
