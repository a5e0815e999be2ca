import { Inject, Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { available } from '../domain/available.js';
import { versionOf } from '../domain/battle.js';
import { procedureOf } from '../domain/roles.js';
import { project } from '../domain/viewer.js';
import { Battles } from './battles.js';

/** What may be done now, by whom, and what is still owed. */
@Injectable()
export class AvailableActions {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  async run(asked: Asked<unknown, unknown>): Promise<object> {
    const { table, hand } = await this.battles.see(asked, 'battle.read');
    const { book } = table;
    const { language } = asked;
    const { actions, owed } = available(book, project(table.state, hand.viewer));
    return {
      version: versionOf(hand.viewer, table),
      actions: actions.map(({ procedure, sides, roles }) => ({
        procedure: procedure.id,
        title: procedure.title[language],
        cite: book.cite(procedure.rule, language),
        sides,
        roles,
      })),
      owed: owed.map(({ id, procedure, unit, side, cite, goesOn, decides }) => ({
        id,
        procedure,
        title: procedureOf(book, procedure)?.title[language] ?? procedure,
        unit,
        side,
        cite: book.cite(cite, language),
        ...(goesOn && { goesOn: { procedure: goesOn.procedure, units: goesOn.units, decides } }),
      })),
    };
  }
}
