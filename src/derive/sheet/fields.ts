import type {
  Answer,
  Awaiting,
  Fact,
  Facts,
  Language,
  Outcome,
  Procedure,
  Step,
  Text,
  Value,
} from '../../core/index.js';
import type { Cell, CellFields } from './cells.js';
import { shownNumber } from './cells.js';

/** In which language a cell speaks, and whether values are said in its words or as the API writes them. */
export interface Manner {
  readonly language: Language;
  readonly words: boolean;
  /** Whether the dice that fell are for practice: sentences say so, numbers stay numbers. */
  readonly practice?: boolean;
}

/** One thing that can be asked of an answer, by the name it has in `out`. */
export interface Field {
  readonly name: string;
  readonly of: (answer: Answer, manner: Manner) => Cell;
  /** Whether it has a value before the dice are thrown. */
  readonly early: boolean;
  /** Whether it needs the reasoning written down. */
  readonly explained: boolean;
}

const yesNoWords: { readonly [L in Language]: readonly [no: string, yes: string] } = {
  it: ['no', 'sì'],
  en: ['no', 'yes'],
};

// prettier-ignore
const statusWords: { readonly [S in Answer['status']]: Text } = {
  'resolved':      { it: 'risolto',             en: 'resolved' },
  'awaiting-dice': { it: 'in attesa dei dadi',  en: 'waiting for dice' },
  'not-allowed':   { it: 'non ammesso',         en: 'not allowed' },
};

/** A single value as a cell holds it. */
export const singleCell = ({ shape }: Fact, value: unknown, { language, words }: Manner): Cell => {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return words ? yesNoWords[language][value ? 1 : 0] : String(value);
  if (typeof value !== 'string') return null;
  if (shape.kind !== 'oneOf' || !words) return value;
  return shape.vocabulary.words[value]?.[language] ?? value;
};

/** Any value of an outcome as a cell holds it. */
const cellOf = (fact: Fact, value: unknown, manner: Manner): Cell | CellFields => {
  const { shape } = fact;
  if (shape.kind === 'list') {
    return Array.isArray(value) ? { items: value.map(item => cellOf(shape.of, item, manner)) } : null;
  }
  if (shape.kind !== 'group') return singleCell(fact, value, manner);
  if (!isRecord(value)) return null;
  return {
    fields: Object.entries(shape.facts).map(([name, part]): [string, Cell] => [
      name,
      asCell(cellOf(part, value[name], manner)),
    ]),
  };
};

/** A record alone in a cell is a list of one. */
const asCell = (cell: Cell | CellFields): Cell =>
  typeof cell === 'object' && cell !== null && 'fields' in cell ? { items: [cell] } : cell;

const isRecord = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a dotted name through declared fields; places in lists count from 1, and `count` is a list's length. */
export const declaredCell = (fields: Facts, name: string): ((of: object, manner: Manner) => Cell) | undefined => {
  const steps: ((value: unknown) => unknown)[] = [];
  const follow = (value: unknown) => steps.reduce((at, step) => step(at), value);
  let within: Facts | null = fields;
  let fact: Fact | undefined;
  const parts = name.split('.', 20);
  for (const [i, part] of parts.entries()) {
    const last = i === parts.length - 1;
    if (within !== null) {
      if (!Object.hasOwn(within, part)) return undefined;
      fact = within[part];
      steps.push(value => (isRecord(value) ? value[part] : undefined));
    } else if (fact?.shape.kind === 'list' && part === 'count' && last) {
      return of => {
        const list = follow(of);
        return Array.isArray(list) ? list.length : null;
      };
    } else if (fact?.shape.kind === 'list' && /^[1-9]\d{0,4}$/.test(part)) {
      fact = fact.shape.of;
      steps.push(value => (Array.isArray(value) ? value[Number(part) - 1] : undefined));
    } else {
      return undefined;
    }
    within = fact?.shape.kind === 'group' ? fact.shape.facts : null;
  }
  const found = fact;
  return found === undefined ? undefined : (of, manner) => asCell(cellOf(found, follow(of), manner));
};

/** The next throw, as a player hears it. */
export const awaitingText = ({ count, sides, needs, text }: Awaiting): string =>
  `${count}D${sides}${needs === null ? '' : ` ${needs}`}, ${text}`;

const thrown = ({ throws }: Answer): string =>
  throws
    .filter(({ faces }) => faces.length > 0)
    .map(({ count, sides, faces }) => `${count}D${sides}: ${faces.join(' ')}`)
    .join('; ');

const citeWords = { it: 'rif.', en: 'see' };
const practiceWords = { it: 'dadi di prova', en: 'practice dice' };
const houseWords = { it: 'regole della casa', en: 'house rules' };

const practiceMark = ({ language, practice }: Manner): string => (practice ? ` (${practiceWords[language]})` : '');

