import {
  nearest,
  readRequest,
  type Book,
  type Fact,
  type Facts,
  type Fault,
  type Language,
  type Procedure,
  type Read,
  type Reading,
  type Text,
} from '../../core/index.js';
import { factNamed, namesInstead, sheetParameters } from './parameters.js';
import type { Given } from './query.js';
import { numberIn, wantedOf, wordIn, yesNoIn } from './words.js';

/** The marks that divide a cell holding several values. */
const between = /[;|]/;
const rowMark = '~';
/** What stands for a list with nothing in it. */
const nothing = '-';

const longestRoll = 100;
/** Club choices beyond this many do not fit an address, and each unknown one costs a search. */
const mostChoices = 60;
/** Only so many unknown names are worth a suggestion. */
const mostSuggestions = 10;

/** The cells of one fact: its own text, or those of its parts. */
interface Cells {
  text: string;
  readonly parts: Map<string, Cells>;
}

const emptyCells = (): Cells => ({ text: '', parts: new Map() });

const put = (cells: Cells, name: string, text: string): void => {
  let at = cells;
  for (const part of name.split('.')) {
    const next = at.parts.get(part) ?? emptyCells();
    at.parts.set(part, next);
    at = next;
  }
  at.text = text;
};

/** What was made of the cells of a case, and what could not be made of them. */
interface Made {
  readonly faults: Fault[];
  /** Paths of the core that are already at fault here. */
  readonly said: string[];
  /** For each list, by its path in the core, the places its items had in the sheet. */
  readonly places: Map<string, readonly string[]>;
}

/** A value the core will not understand either, so that conditions on it stay silent. */
const notUnderstood = '\u0000';

const note = (made: Made, path: string, name: string, code: Fault['code'], it: string, en: string): string => {
  made.faults.push({ path: name, code, says: { it, en } });
  made.said.push(path);
  return notUnderstood;
};

