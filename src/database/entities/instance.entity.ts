import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A process of Arbitro that serves on this database. */
@Entity('instance')
export class Instance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'instance_pkey' })
  id!: string;

  @Column('timestamp with time zone', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;
}
