import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Account } from './account.entity.js';

/** A person signed in: of the token in the cookie only a hash is kept. */
@Entity('session')
@Unique('session_token_key', ['tokenHash'])
@Index('session_account_idx', ['accountId'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'session_account_fkey', onDelete: 'CASCADE' })
export class Session {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'session_pkey' })
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'used_at', default: () => 'now()' })
  usedAt!: Date;
}
