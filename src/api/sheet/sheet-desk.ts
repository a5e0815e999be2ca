import { setImmediate } from 'node:timers/promises';
import { oddsOn, ruleOn, type Answer, type Effort, type Fault, type Read, type Reading } from '../../core/index.js';
import {
  awaitingText,
  batchNames,
  chanceNames,
  chancesTable,
  chosenFields,
  controlNames,
  fieldNamed,
  fieldNames,
  helpTable,
  helpText,
  namesOut,
  oddsCell,
  oddsFields,
  oddsSummary,
  parameterAt,
  readBatch,
  readCase,
  readControls,
  readEvent,
  readQuery,
  unknownNames,
  usualColumns,
  usualField,
  writeSheet,
  type BatchRow,
  type Controls,
  type Field,
  type Format,
  type Given,
  type OddsField,
  type SheetRow,
  type SheetTable,
} from '../../derive/index.js';
import type { Opened, Shelf } from '../desk/shelf.js';
import { faultsLine } from './in-cell.js';
import type { FindDice, SheetDice } from './sheet-dice.js';
import type { RollUse } from './sheet-games.js';

/** What a sheet call comes to, before it is told by HTTP. */
export type SheetReply =
  | {
      readonly ok: true;
      readonly body: string;
      readonly format: Format;
      readonly allRows: boolean;
      /** Whose dice fell, where the server rolled any. */
      readonly dice?: SheetDice['kind'] | undefined;
    }
  | {
      readonly ok: false;
      readonly faults: readonly Fault[];
      readonly found: boolean;
      readonly controls: Controls;
      /** The columns that were asked for, as far as they are known. */
      readonly columns: readonly string[];
    };

/** What is asked about a procedure. */
export const questions = ['rule', 'odds', 'help'] as const;
export type Question = (typeof questions)[number];

export interface SheetCall {
  readonly opened: Read<Opened>;
  readonly question: Question;
  readonly batch: boolean;
  /** What follows the question mark. */
  readonly query: string;
  /** How much work the odds of one case may be; as much as any, if nothing is said. */
  readonly effort?: () => Effort;
}

/** A batch does not keep others waiting longer than this at a time, nor its own caller longer than that. */
const sliceMs = 3;
const patienceMs = 5_000;

/** The desk of the sheet door: everything but HTTP. */
export const answerSheet = async (
  findDice: FindDice,
  { opened, question, batch, query, effort }: SheetCall,
): Promise<SheetReply> => {
  const { given, faults: wrong } = readQuery(query);
  const { controls, faults: wrongControls } = readControls(given);
  if (!opened.ok) return { ok: false, faults: opened.faults, found: false, controls, columns: [] };
  const faults = [...wrong, ...wrongControls];
  const refuse = (more: readonly Fault[], columns: readonly string[] = []): SheetReply => ({
    ok: false,
    faults: [...faults, ...more],
    found: true,
    controls,
    columns,
  });
  if (question === 'help' || controls.help) return faults.length > 0 ? refuse([]) : help(opened.value, controls);

  const names = [...controlNames, ...(batch ? batchNames : []), ...(question === 'odds' ? chanceNames : [])];
  // The odds look at the dice before they are rolled, whatever the game.
  const dice = question === 'odds' ? null : await findDice(given.get('game'));
  const ask =
    dice === null
      ? oddsAsker(opened.value, given, controls, batch, effort)
      : dice.ok
        ? ruleAsker(opened.value, dice.value, given, controls, batch)
        : dice;
  if (!ask.ok) faults.push(...ask.faults);
  const rows = batch ? readBatch(given, names) : null;
  const columns = rows?.ok === true ? rows.value.columns : [];
  faults.push(...(rows?.ok === false ? rows.faults : []));
  faults.push(...unknownNames(opened.value.procedure, new Set([...given.keys(), ...columns]), names));
  if (!ask.ok || faults.length > 0) {
    const reading = batch ? null : readCase(opened.value.book, opened.value.procedure, given);
    return refuse(reading?.ok === false ? reading.faults : [], ask.ok ? ask.value.columns : []);
  }
  const table = rows?.ok === true ? await askRows(rows.value.rows, ask.value, controls) : ask.value.ask(given);
  if (!table.ok) return refuse(table.faults, ask.value.columns);
  const { rolled = [] } = table.value;
  const unkept = dice?.ok === true ? await unkeptRolls(dice.value, rolled) : [];
  const [first] = unkept;
  if (!batch && first !== undefined) return refuse([first.fault], ask.value.columns);
  const shown = withoutUnkept(table.value, unkept, controls);
  const allRows = shown.rows.every(row => !('error' in row));
  return {
    ok: true,
    body: writeSheet(shown, controls),
    format: controls.format,
    allRows,
    dice: rolled.length > 0 && dice?.ok === true ? dice.value.kind : undefined,
  };
};

/** A line of an answer with the roll that it uses. */
interface Rolled {
  readonly row: number;
  readonly use: RollUse;
}

interface Unkept {
  readonly row: number;
  readonly fault: Fault;
}

