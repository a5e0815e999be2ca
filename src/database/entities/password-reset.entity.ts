import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Member } from './member.entity.js';

/** A password of a member that was, or may be, set anew: what an owner’s link is, and what the club is told afterwards. */
@Entity('password_reset')
@Unique('password_reset_token_key', ['tokenHash'])
@Index('password_reset_created_idx', ['clubId', 'createdAt', 'id'])
@ForeignKey(() => Member, ['clubId', 'memberId'], ['clubId', 'id'], {
  name: 'password_reset_member_fkey',
  onDelete: 'CASCADE',
})
export class PasswordReset {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'password_reset_pkey' })
  clubId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'password_reset_pkey' })
  id!: string;

  /** Whose password. */
  @Column('uuid', { name: 'member_id' })
  memberId!: string;

  /** By an owner’s `link`, the holder’s `recovery-code`, or the `operator`. */
  @Column('text')
  way!: string;

  /** The owner who made the link. */
  @Column('uuid', { name: 'made_by', nullable: true })
  madeBy!: string | null;

  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash!: string | null;

  /** What tells whether the password is still the one for which the link was made. */
  @Column('text', { name: 'password_mark', nullable: true })
  passwordMark!: string | null;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column('timestamp with time zone', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  @Column('timestamp with time zone', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('integer', { name: 'keys_revoked', nullable: true })
  keysRevoked!: number | null;
}
