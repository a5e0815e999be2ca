import { adjudicate } from './adjudicate.js';
import type { Answer, HouseStep } from './answer.js';
import { readRulings, type Book } from './book.js';
import {
  facesByThrow,
  facesInOrder,
  noDice,
  readDice,
  tooManyDice,
  type DiceOrder,
  type ScriptedDice,
} from './dice-order.js';
import type { Declared, Facts } from './fact.js';
import { firstFaults, shown, type Fault, type Read } from './fault.js';
import { nearest } from './nearest.js';
import { printedValues, type Row } from './table.js';
import { readHouse, type HouseRules } from './house.js';
import { explore, wholeEffort, type Distribution, type Effort } from './odds.js';
import type { Procedure } from './procedure.js';
import { chosenBy, type ChosenRulings } from './ruling.js';
import type { Language } from './text.js';
import type { DiceSource } from './throw.js';

/** A request about one procedure, once read: everything in it was understood. */
export interface Reading {
  readonly facts: Declared<Facts>;
  readonly chosen: ChosenRulings | null;
  readonly house: HouseRules | null;
  readonly dice: DiceOrder;
}

/** What a caller sends about one procedure. */
export interface Asked {
  readonly input?: unknown;
  readonly dice?: unknown;
  readonly rulings?: unknown;
  readonly house?: unknown;
}