/** Puts the rolls on record where the game has one: the lines of those that are not may not be shown. */
const unkeptRolls = async ({ record }: SheetDice, rolled: readonly Rolled[]): Promise<readonly Unkept[]> => {
  if (record === undefined || rolled.length === 0) return [];
  const kept = await record(rolled.map(({ use }) => use));
  return rolled.flatMap(({ row }, i) => {
    const one = kept[i];
    if (one === 'kept' || one === undefined) return [];
    return [{ row, fault: { path: 'game', code: 'request/wrong-kind', says: one.says } }];
  });
};

const withoutUnkept = (table: SheetTable, unkept: readonly Unkept[], { language }: Controls): SheetTable => {
  const faults = new Map(unkept.map(({ row, fault }) => [row, fault]));
  const rows = table.rows.map((row, i) => {
    const fault = faults.get(i);
    return fault === undefined ? row : { error: faultsLine([fault], language) };
  });
  return { columns: table.columns, rows };
};

const help = ({ procedure }: Opened, controls: Controls): SheetReply => {
  const { format, language } = controls;
  const body = format === 'text' ? helpText(procedure, language) : writeSheet(helpTable(procedure, language), controls);
  return { ok: true, body, format, allRows: true };
};

/** The cells of an answer, with the rolls that they use. */
interface RolledTable extends SheetTable {
  readonly rolled?: readonly Rolled[];
}

/** Answers one case after the other in the same columns. */
interface Asker {
  readonly columns: readonly string[];
  readonly ask: (given: Given) => Read<RolledTable>;
}

const ruleAsker = (opened: Opened, dice: SheetDice, given: Given, controls: Controls, batch: boolean): Read<Asker> => {
  const { book, procedure } = opened;
  const usual = controls.format === 'text' ? [usualField(procedure)] : usualColumns(procedure);
  const fields = chosenFields<Field>(
    'out',
    namesOut(given, usual),
    name => fieldNamed(procedure, name),
    () => fieldNames(procedure),
  );
  if (!fields.ok) return fields;
  const columns = fields.value.map(field => field.name);
  const how = {
    language: controls.language,
    explain: fields.value.some(field => field.explained),
    roll: dice.roll(opened),
  };
  const early = fields.value.every(field => field.early);
  const ask = (one: Given): Read<RolledTable> => {
    const reading = readCase(book, procedure, one);
    if (!reading.ok) return reading;
    const answer = ruleOn(book, procedure, reading.value, how);
    if (!answer.ok)
      return { ok: false, faults: answer.faults.map(fault => ({ ...fault, path: parameterAt(fault.path) })) };
    if (answer.value.status === 'awaiting-dice' && !early) {
      return { ok: false, faults: [diceMissing(answer.value, reading.value.dice.kind === 'ask', batch)] };
    }
    const use = useOf(opened, reading.value, answer.value);
    const manner = { ...controls, practice: use !== null && dice.kind === 'practice' };
    const cells = fields.value.map(field => field.of(answer.value, manner));
    return { ok: true, value: { columns, rows: [{ cells }], rolled: use === null ? [] : [{ row: 0, use }] } };
  };
  return { ok: true, value: { columns, ask } };
};

/** What was rolled for a case; null if no die of ours fell. */
const useOf = (
  { book, procedure }: Opened,
  { facts, chosen, house, dice }: Reading,
  answer: Answer,
): RollUse | null => {
  const throws = answer.throws
    .filter(({ faces }) => faces.length > 0)
    .map(({ id, sides, faces }) => ({ id, sides, faces }));
  if (dice.kind !== 'seed' || throws.length === 0) return null;
  return {
    ruleset: book.id,
    procedure: procedure.id,
    edition: book.edition,
    roll: dice.seed,
    facts,
    rulings: Object.fromEntries(chosen ?? []),
    house: Object.fromEntries([...(house ?? [])].map(([row, value]) => [row.id, value])),
    throws,
  };
};

/** A sheet never rolls on its own: it says what to do about the dice. */
const diceMissing = ({ awaiting }: Answer, none: boolean, batch: boolean): Fault => {
  const next = awaiting === null ? '' : awaitingText(awaiting);
  const mark = batch ? '|' : ';';
  return none
    ? {
        path: 'roll',
        code: 'dice/not-understood',
        says: {
          it: `mancano i dadi (${next}). Aggiungere roll= con un codice per questo tiro, per esempio T3-A12 (stesso codice, stessi dadi), oppure dice= con i dadi del tavolo, per esempio 4${mark}6.`,
          en: `no dice (${next}). Add roll= with an id for this throw, such as T3-A12 (same id, same dice), or dice= with the dice of the table, such as 4${mark}6.`,
        },
      }
    : {
        path: 'dice',
        code: 'dice/not-understood',
        says: { it: `mancano altri dadi (${next}).`, en: `more dice are needed (${next}).` },
      };
};

