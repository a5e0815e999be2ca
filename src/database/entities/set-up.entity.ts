import { Entity, PrimaryColumn } from 'typeorm';

/** What the set-up code is made of, together with the seed: one row, made with the tables. */
@Entity('set_up')
export class SetUpSalt {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'set_up_pkey' })
  salt!: string;
}
