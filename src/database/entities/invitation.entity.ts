import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Club } from './club.entity.js';

/** A link into a club that works once. */
@Entity('invitation')
@Unique('invitation_token_key', ['tokenHash'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'invitation_club_fkey', onDelete: 'CASCADE' })
export class Invitation {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'invitation_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invitation_pkey' })
  id!: string;

  @Column('text')
  role!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  /** The member who invited. */
  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamp with time zone', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  /** How often it came with an address and a password that do not belong together. */
  @Column('integer', { default: 0 })
  failures!: number;
}
