import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A limit as all processes count it: the moment at which all that was taken is back. Its id is a keyed hash. */
@Entity('limit_bucket')
@Index('limit_bucket_full_idx', ['fullAt'])
export class LimitBucket {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'limit_bucket_pkey' })
  id!: string;

  @Column('timestamp with time zone', { name: 'full_at' })
  fullAt!: Date;
}
