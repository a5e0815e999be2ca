import { Entity, PrimaryColumn } from 'typeorm';

/** What the set-up code is made of, together with the seed: one row, readable while nobody has an account. */
@Entity('set_up')
export class SetUpSalt {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'set_up_pkey' })
  salt!: string;
}
