import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Club } from './club.entity.js';

/** A request that was carried out, and its answer: told again to whoever sends the same key again. */
@Entity('idempotency')
@Index('idempotency_created_idx', ['clubId', 'createdAt'])
@ForeignKey(() => Club, ['clubId'], ['id'], { name: 'idempotency_club_fkey', onDelete: 'CASCADE' })
export class Idempotency {
  @PrimaryColumn('uuid', { name: 'club_id', primaryKeyConstraintName: 'idempotency_pkey' })
  clubId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_pkey' })
  actor!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_pkey' })
  key!: string;

  @Column('text')
  fingerprint!: string;

  @Column('smallint')
  status!: number;

  @Column('jsonb', { default: () => "'{}'" })
  headers!: { readonly [name: string]: string };

  @Column('text')
  body!: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