const within = (place: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map(fault => ({ ...fault, path: fault.path === '' ? place : `${place}.${fault.path}` }));

/** Reads a whole request, or reports all of its faults. */
export const readRequest = (book: Book, procedure: Procedure, asked: Asked): Read<Reading> => {
  const chosen = readRulings(asked.rulings, book);
  const house = readHouse(asked.house, procedure);
  const dice = understood(readDice(asked.dice), order => unknownThrows(book, procedure, order));
  const facts = procedure.readFacts(asked.input ?? {}, chosenBy(chosen.ok ? chosen.value : null));
  if (facts.ok && chosen.ok && house.ok && dice.ok) {
    return { ok: true, value: { facts: facts.value, chosen: chosen.value, house: house.value, dice: dice.value } };
  }
  return {
    ok: false,
    faults: [
      ...(facts.ok ? [] : within('input', facts.faults)),
      ...(dice.ok ? [] : dice.faults),
      ...(chosen.ok ? [] : chosen.faults),
      ...(house.ok ? [] : house.faults),
    ],
  };
};

const understood = <V>(read: Read<V>, faultsOf: (value: V) => readonly Fault[]): Read<V> => {
  const faults = read.ok ? faultsOf(read.value) : [];
  return faults.length > 0 ? { ok: false, faults } : read;
};

const throwsBelow = ({ throws, calls }: Procedure): readonly string[] => [
  ...throws.map(({ id }) => id),
  ...calls.flatMap(throwsBelow),
];

/**
 * Tells of a name whether the procedure may ever ask for such a throw: its own by their ids, those of what it calls
 * behind labels. Which labels, and how many, only the ruling knows: a procedure may call itself.
 */
export const mayThrow = (procedure: Procedure): ((id: string) => boolean) => {
  const below = new Set(throwsBelow(procedure));
  return id => {
    const name = id.slice(id.lastIndexOf('.') + 1);
    return name === id ? procedure.throws.some(own => own.id === id) : below.has(name);
  };
};

/** The faults of dice by the names of throws that the procedure can never ask for. */
const unknownThrows = (book: Book, procedure: Procedure, order: DiceOrder): readonly Fault[] => {
  if (order.kind !== 'by-throw') return [];
  const foreseen = mayThrow(procedure);
  const unknown = [...order.faces.keys()].filter(id => !foreseen(id));
  return firstFaults(unknown, 'dice.…', 'dice/unknown-throw', id => {
    const known = throwsInExamples(book, procedure);
    const close = nearest(id, known);
    const like = (close.length > 0 ? close : known).join(', ');
    return {
      path: `dice.${id.slice(0, 100)}`,
      code: 'dice/unknown-throw',
      says: {
        it: `Nessun tiro si chiama ${shown(id)}.${like && ` ${close.length > 0 ? 'Forse' : 'I tiri sono'}: ${like}.`}`,
        en: `No throw is called ${shown(id)}.${like && ` ${close.length > 0 ? 'Perhaps' : 'The throws are'}: ${like}.`}`,
      },
    };
  });
};

const threwInExamples = new WeakMap<Procedure, readonly string[]>();

/** The throws that the worked examples of a procedure make, by their whole names. */
const throwsInExamples = (book: Book, procedure: Procedure): readonly string[] => {
  const known = threwInExamples.get(procedure);
  if (known !== undefined) return known;
  const ids = procedure.examples.flatMap(({ facts: input, dice, rulings, house }) => {
    const read = readRequest(book, procedure, { input, dice, rulings, house });
    const answer = read.ok ? ruleOn(book, procedure, read.value, unexplained) : read;
    return answer.ok ? answer.value.throws.map(({ id }) => id) : [];
  });
  const found = [...new Set(ids)];
  threwInExamples.set(procedure, found);
  return found;
};

/** Where rolled dice come from: fresh ones without a seed. */
export type Roll = (seed: string | null) => DiceSource;

const scripted = (order: DiceOrder): ScriptedDice | null => {
  switch (order.kind) {
    case 'ask':
      return noDice;
    case 'faces':
      return facesInOrder(order.faces);
    case 'by-throw':
      return facesByThrow(order.faces);
    case 'roll':
    case 'seed':
      return null;
  }
};

const unexplained = { language: 'en', explain: false, roll: () => noDice } as const;

const waits = { it: 'In attesa dei dadi', en: 'Waiting for dice' };

/** Rules on a request that was read. */
export const ruleOn = (
  book: Book,
  procedure: Procedure,
  reading: Reading,
  how: { readonly language: Language; readonly explain: boolean; readonly roll: Roll },
): Read<Answer> => {
  const { facts, chosen, house } = reading;
  const { language, explain } = how;
  const script = scripted(reading.dice);
  const dice = script ?? how.roll(reading.dice.kind === 'seed' ? reading.dice.seed : null);
  const record = adjudicate(procedure, facts, { chosen, house, dice, language, explain });
  if (record.fault !== null) return { ok: false, faults: [record.fault] };
  const { outcome, awaiting } = record;
  // The outcome is what this very procedure made of these facts.
  const summary = outcome === null ? null : procedure.inWords(outcome as Declared<Facts>, facts);
  if (script !== null && record.status !== 'awaiting-dice') {
    const unused = script.unused();
    if (unused !== null)
      return { ok: false, faults: [tooManyDice(unused, record.throws.length === 0 ? summary : null)] };
  }
  return {
    ok: true,
    value: {
      procedure: procedure.id,
      edition: book.edition,
      status: record.status,
      summary:
        summary !== null
          ? summary[language]
          : `${waits[language]}: ${awaiting === null ? '' : `${awaiting.count}D${awaiting.sides}${awaiting.needs === null ? '' : ` ${awaiting.needs}`}, ${awaiting.text}`}`,
      outcome,
      awaiting,
      effects: record.effects,
      throws: record.throws,
      steps: record.steps,
      rulings: record.rulings,
      house: house === null ? null : withoutHouse(procedure, reading, house, record),
      cites: record.cites,
    },
  };
};

/** What the book alone would have given, with the faces that lie on the table. */
const withoutHouse = (
  procedure: Procedure,
  { facts, chosen }: Reading,
  house: HouseRules,
  { throws }: { readonly throws: readonly { readonly faces: readonly number[] }[] },
): HouseStep => {
  const dice = facesInOrder(throws.flatMap(thrown => thrown.faces));
  const book = adjudicate(procedure, facts, { chosen, house: null, dice, language: 'en', explain: false });
  return {
    rows: [...house].map(([row, value]) => ({ id: row.id, book: printedValue(row), house: value })),
    book: { status: book.status, outcome: book.outcome },
  };
};

const printedValue = (row: Row): number => printedValues(row)[0] ?? 0;

/** Weighs a request that was read: the exact chance of every outcome, given the dice already thrown. */
export const oddsOn = (
  procedure: Procedure,
  reading: Reading,
  exact: boolean,
  effort: Effort = wholeEffort,
): Read<Distribution> => {
  const { facts, chosen, house, dice } = reading;
  const script = scripted(dice);
  if (script === null) {
    const says = {
      it: 'Per le probabilità i dadi sono assenti o già tirati: un elenco di facce, o elenchi per nome del tiro.',
      en: 'For the odds, dice are absent or already thrown: a list of faces, or lists by throw id.',
    };
    return { ok: false, faults: [{ path: 'dice', code: 'dice/not-understood', says }] };
  }
  return explore(procedure, facts, { chosen, house }, () => scripted(dice) ?? noDice, exact, effort);
};

/** The faults of fields that a request does not have; facts of the procedure belong one level deeper. */
export const unknownFields = (given: object, known: readonly string[], { facts }: Procedure): readonly Fault[] =>
  firstFaults(
    Object.keys(given).filter(name => !known.includes(name)),
    '…',
    'request/unknown-field',
    name => ({
      path: name.slice(0, 100),
      code: 'request/unknown-field',
      says: Object.hasOwn(facts, name)
        ? {
            it: `${name} è un dato della procedura: va dentro input, { "input": { "${name}": … } }.`,
            en: `${name} is a fact of the procedure: it goes into input, { "input": { "${name}": … } }.`,
          }
        : {
            it: `Campo sconosciuto: ${shown(name)}. La richiesta ha i campi ${known.join(', ')}.`,
            en: `Unknown field: ${shown(name)}. A request has the fields ${known.join(', ')}.`,
          },
    }),
  );