const shownCell = (text: string): string => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`;

const wrong = (fact: Fact, text: string, path: string, name: string, made: Made): string => {
  const wanted = wantedOf(fact);
  const code = fact.shape.kind === 'oneOf' ? 'fact/not-one-of' : 'fact/wrong-kind';
  const like = wordsLike(fact, text);
  return note(
    made,
    path,
    name,
    code,
    `${fact.says.it}: serve ${wanted.it}; ricevuto ${shownCell(text)}.${like.it && ` Forse: ${like.it}.`}`,
    `${fact.says.en}: expected ${wanted.en}; got ${shownCell(text)}.${like.en && ` Perhaps: ${like.en}.`}`,
  );
};

const wordsLike = ({ shape }: Fact, text: string): Text => {
  if (shape.kind !== 'oneOf') return { it: '', en: '' };
  const { values, words } = shape.vocabulary;
  const like = (language: Language) =>
    nearest(
      text,
      values.map(value => words[value]?.[language] ?? value),
    ).join(', ');
  return { it: like('it'), en: like('en') };
};

/** Reads the cells of one fact into its value; undefined if they are empty. */
const valueOf = (fact: Fact, cells: Cells | undefined, path: string, name: string, made: Made): unknown => {
  const { shape } = fact;
  const text = cells?.text ?? '';
  switch (shape.kind) {
    case 'count':
    case 'measure': {
      if (text === '') return undefined;
      return numberIn(text, shape.kind === 'measure' ? shape.unit : '') ?? wrong(fact, text, path, name, made);
    }
    case 'yesNo':
      return text === '' ? undefined : (yesNoIn(text) ?? wrong(fact, text, path, name, made));
    case 'oneOf':
      return text === '' ? undefined : (wordIn(shape.vocabulary, text) ?? wrong(fact, text, path, name, made));
    case 'text':
      return text === '' ? undefined : text;
    case 'group':
      return groupOf(fact, shape.facts, cells, path, name, made);
    case 'list':
      return listOf(fact, shape, cells, path, name, made);
  }
};

const fieldsOf = (facts: Facts, cells: Cells | undefined, path: string, name: string, made: Made) => {
  const read: { [fact: string]: unknown } = {};
  let any = false;
  for (const [part, fact] of Object.entries(facts)) {
    const value = valueOf(fact, cells?.parts.get(part), path + part, name + part, made);
    if (value === undefined) continue;
    read[part] = value;
    // A part that is always there, such as a group of defaults, does not yet say that the whole is meant.
    any ||= cells?.parts.has(part) === true && !isBlank(cells.parts.get(part));
  }
  return { read, any };
};

const isBlank = (cells: Cells | undefined): boolean =>
  cells === undefined || (cells.text === '' && [...cells.parts.values()].every(isBlank));

const groupOf = (
  fact: Fact,
  facts: Facts,
  cells: Cells | undefined,
  path: string,
  name: string,
  made: Made,
): unknown => {
  const { read, any } = fieldsOf(facts, cells, `${path}.`, `${name}.`, made);
  const text = cells?.text ?? '';
  if (text === '') return any || fact.absent === undefined ? read : undefined;
  // Yes says that it is there, with the values it usually has; no, that it is not.
  const there = yesNoIn(text);
  if (there === undefined || (!there && any)) return wrong(fact, text, path, name, made);
  return there ? read : undefined;
};

const listOf = (
  fact: Fact,
  shape: Extract<Fact['shape'], { readonly kind: 'list' }>,
  cells: Cells | undefined,
  path: string,
  name: string,
  made: Made,
): unknown => {
  const text = cells?.text ?? '';
  const items = [...(cells?.parts ?? [])].filter(([, item]) => !isBlank(item));
  if (text !== '' && items.length > 0) {
    return note(
      made,
      path,
      name,
      'fact/wrong-kind',
      `${fact.says.it}: o tutto in ${name}, o voce per voce (${name}.1 …), non insieme.`,
      `${fact.says.en}: either all in ${name}, or item by item (${name}.1 …), not both.`,
    );
  }
  if (text === nothing) return [];
  const inOrder =
    text === ''
      ? items.sort(([a], [b]) => Number(a) - Number(b))
      : shape.of.shape.kind === 'group'
        ? itemsOfTable(shape.of.shape.facts, text, name, path, made)
        : text
            .split(between)
            .map((item, i): [string, Cells] => [String(i + 1), { ...emptyCells(), text: item.trim() }]);
  if (inOrder === null) return notUnderstood;
  const filled = inOrder.filter(([, item]) => !isBlank(item));
  if (filled.length === 0) return fact.absent === undefined && shape.fewest === 0 ? [] : undefined;
  made.places.set(
    path,
    filled.map(([at]) => at),
  );
  return filled.map(([at, item], i) => valueOf(shape.of, item, `${path}[${i}]`, `${name}.${at}`, made));
};

/** A list written as a table: the first row names the columns. */
const itemsOfTable = (facts: Facts, text: string, name: string, path: string, made: Made): [string, Cells][] | null => {
  const [titles = [], ...rows] = text.split(rowMark).map(row => row.split(between).map(cell => cell.trim()));
  const unknown = titles.filter(title => factNamed(facts, title) === undefined);
  const uneven = rows.find(row => row.length !== titles.length && row.some(cell => cell !== ''));
  if (unknown.length > 0 || uneven !== undefined) {
    const columns = Object.keys(facts).join(';');
    note(
      made,
      path,
      name,
      'fact/wrong-kind',
      `Serve una tabella con i titoli nella prima riga, per esempio ${columns}~…; ricevuto ${shownCell(text)}.`,
      `Expected a table with its titles in the first row, such as ${columns}~…; got ${shownCell(text)}.`,
    );
    return null;
  }
  return rows.map((row, i): [string, Cells] => {
    const item = emptyCells();
    titles.forEach((title, column) => put(item, title, row[column] ?? ''));
    return [String(i + 1), item];
  });
};

const rulingPrefix = 'ruling.';
const housePrefix = 'house.';
const throwPrefix = 'dice.';

/** Whether a parameter may say something about a case: a fact, its dice or roll, a ruling, a house rule. */
const isAboutTheCase = (procedure: Procedure, name: string): boolean =>
  name === 'roll' ||
  name === 'dice' ||
  name.startsWith(throwPrefix) ||
  name.startsWith(rulingPrefix) ||
  name.startsWith(housePrefix) ||
  factNamed(procedure.facts, name) !== undefined;

/** The faults of names that mean nothing here; `controls` are the door's own names. */
export const unknownNames = (
  procedure: Procedure,
  names: Iterable<string>,
  controls: readonly string[],
): readonly Fault[] => {
  const unknown = [...names].filter(name => !controls.includes(name) && !isAboutTheCase(procedure, name));
  if (unknown.length === 0) return [];
  const known = [...sheetParameters(procedure).map(parameter => parameter.name), 'roll', 'dice', ...controls];
  return unknown.map((name, i): Fault => {
    const instead = i < mostSuggestions ? namesInstead(name, known) : { it: '', en: '' };
    return {
      path: name.slice(0, 100) || 'url',
      code: 'request/unknown-field',
      says: { it: `Parametro sconosciuto. ${instead.it}`.trim(), en: `Unknown parameter. ${instead.en}`.trim() },
    };
  });
};

/** The entries under a prefix that are not empty. */
const under = (given: Given, prefix: string): readonly (readonly [string, string])[] =>
  [...given]
    .filter(([name, text]) => name.startsWith(prefix) && text !== '')
    .map(([name, text]) => [name.slice(prefix.length), text]);

const facesIn = (text: string): readonly unknown[] =>
  text
    .split(/[;|\s]+/)
    .filter(face => face !== '')
    .map(face => (/^\d{1,4}$/.test(face) ? Number(face) : face));

/** Dice as the core reads them: those of the table, or the seed that stands for a roll. */
const diceOf = (given: Given, faults: Fault[]): unknown => {
  const roll = given.get('roll') ?? '';
  const dice = given.get('dice') ?? '';
  const byThrow = under(given, throwPrefix);
  const say = (path: string, it: string, en: string) =>
    faults.push({ path, code: 'dice/not-understood', says: { it, en } });
  if (roll !== '' && (dice !== '' || byThrow.length > 0)) {
    say(
      'roll',
      'O roll o dice, non insieme: il codice di un tiro oppure i dadi del tavolo.',
      'Either roll or dice, not both: the id of a roll or the dice of the table.',
    );
    return undefined;
  }
  if (dice !== '' && byThrow.length > 0) {
    say(
      'dice',
      'O tutti i dadi in dice, o per nome del tiro, non insieme.',
      'Either all dice in dice, or by throw id, not both.',
    );
    return undefined;
  }
  if (roll.length > longestRoll) {
    say(
      'roll',
      `Il codice del tiro ha al massimo ${longestRoll} caratteri.`,
      `The id of a roll has at most ${longestRoll} characters.`,
    );
    return undefined;
  }
  if (roll !== '') return { seed: roll };
  if (dice !== '') return facesIn(dice);
  return byThrow.length === 0 ? undefined : Object.fromEntries(byThrow.map(([id, text]) => [id, facesIn(text)]));
};

const choicesOf = (
  given: Given,
  prefix: string,
  valueOf: (text: string) => unknown,
  faults: Fault[],
): object | undefined => {
  const chosen = under(given, prefix);
  if (chosen.length > mostChoices) {
    faults.push({
      path: prefix.slice(0, -1),
      code: 'request/wrong-kind',
      says: { it: `Al massimo ${mostChoices} in una chiamata.`, en: `At most ${mostChoices} in one call.` },
    });
    return undefined;
  }
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen.map(([id, text]) => [id, valueOf(text)]));
};

/** The parameter that a path of the core came from. */
export const parameterAt = (path: string, places: ReadonlyMap<string, readonly string[]> = new Map()): string => {
  const [dice] = /^dice(\.[^[]+)?/.exec(path) ?? [];
  if (dice !== undefined) return dice;
  const fact = path.replace(/^input\./, '').replace(/^rulings\./, rulingPrefix);
  return fact.replace(
    /\[(\d+)\]/g,
    (_, i: string, at: number) => `.${places.get(fact.slice(0, at))?.[Number(i)] ?? Number(i) + 1}`,
  );
};

/** A fault of the core, said in the words of a sheet. */
const asSheet = (procedure: Procedure, fault: Fault, places: Made['places']): Fault => {
  const path = parameterAt(fault.path, places);
  const fact = fault.path.startsWith('input.') ? factNamed(procedure.facts, path) : undefined;
  // A fact that may be left out is only missed by a condition, which says so itself.
  if (fault.code !== 'fact/missing' || fact === undefined || fact.absent !== undefined) return { ...fault, path };
  const wanted = wantedOf(fact);
  return {
    path,
    code: fault.code,
    says: { it: `${fact.says.it}: manca; serve ${wanted.it}.`, en: `${fact.says.en}: missing; expected ${wanted.en}.` },
  };
};

/** Reads the cells of one case, whose names are known, or says all that is wrong with them. */
export const readCase = (book: Book, procedure: Procedure, given: Given): Read<Reading> => {
  const cells = emptyCells();
  for (const [name, text] of given) if (factNamed(procedure.facts, name) !== undefined) put(cells, name, text);
  const made: Made = { faults: [], said: [], places: new Map() };
  const { read: input } = fieldsOf(procedure.facts, cells, '', '', made);
  const dice = diceOf(given, made.faults);
  const rulings = choicesOf(given, rulingPrefix, text => text.toLowerCase(), made.faults);
  const house = choicesOf(given, housePrefix, text => numberIn(text) ?? text.toLowerCase(), made.faults);
  const reading = readRequest(book, procedure, { input, dice, rulings, house });
  if (reading.ok && made.faults.length === 0) return reading;
  const said = new Set(made.said.map(path => `input.${path}`));
  const others = reading.ok ? [] : reading.faults.filter(fault => !said.has(fault.path));
  return { ok: false, faults: [...made.faults, ...others.map(fault => asSheet(procedure, fault, made.places))] };
};
