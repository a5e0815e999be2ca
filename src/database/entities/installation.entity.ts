import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which seed the database belongs to: there is one row. */
@Entity('installation')
export class Installation {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'installation_pkey' })
  name!: string;

  /** Tells the seed from another; nothing is derived from it. */
  @Column('text', { name: 'seed_fingerprint' })
  seedFingerprint!: string;

  @Column('timestamp with time zone', { name: 'recorded_at', default: () => 'now()' })
  recordedAt!: Date;
}
