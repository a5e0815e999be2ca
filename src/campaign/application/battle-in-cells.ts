import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import { faultsProblem, Refused, Reply, type Asked } from '../../api/door/index.js';
import type { Facts, Fault, Language, Text } from '../../core/index.js';
import {
  chosenFields,
  declaredCell,
  declaredNames,
  namesOut,
  readControls,
  sheetHeaders,
  writeSheet,
  type Cell,
  type Controls,
} from '../../derive/index.js';
import { asFacts } from '../domain/filling.js';
import type { BattleUnit, Side } from '../domain/state.js';
import { project } from '../domain/viewer.js';
import { Battles, type Seen } from './battles.js';
import { battleTold, hidingWords } from './told.js';

/** What a sheet says of the cells it wants: every parameter as it stands in the address. */
export type CellsAsked = { readonly [parameter: string]: string | null | undefined };

/** How one column is filled from a thing. */
type Column<V> = (of: V) => Cell;

/** A battle in the cells of a sheet: how it stands, and its units, as the key may know them. */
@Injectable()
export class BattleInCells {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  async standing(asked: Asked<undefined, CellsAsked>): Promise<Reply<string>> {
    const { seen, given, controls, faults } = await this.read(asked);
    const sides = sidesSaid(seen);
    const columns = standingColumns(sides, controls);
    const names = namesOut(given, controls.format === 'text' ? ['summary'] : Object.keys(columns), 'cols');
    const chosen = chosenFields(
      'cols',
      names,
      name => (Object.hasOwn(columns, name) ? columns[name] : undefined),
      () => Object.keys(columns),
    );
    if (!chosen.ok) throw refused([...faults, ...chosen.faults], controls);
    if (faults.length > 0) throw refused(faults, controls);
    const told = battleTold(seen, controls.language);
    return cells(names, [told], chosen.value, controls);
  }

  async units(asked: Asked<undefined, CellsAsked>): Promise<Reply<string>> {
    const { seen, given, controls, faults } = await this.read(asked);
    const { book } = seen.table;
    const facts = book.unit.shape.kind === 'group' ? book.unit.shape.facts : {};
    const { units } = project(seen.table.state, seen.hand.viewer);
    const sides = sidesSaid(seen);
    const known = unitNames(facts);
    const names = namesOut(given, controls.format === 'text' ? ['name'] : known, 'cols');
    const chosen = chosenFields(
      'cols',
      names,
      name => unitColumn(name, facts, seen, sides, controls),
      () => known,
    );
    const side = sideNamed(given.get('side') ?? '', sides);
    const wrong = [...faults, ...(chosen.ok ? [] : chosen.faults), ...(side === undefined ? [noSuchSide(sides)] : [])];
    if (!chosen.ok || wrong.length > 0) throw refused(wrong, controls);
    const wanted = Object.values(units).filter(unit => side === null || unit.side === side);
    return cells(
      names,
      wanted.sort((a, b) => (a.id < b.id ? -1 : 1)),
      chosen.value,
      controls,
    );
  }

  private async read(asked: Asked<undefined, CellsAsked>) {
    const { by, query, language } = asked;
    if (by.account === null && by.key === null) throw refusal('not-signed-in', language, noKey);
    const seen = await this.battles.see(asked, 'battle.sheet');
    const said = Object.entries(query).flatMap(([name, text]) => (text ? [[name, text.trim()] as const] : []));
    const given = new Map([...said, ['lang', language] as const]);
    return { seen, given, ...readControls(given) };
  }
}

type Told = ReturnType<typeof battleTold>;

/** A side and what it is called. */
type SideSaid = Pick<Side, 'id'> & { readonly says: Text };