const oddsAsker = (
  opened: Opened,
  given: Given,
  controls: Controls,
  batch: boolean,
  effort: SheetCall['effort'],
): Read<Asker> => {
  const { book, procedure } = opened;
  const known = oddsFields(procedure);
  const named = namesOut(given, []);
  const fields = chosenFields<OddsField>(
    'out',
    named,
    name => known.find(field => field.name === name),
    () => known.map(field => field.name),
  );
  if (!fields.ok) return fields;
  const event = readEvent(fields.value, given);
  if (!event.ok) return event;
  const { format, decimal } = controls;
  const about = named.length === 0 ? known : fields.value;
  const asTable = !batch && event.value === null && format !== 'text';
  const columns = named.length === 0 ? ['summary'] : fields.value.map(field => field.name);
  const ask = (one: Given): Read<SheetTable> => {
    // The odds look at the dice before they are rolled.
    const reading = readCase(book, procedure, new Map([...one].filter(([name]) => name !== 'roll')));
    if (!reading.ok) return reading;
    const odds = oddsOn(procedure, reading.value, false, effort?.());
    if (!odds.ok) return { ok: false, faults: odds.faults.map(fault => ({ ...fault, path: parameterAt(fault.path) })) };
    if (asTable) return { ok: true, value: chancesTable(about, odds.value, controls) };
    const cells =
      named.length === 0
        ? [oddsSummary(about, odds.value, controls, decimal)]
        : fields.value.map(field => oddsCell(field, odds.value, event.value, controls));
    return { ok: true, value: { columns, rows: [{ cells }] } };
  };
  return { ok: true, value: { columns, ask } };
};

const tooSlow: Fault = {
  path: 'rows',
  code: 'request/wrong-kind',
  says: {
    it: 'troppo lavoro per una chiamata sola: dividere le righe.',
    en: 'too much work for one call: divide the rows.',
  },
};

/** Answers the rows of a batch, one each and in their order. */
const askRows = async (
  batch: readonly BatchRow[],
  { columns, ask }: Asker,
  { language }: Controls,
): Promise<Read<RolledTable>> => {
  const rows: SheetRow[] = [];
  const rolled: Rolled[] = [];
  const start = performance.now();
  let pause = start;
  const error = (faults: readonly Fault[]): SheetRow => ({ error: faultsLine(faults, language) });
  for (const row of batch) {
    if (performance.now() - pause > sliceMs) {
      await setImmediate();
      pause = performance.now();
    }
    if (row === 'blank') rows.push({ cells: columns.map(() => null) });
    else if ('code' in row) rows.push(error([row]));
    else if (pause - start > patienceMs) rows.push(error([tooSlow]));
    else {
      const answer = ask(row);
      if (answer.ok) rolled.push(...(answer.value.rolled ?? []).map(({ use }) => ({ row: rows.length, use })));
      rows.push(...(answer.ok ? answer.value.rows : [error(answer.faults)]));
    }
  }
  return { ok: true, value: { columns, rows, rolled } };
};

const noSuchProcedure = (it: string, en: string): Read<never> => ({
  ok: false,
  faults: [{ path: 'url', code: 'request/unknown-procedure', says: { it, en } }],
});

/** Finds a procedure by the three names in an address, or says what is like it. */
export const openFromAddress = (shelf: Shelf, ruleset: string, area: string, procedure: string): Read<Opened> => {
  const opened = shelf.procedure(`${ruleset}.${area}.${procedure}`);
  if (opened !== undefined) return { ok: true, value: opened };
  const addresses = (ids: readonly string[]) => ids.map(id => id.replaceAll('.', '/')).join(', ');
  const known = shelf.books.map(({ id }) => id);
  if (!known.includes(ruleset)) {
    const like = shelf.booksLike(ruleset).join(', ') || known.join(', ');
    return noSuchProcedure(
      `non c’è questo regolamento. Forse: ${like}.`,
      `there is no such ruleset. Perhaps: ${like}.`,
    );
  }
  const own = shelf.procedureIds.filter(id => id.startsWith(`${ruleset}.`));
  const close = shelf.proceduresLike(`${ruleset}.${area}.${procedure}`).filter(id => own.includes(id));
  const like = addresses(close.length > 0 ? close : own.slice(0, 10));
  return noSuchProcedure(`non c’è questa procedura. Forse: ${like}.`, `there is no such procedure. Perhaps: ${like}.`);
};

/** What is said at an address of another form. */
export const otherAddress = (shelf: Shelf): Read<never> => {
  const known = shelf.books.map(({ id }) => id).join(', ');
  const [first = ''] = shelf.procedureIds;
  const example = first.replaceAll('.', '/');
  return noSuchProcedure(
    `l’indirizzo è /v1/sheet/regolamento/capitolo/procedura, per esempio /v1/sheet/${example}, e dopo anche /batch, /odds o /help. Regolamenti: ${known}.`,
    `the address is /v1/sheet/ruleset/area/procedure, such as /v1/sheet/${example}, then perhaps /batch, /odds or /help. Rulesets: ${known}.`,
  );
};

/** What a cell is told that asks for a game: fetched anew whenever the sheet is opened, it would be another one each time. */
export const gamesAddress: Read<never> = noSuchProcedure(
  'una partita si prende una volta sola, con il pulsante in /docs/sheet o con POST /v1/sheet/games; il codice g_… si incolla in una cella.',
  'a game is taken once, with the button at /docs/sheet or with POST /v1/sheet/games; its token g_… is pasted into a cell.',
);
