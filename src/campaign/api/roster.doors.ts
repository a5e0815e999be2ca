import { Inject, Injectable } from '@nestjs/common';
import { At, file, nothing, one, page, PageAsked, type Asked } from '../../api/door/index.js';
import { ChangeRoster } from '../application/change-roster.js';
import { ExportRoster } from '../application/export-roster.js';
import { ListRosters } from '../application/list-rosters.js';
import { MakeRoster } from '../application/make-roster.js';
import { ReadRoster } from '../application/read-roster.js';
import { RemoveRoster } from '../application/remove-roster.js';
import { ReportOnRoster } from '../application/report-on-roster.js';
import * as told from './roster.shapes.js';

/** The doors of rosters. */
@Injectable()
export class RosterDoors {
  constructor(
    @Inject(ListRosters) private readonly listing: ListRosters,
    @Inject(MakeRoster) private readonly making: MakeRoster,
    @Inject(ReadRoster) private readonly reading: ReadRoster,
    @Inject(ChangeRoster) private readonly changing: ChangeRoster,
    @Inject(RemoveRoster) private readonly removing: RemoveRoster,
    @Inject(ReportOnRoster) private readonly reporting: ReportOnRoster,
    @Inject(ExportRoster) private readonly exporting: ExportRoster,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/rosters',
    name: 'listRosters',
    tag: 'rosters',
    may: 'roster.read',
    says: {
      it: 'I roster di un club che chi chiede può leggere, il più vecchio per primo',
      en: 'The rosters of a club that whoever asks may read, the oldest first',
    },
    more: {
      it: 'Un roster privato lo leggono chi l’ha fatto e gli arbitri. Mentre una battaglia è aperta, il roster di una parte lo leggono chi l’ha fatto, chi gioca quella parte e gli arbitri che non giocano contro; per gli altri non esiste.',
      en: 'A private roster is read by its maker and the referees. While a battle is open, the roster of a side is read by its maker, by those who play that side, and by referees who do not play against it; for others it does not exist.',
    },
    query: PageAsked,
    answers: page(() => told.RosterListed),
    graphql: { on: 'Club', as: 'rosters' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  list(asked: Asked<undefined, PageAsked>) {
    return this.listing.run(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/rosters',
    name: 'makeRoster',
    tag: 'rosters',
    may: 'roster.write',
    says: { it: 'Fa un roster con le unità di un regolamento', en: 'Makes a roster of the units of a ruleset' },
    more: {
      it: 'Ogni unità ha i campi del modello del suo libro; quel che non va si dice tutto insieme. Il server dà a ogni unità un id che non dice nulla di lei.',
      en: 'Each unit has the fields of its book’s unit model; all that is wrong is told at once. The server gives each unit an id that tells nothing of it.',
    },
    body: told.RosterAsked,
    answers: one(() => told.RosterTold),
    status: 201,
    graphql: { on: 'Mutation', as: 'makeRoster' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'key-running', 'key-reused'],
    examples: [
      {
        says: { it: 'Una brigata con la sua batteria', en: 'A brigade with its battery' },
        body: {
          ruleset: 'murat',
          name: 'Brigata Villate',
          units: [
            {
              name: '6e léger',
              facts: { arm: 'infantry', infantryClass: 'light', fouInitial: 12, brigadeId: 'villate' },
            },
            {
              name: '39e ligne',
              facts: { arm: 'infantry', fouInitial: 10, experience: 'elite', brigadeId: 'villate' },
            },
            { name: 'Batteria di brigata', facts: { arm: 'artillery', fouInitial: 3, brigadeId: 'villate' } },
          ],
        },
      },
    ],
  })
  make(asked: Asked<told.RosterAsked>) {
    return this.making.run(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/rosters/:roster',
    name: 'readRoster',
    tag: 'rosters',
    may: 'roster.read',
    says: { it: 'Un roster con le sue unità', en: 'A roster with its units' },
    answers: one(() => told.RosterTold),
    graphql: { on: 'Query', as: 'roster' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  read(asked: Asked) {
    return this.reading.run(asked);
  }

  @At({
    method: 'PUT',
    path: '/v1/rosters/:roster',
    name: 'changeRoster',
    tag: 'rosters',
    may: 'roster.write',
    says: { it: 'Riscrive un roster', en: 'Writes a roster anew' },
    more: {
      it: 'Le unità tengono l’id dicendolo. Con If-Match si cambia soltanto la versione che si è letta. I giocatori cambiano i propri roster, l’arbitro e i responsabili tutti.',
      en: 'Units keep their id by saying it. With If-Match only the version that was read is changed. Players change their own rosters, the referee and the owners all of them.',
    },
    body: told.RosterChangeAsked,
    answers: one(() => told.RosterTold),
    graphql: { on: 'Mutation', as: 'changeRoster' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now', 'stale'],
    examples: [
      {
        says: { it: 'Resta un solo reggimento', en: 'Only one regiment is left' },
        body: { name: 'Brigata Villate', units: [{ name: '39e ligne', facts: { arm: 'infantry', fouInitial: 10 } }] },
      },
    ],
  })
  change(asked: Asked<told.RosterChangeAsked>) {
    return this.changing.run(asked);
  }

  @At({
    method: 'DELETE',
    path: '/v1/rosters/:roster',
    name: 'removeRoster',
    tag: 'rosters',
    may: 'roster.write',
    says: { it: 'Butta via un roster', en: 'Throws a roster away' },
    more: {
      it: 'Le battaglie tengono le unità che ne hanno copiato.',
      en: 'Battles keep the units that they have copied from it.',
    },
    answers: nothing,
    status: 204,
    graphql: { on: 'Mutation', as: 'removeRoster' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'stale'],
  })
  remove(asked: Asked) {
    return this.removing.run(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/rosters/:roster/report',
    name: 'reportOnRoster',
    tag: 'rosters',
    may: 'roster.read',
    says: {
      it: 'Che cosa dice il libro di un roster, con i paragrafi',
      en: 'What the book says of a roster, with the paragraphs',
    },
    more: {
      it: 'Giudicano le procedure del libro, come le legge il club. Pronto è un roster le cui unità possono tutte scendere in campo.',
      en: 'The procedures of the book judge, as the club reads them. A roster is ready if all its units may take the field.',
    },
    answers: one(() => told.RosterReportTold),
    graphql: { on: 'Roster', as: 'report' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now'],
  })
  report(asked: Asked) {
    return this.reporting.run(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/rosters/:roster/roster.csv',
    name: 'exportRoster',
    tag: 'rosters',
    may: 'roster.read',
    says: { it: 'Il roster come foglio, una riga per unità', en: 'The roster as a sheet, one row a unit' },
    answers: file('text/csv; charset=utf-8'),
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now'],
  })
  csv(asked: Asked) {
    return this.exporting.run(asked);
  }
}
