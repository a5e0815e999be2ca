import { Inject, Injectable } from '@nestjs/common';
import { Reply, type Asked } from '../../api/door/index.js';
import { attachment, orderOfBattleCsv } from '../../derive/index.js';
import { Rosters } from './rosters.js';

/** A roster as a sheet: one row a unit, the columns named after the fields of the unit. */
@Injectable()
export class ExportRoster {
  constructor(@Inject(Rosters) private readonly rosters: Rosters) {}

  async run(asked: Asked): Promise<Reply<string>> {
    const { roster } = await this.rosters.see(asked, 'roster.read');
    const book = this.rosters.bookOf(roster.ruleset, asked.language);
    const sheet = orderOfBattleCsv(
      book.unit,
      roster.units.map(({ id, name, facts }) => ({ id, name, ...facts })),
    );
    return new Reply(sheet, 200, { 'content-disposition': attachment(roster.name, 'csv') });
  }
}
