import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A person who can sign in. Of the e-mail address only a hash is kept, of the password what argon2 makes of it. */
@Entity('account')
@Unique('account_email_key', ['emailHash'])
export class Account {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  id!: string;

  @Column('text', { name: 'email_hash' })
  emailHash!: string;

  @Column('text')
  password!: string;

  @Column('text')
  name!: string;

  /** The hash of the code by which the holder sets a new password alone; null if there is none. */
  @Column('text', { name: 'recovery_hash', nullable: true })
  recoveryHash!: string | null;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
