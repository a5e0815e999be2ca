import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import {
  faultsProblem,
  Refused,
  Reply,
  strangeCursor,
  usuallyOnAPage,
  type Asked,
  type Page,
  type PageAsked,
} from '../../api/door/index.js';
import { chosenFields, mediaTypes, namesOut, readControls, writeSheet, type Cell } from '../../derive/index.js';
import { GameStore } from '../persistence/game-store.js';
import { Games, useTold, type UseTold } from './games.js';

/** What a sheet says of the cells it wants: every parameter as it stands in the address. */
export type RollCellsAsked = { readonly [parameter: string]: string | null | undefined };

/** How many uses are fetched at once for the whole record, so that nobody waits while they are written. */
const atOnce = 200;
const mostInCells = 500;
const usuallyInCells = 50;

/** The record of a game: every use of a roll, in the order of its recording. */
@Injectable()
export class ReadRolls {
  constructor(
    @Inject(Games) private readonly games: Games,
    @Inject(GameStore) private readonly store: GameStore,
  ) {}

  async page(asked: Asked<undefined, PageAsked>): Promise<Page<UseTold>> {
    const { game } = await this.games.see(asked, 'game.read');
    const { first, after } = asked.query ?? {};
    const from = after === undefined || after === null ? 0 : placeOf(after);
    if (from === null) throw strangeCursor(asked.language);
    const many = first ?? usuallyOnAPage;
    const uses = await this.store.uses(game.club, game.id, { after: from, many: many + 1 });
    const edges = uses.slice(0, many).map(use => ({ cursor: cursorOf(use.position), node: useTold(use) }));
    return { edges, hasNext: uses.length > many };
  }

  /** The whole record, to be kept. */
  async csv(asked: Asked): Promise<Reply<string>> {
    const { game } = await this.games.see(asked, 'game.read');
    const layout = { format: 'csv', decimal: '.' } as const;
    const names = Object.keys(columns);
    const fill = Object.values(columns);
    const parts: string[] = [writeSheet({ columns: names, rows: [] }, { ...layout, head: true })];
    for (let after = 0; after < game.rolls;) {
      const uses = await this.store.uses(game.club, game.id, { after, many: Math.min(atOnce, game.rolls - after) });
      if (uses.length === 0) break;
      parts.push(
        writeSheet({ columns: names, rows: uses.map(use => rowOf(useTold(use), fill)) }, { ...layout, head: false }),
      );
      after += uses.length;
      await setImmediate();
    }
    return new Reply(parts.join('\n'), 200, { 'content-disposition': 'attachment; filename="rolls.csv"' });
  }

  /** The latest of the record, in the cells of a sheet. */
  async inCells({ by, params, query, language }: Asked<undefined, RollCellsAsked>): Promise<Reply<string>> {
    if (by.account === null && by.key === null) throw refusal('not-signed-in', language, noKey);
    const { game } = await this.games.see({ by, params, language }, 'game.sheet');
    const said = Object.entries(query).flatMap(([name, text]) => (text ? [[name, text.trim()] as const] : []));
    const given = new Map([...said, ['lang', language] as const]);
    const { controls, faults } = readControls(given);
    const names = namesOut(given, usualColumns, 'cols');
    const chosen = chosenFields(
      'cols',
      names,
      name => (Object.hasOwn(columns, name) ? columns[name] : undefined),
      () => Object.keys(columns),
    );
    const last = lastOf(given.get('last'));
    const wrong = [...faults, ...(chosen.ok ? [] : chosen.faults), ...(last === null ? [wrongLast] : [])];
    if (!chosen.ok || last === null || wrong.length > 0) throw new Refused(faultsProblem(wrong, language));
    const uses = await this.store.uses(game.club, game.id, { after: 0, many: last, latest: true });
    const rows = uses.map(use => rowOf(useTold(use), chosen.value));
    return new Reply(writeSheet({ columns: names, rows }, controls), 200, {
      'content-type': mediaTypes[controls.format],
      'cache-control': 'private, no-store',
    });
  }
}

type Column = (use: UseTold) => Cell;

/** The columns of the record. */
const columns: { readonly [name: string]: Column } = {
  number: ({ number }) => number,
  // UTC at its end keeps a spreadsheet from taking it for a time of its own zone.
  at: ({ at }) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`,
  procedure: ({ procedure }) => procedure,
  roll: ({ roll }) => roll,
  change: ({ change }) => change,
  changed: ({ changed }) => ({ items: changed }),
  dice: ({ throws }) => throws.map(({ sides, faces }) => `${faces.length}D${sides}: ${faces.join(' ')}`).join('; '),
  facts: ({ facts }) => JSON.stringify(facts),
  rulings: ({ rulings }) => JSON.stringify(rulings),
  house: ({ house }) => JSON.stringify(house),
  edition: ({ edition }) => edition,
  member: ({ member }) => member,
  key: ({ key }) => key,
};
const usualColumns = ['number', 'at', 'procedure', 'roll', 'dice', 'change', 'changed'];

const rowOf = (use: UseTold, fill: readonly Column[]) => ({ cells: fill.map(column => column(use)) });

const lastOf = (text = ''): number | null => {
  const last = text === '' ? usuallyInCells : /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return last >= 1 && last <= mostInCells ? last : null;
};

const wrongLast = {
  path: 'last',
  code: 'fact/out-of-bounds',
  says: {
    it: `Serve un numero intero da 1 a ${mostInCells}.`,
    en: `Expected a whole number from 1 to ${mostInCells}.`,
  },
} as const;

const cursorOf = (position: number): string => Buffer.from(`roll ${position}`).toString('base64url');

const placeOf = (cursor: string): number | null => {
  const [, position] = /^roll (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return position === undefined ? null : Number(position);
};

const noKey = {
  it: 'Manca la chiave del foglio: aggiungere key=wk_s_…, che si fa nella pagina del club.',
  en: 'The sheet’s key is missing: add key=wk_s_…, which is made on the page of the club.',
};