/** The sides, by the names of the scenario in both languages unless they were given their own. */
const sidesSaid = ({ table: { book, battle, state } }: Seen): readonly SideSaid[] => {
  const scenario = book.scenarios.find(({ id }) => id === battle.scenario);
  return state.sides.map(({ id, name }) => {
    const says = scenario?.sides.find(side => side.id === id)?.says;
    return { id, says: says && (says.it === name || says.en === name) ? says : { it: name, en: name } };
  });
};

const sideCell = (sides: readonly SideSaid[], id: string, { language, words }: Controls): string =>
  (words ? sides.find(side => side.id === id)?.says[language] : undefined) ?? id;

const standingColumns = (sides: readonly SideSaid[], controls: Controls): { readonly [name: string]: Column<Told> } => {
  const { language, words } = controls;
  const toAct = ({ toAct: ids }: Told): readonly string[] => ids.map(id => sideCell(sides, id, controls));
  return {
    summary: told => {
      const { turn, phase, outcome } = told;
      if (outcome !== null)
        return { it: `Battaglia finita: ${outcome}`, en: `The battle is over: ${outcome}` }[language];
      const who = toAct(told).join(', ');
      return {
        it: `Mossa ${turn} · ${phase.text} · tocca a: ${who}`,
        en: `Turn ${turn} · ${phase.text} · to act: ${who}`,
      }[language];
    },
    name: ({ name }) => name,
    ruleset: ({ ruleset }) => ruleset,
    turn: ({ turn }) => turn,
    phase: ({ phase }) => (words ? phase.text : phase.id),
    toAct: told => ({ items: toAct(told) }),
    outcome: ({ outcome }) => outcome,
  };
};

/** What the battle itself says of a unit, before the fields of its book. */
const ofBattle = ['id', 'side', 'name', 'hidden'];

const unitNames = (facts: Facts): readonly string[] => [...new Set([...ofBattle, ...declaredNames(facts)])];

const unitColumn = (
  name: string,
  facts: Facts,
  { table: { book } }: Seen,
  sides: readonly SideSaid[],
  controls: Controls,
): Column<BattleUnit> | undefined => {
  const { language, words } = controls;
  switch (name) {
    case 'id':
      return ({ id }) => id;
    case 'name':
      return unit => unit.name;
    case 'side':
      return ({ side }) => sideCell(sides, side, controls);
    case 'hidden':
      return ({ hidden }) => (hidden !== null && words ? hidingWords[hidden][language] : hidden);
    default: {
      const cell = declaredCell(facts, name);
      return cell && (unit => cell(asFacts(book, unit), controls));
    }
  }
};

/** The side that a cell means, by its id or its name; null if it means all, undefined if there is none such. */
const sideNamed = (text: string, sides: readonly SideSaid[]): string | null | undefined => {
  if (text === '') return null;
  const meant = text.toLowerCase();
  return sides.find(({ id, says }) => [id, says.it, says.en].some(name => name.toLowerCase() === meant))?.id;
};

const cells = <V>(
  columns: readonly string[],
  of: readonly V[],
  fill: readonly Column<V>[],
  controls: Controls,
): Reply<string> => {
  const rows = of.map(one => ({ cells: fill.map(column => column(one)) }));
  return new Reply(writeSheet({ columns, rows }, controls), 200, {
    ...sheetHeaders(controls.format),
    'cache-control': 'private, no-store',
  });
};

const refused = (faults: readonly Fault[], { language }: Controls): Refused =>
  new Refused(faultsProblem(faults, language));

const noSuchSide = (sides: readonly SideSaid[]): Fault => {
  const list = (language: Language) => sides.map(({ id, says }) => `${id} (${says[language]})`).join(', ');
  return {
    path: 'side',
    code: 'fact/not-one-of',
    says: { it: `Le parti sono: ${list('it')}.`, en: `The sides are: ${list('en')}.` },
  };
};

const noKey = {
  it: 'Manca la chiave del foglio: aggiungere key=wk_s_…, che si fa nella pagina del club.',
  en: 'The sheet’s key is missing: add key=wk_s_…, which is made on the page of the club.',
};
