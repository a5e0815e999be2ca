import type { Answer, Effect, RowStep, RulingStep, Step, ThrownDice } from '../core/index.js';

/*
 * The JSON of an answer, written by hand because it is what the doors do most. It says what JSON.stringify would say,
 * in plain ASCII: most of an answer are texts of the declarations, which are quoted once and remembered, and a string
 * of single bytes leaves the process several times faster than one with a typographic dash in it.
 */

const remembered = new Map<string, string>();
const mostRemembered = 20_000;
const longestRemembered = 300;

const inAscii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The same text in one piece and of single bytes: a text put together from many is otherwise taken apart again each
 * time it is copied, and one from which wide letters were replaced still takes two bytes for each.
 */
const inOnePiece = (text: string): string => text.split('').join('');

/** A text as JSON, in ASCII. */
export const quoted = (text: string): string => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const made = inAscii(JSON.stringify(text));
  if (text.length <= longestRemembered) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, inOnePiece(made));
  }
  return made;
};

/** Any value as JSON, in ASCII. */
export const json = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listed(value, json) : object(value);
    default:
      return 'null';
  }
};

/** What is frozen is handed out by the core again and again: it is written once. */
const written = new WeakMap<object, string>();

const writtenOnce = <V extends object>(value: V, write: (value: V) => string): string => {
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = write(value);
  if (Object.isFrozen(value)) written.set(value, inOnePiece(text));
  return text;
};

const object = (value: object): string =>
  Object.isFrozen(value) ? writtenOnce(value, writeObject) : writeObject(value);

const writeObject = (value: object): string => {
  let text = '';
  for (const name in value) {
    // Whatever is in an answer is a plain record.
    const field = (value as { readonly [name: string]: unknown })[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(name)}:${json(field)}`;
  }
  return `{${text}}`;
};

const listed = <V>(values: readonly V[], write: (value: V) => string): string => {
  let text = '';
  for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : ',') + write(values[i] as V);
  return `[${text}]`;
};

const rowJson = (row: RowStep): string => writtenOnce(row, writeRow);

const writeRow = ({ id, applied, value, cite, text, because, book }: RowStep): string =>
  `{"id":${quoted(id)},"applied":${applied},"value":${value},"cite":${quoted(cite)},"text":${quoted(text)}` +
  (because === undefined ? '' : `,"because":${object(because)}`) +
  (book === undefined ? '}' : `,"book":${book}}`);

const writeRows = (rows: readonly RowStep[]): string => listed(rows, rowJson);
const rowsJson = (rows: readonly RowStep[]): string => writtenOnce(rows, writeRows);

const stepJson = (step: Step): string => {
  const head = `{"kind":"${step.kind}","cite":${quoted(step.cite)},"text":${quoted(step.text)}`;
  switch (step.kind) {
    case 'reckon':
    case 'forbid':
      return `${head},"value":${json(step.value)}}`;
    case 'limit':
      return `${head},"from":${step.from},"value":${step.value}}`;
    case 'modifiers':
      return `${head},"from":${step.from},"value":${step.value},"rows":${rowsJson(step.rows)}}`;
    case 'table':
      return `${head},"key":${json(step.key)},"value":${json(step.value)}}`;
    case 'throw':
      return `${head},"throw":${quoted(step.throw)},"value":${json(step.value)}}`;
    case 'call':
      return (
        `${head},"label":${quoted(step.label)},"procedure":${quoted(step.procedure)},"status":"${step.status}"` +
        `,"outcome":${json(step.outcome)},"steps":${listed(step.steps, stepJson)}}`
      );
  }
};

const throwJson = ({ id, count, sides, faces, needs, successes }: ThrownDice): string =>
  `{"id":${quoted(id)},"count":${count},"sides":${sides},"faces":[${faces.join(',')}],"needs":${json(needs)},"successes":${json(successes)}}`;

const effectJson: (effect: Effect) => string = object;
const rulingJson: (ruling: RulingStep) => string = object;

/** The JSON of an answer, byte for byte what JSON.stringify would give but for its escapes. */
export const answerJson = (answer: Answer): string =>
  `{"procedure":${quoted(answer.procedure)},"edition":${quoted(answer.edition)},"status":"${answer.status}"` +
  `,"summary":${quoted(answer.summary)},"outcome":${json(answer.outcome)},"awaiting":${json(answer.awaiting)}` +
  `,"effects":${listed(answer.effects, effectJson)},"throws":${listed(answer.throws, throwJson)}` +
  `,"steps":${listed(answer.steps, stepJson)},"rulings":${listed(answer.rulings, rulingJson)}` +
  `,"house":${json(answer.house)},"cites":${listed(answer.cites, quoted)}}`;