/** The answer in one line, with the dice that fell, whether they are for practice, and the rows the club changed. */
const summaryOf = (answer: Answer, manner: Manner): string => {
  const { language } = manner;
  const dice = thrown(answer);
  const rows = (answer.house?.rows ?? []).map(({ id, house }) => `${id} ${house}`).join(', ');
  return `${answer.summary}${dice && ` [${dice}]`}${rows && ` (${houseWords[language]}: ${rows})`}${practiceMark(manner)}`;
};

const stepValue = (value: Value): string => {
  if (typeof value === 'number') return shownNumber(value, '.');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, part]) => `${name} ${part}`)
    .join(', ');
};

const signed = (value: number): string => `${value > 0 ? '+' : ''}${shownNumber(value, '.')}`;

/** One line of the reasoning, with only the rows that counted. */
const stepText = (step: Step): string => {
  switch (step.kind) {
    case 'reckon':
    case 'throw':
      return `${step.text}: ${stepValue(step.value)} (${step.cite})`;
    case 'limit':
      return step.from === step.value ? '' : `${step.text}: ${stepValue(step.value)} (${step.cite})`;
    case 'table':
      return `${step.text}, ${step.key}: ${stepValue(step.value)} (${step.cite})`;
    case 'forbid':
      return `${step.text} (${step.cite})`;
    case 'modifiers':
      return step.rows
        .filter(row => row.applied)
        .map(row => `${row.text} ${signed(row.value)} (${row.cite})`)
        .join('; ');
    case 'call':
      return step.steps.map(stepText).filter(Boolean).join('; ');
  }
};

const facesOf = ({ throws }: Answer): readonly number[] => throws.flatMap(({ faces }) => faces);

interface Part {
  readonly of: Field['of'];
  readonly early?: true;
  readonly explained?: true;
}

/** What every answer has, whatever the procedure; also under `answer.`, where an outcome field has the same name. */
const parts: { readonly [name: string]: Part } = {
  summary: { of: summaryOf },
  status: { of: ({ status }, { language, words }) => (words ? statusWords[status][language] : status), early: true },
  dice: {
    of: answer => (facesOf(answer).length === 1 ? (facesOf(answer)[0] ?? null) : facesOf(answer).join(';') || null),
  },
  awaiting: { of: ({ awaiting }) => (awaiting === null ? null : awaitingText(awaiting)), early: true },
  'awaiting.count': { of: ({ awaiting }) => awaiting?.count ?? null, early: true },
  'awaiting.sides': { of: ({ awaiting }) => awaiting?.sides ?? null, early: true },
  'awaiting.needs': { of: ({ awaiting }) => awaiting?.needs ?? null, early: true },
  why: {
    of: ({ steps }, manner) => `${steps.map(stepText).filter(Boolean).join('; ')}${practiceMark(manner)}`,
    explained: true,
  },
  // Some books number their paragraphs as others write dates, so a word goes before.
  cites: { of: ({ cites }, { language }) => `${citeWords[language]} ${cites.join('; ')}`, explained: true },
  edition: { of: ({ edition }) => edition },
};

const partPrefix = 'answer.';

const partNamed = (name: string): Part | undefined => {
  const face = /^dice\.([1-9]\d{0,4})$/.exec(name)?.[1];
  if (face !== undefined) return { of: answer => facesOf(answer)[Number(face) - 1] ?? null };
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
};

/** The field that a name in `out` means: one of the outcome first, then one that every answer has. */
export const fieldNamed = (procedure: Procedure, name: string): Field | undefined => {
  const cell = declaredCell(procedure.outcome, name);
  if (cell !== undefined) {
    const of: Field['of'] = ({ outcome }, manner) => (outcome === null ? null : cell(outcome, manner));
    return { name, of, early: false, explained: false };
  }
  const part = partNamed(name.startsWith(partPrefix) ? name.slice(partPrefix.length) : name);
  return part && { name, of: part.of, early: part.early === true, explained: part.explained === true };
};

/** Declared fields by their dotted names, each list whole. */
export const declaredNames = (fields: Facts): readonly string[] =>
  Object.entries(fields).flatMap(([name, { shape }]) =>
    shape.kind === 'group' ? declaredNames(shape.facts).map(part => `${name}.${part}`) : [name],
  );

const ofEveryAnswer = (procedure: Procedure, name: string): string =>
  declaredCell(procedure.outcome, name) === undefined ? name : partPrefix + name;

/** All names that `out` may hold for a procedure. */
export const fieldNames = (procedure: Procedure): readonly string[] => [
  ...declaredNames(procedure.outcome),
  ...Object.keys(parts).map(name => ofEveryAnswer(procedure, name)),
];

/** The columns of a table whose caller did not choose any. */
export const usualColumns = (procedure: Procedure): readonly string[] => [
  ...['summary', 'status', 'dice'].map(name => ofEveryAnswer(procedure, name)),
  ...declaredNames(procedure.outcome),
];

export const usualField = (procedure: Procedure): string => ofEveryAnswer(procedure, 'summary');
