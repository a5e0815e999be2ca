import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An edition of a rulebook that this installation has served at least once: what stored battles refer to. */
@Entity('rules_edition')
export class RulesEdition {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'rules_edition_pkey' })
  ruleset!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rules_edition_pkey' })
  edition!: string;

  @Column('timestamp with time zone', { name: 'first_served_at', default: () => 'now()' })
  firstServedAt!: Date;
}
