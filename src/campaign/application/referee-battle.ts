import { Inject, Injectable } from '@nestjs/common';
import { Members } from '../../access/index.js';
import { faultsProblem, Refused, type Asked, type Reply } from '../../api/door/index.js';
import { assign, close, correct, openLogs, type Correction } from '../domain/decide-refereeing.js';
import { Battles } from './battles.js';
import { battleTold } from './told.js';

/** What the referee sets right. */
export interface CorrectionAsked {
  readonly units?: unknown;
  readonly waives?: readonly string[];
  readonly turn?: number;
  readonly phase?: string;
  readonly why: string;
}

/** What only the referee does: correct, say who plays, close, and open the logs of the sides. */
@Injectable()
export class RefereeBattle {
  constructor(
    @Inject(Battles) private readonly battles: Battles,
    @Inject(Members) private readonly members: Members,
  ) {}

  correct(asked: Asked<CorrectionAsked>): Promise<Reply> {
    const { units = {}, waives = [], turn, phase, why } = asked.body;
    const correction: Correction = {
      units: readUnits(units, asked),
      waives,
      why,
      ...(turn !== undefined && { turn }),
      ...(phase !== undefined && { phase }),
    };
    return this.battles.change(
      asked,
      'battle.referee',
      201,
      ({ table, hand }) => correct(table, hand, correction),
      (_, seen) => battleTold(seen, asked.language),
    );
  }

  async assign(asked: Asked<{ readonly players: readonly string[] }>): Promise<Reply> {
    const players = [...new Set(asked.body.players)];
    const { table } = await this.battles.see(asked, 'battle.referee');
    const found = await Promise.all(players.map(player => this.members.find(table.battle.club, player)));
    if (found.includes(null))
      throw new Refused(
        faultsProblem([{ path: 'players', code: 'fact/not-one-of', says: notMembers }], asked.language),
      );
    return this.battles.change(
      asked,
      'battle.referee',
      200,
      ({ table, hand }) => assign(table, hand, asked.params['side'] ?? '', players),
      (_, seen) => battleTold(seen, asked.language),
    );
  }

  close(asked: Asked<{ readonly outcome: string }>): Promise<Reply> {
    return this.battles.change(
      asked,
      'battle.referee',
      200,
      ({ table, hand }) => close(table, hand, asked.body.outcome),
      (_, seen) => battleTold(seen, asked.language),
    );
  }

  openLogs(asked: Asked<unknown, unknown>): Promise<Reply> {
    return this.battles.change(
      asked,
      'battle.referee',
      200,
      ({ table, hand }) => openLogs(table, hand),
      (_, seen) => battleTold(seen, asked.language),
    );
  }
}

const notMembers = { it: 'Chi gioca dev’essere un socio del club.', en: 'Players must be members of the club.' };

const readUnits = (units: unknown, { language }: Pick<Asked<unknown>, 'language'>): Correction['units'] => {
  const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  // Fields and values are read by the book's unit model.
  if (isRecord(units) && Object.values(units as object).every(isRecord)) return units as Correction['units'];
  const says = {
    it: 'Serve un oggetto che a ogni unità associa i campi da correggere.',
    en: 'Expected an object that gives each unit the fields to correct.',
  };
  throw new Refused(faultsProblem([{ path: 'units', code: 'request/wrong-kind', says }], language));
};
