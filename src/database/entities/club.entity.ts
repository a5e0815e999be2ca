import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A club: what belongs to it is seen by nobody else. */
@Entity('club')
export class Club {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'club_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Its rulings and house rules, by ruleset. */
  @Column('jsonb', { default: () => "'{}'" })
  rules!: { readonly [key: string]: unknown };

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
