import { Inject, Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import type { Book, Language } from '../../core/index.js';
import { procedureOf } from '../domain/roles.js';
import { rosterReport, type RosterCheck, type UnitReport } from '../domain/roster.js';
import { Rosters } from './rosters.js';

/** What the book says of a roster, as the club reads it. */
@Injectable()
export class ReportOnRoster {
  constructor(@Inject(Rosters) private readonly rosters: Rosters) {}

  async run(asked: Asked): Promise<object> {
    const { language } = asked;
    const { roster } = await this.rosters.see(asked, 'roster.read');
    const book = this.rosters.bookOf(roster.ruleset, language);
    const settled = await this.rosters.settledBy(roster.club, book);
    const { units, ready } = rosterReport(book, roster.units, settled, language);
    return {
      roster: roster.id,
      version: roster.version,
      edition: book.edition,
      ready,
      units: units.map(report => unitTold(book, report, language)),
    };
  }
}

const unitTold = (book: Book, { unit, ready, faults, checks }: UnitReport, language: Language) => ({
  id: unit.id,
  name: unit.name,
  ready,
  faults: faults.map(({ path, code, says }) => ({ path, code, detail: says[language] })),
  checks: checks.map(check => checkTold(book, check, language)),
});

const checkTold = (book: Book, { procedure, answer }: RosterCheck, language: Language) => ({
  procedure,
  title: procedureOf(book, procedure)?.title[language] ?? procedure,
  status: answer.status,
  summary: answer.summary,
  cites: answer.cites.map(rule => book.cite(rule, language)),
});
