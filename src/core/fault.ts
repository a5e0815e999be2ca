import type { Text } from './text.js';

/** What is wrong with what was sent: where, a stable code, and a sentence that says what was expected. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly says: Text;
}

export type FaultCode =
  | 'fact/missing'
  | 'fact/unknown'
  | 'fact/wrong-kind'
  | 'fact/out-of-bounds'
  | 'fact/not-one-of'
  | 'fact/too-long'
  | 'fact/impossible'
  | 'dice/not-understood'
  | 'dice/too-many'
  | 'dice/impossible-face'
  | 'dice/unknown-throw'
  | 'ruling/unknown'
  | 'ruling/unknown-option'
  | 'house/unknown-row'
  | 'house/not-understood'
  | 'odds/too-many-paths'
  | 'odds/too-long'
  | 'request/unknown-field'
  | 'request/wrong-kind'
  | 'request/unknown-procedure';

/** Faults of one kind are told one by one only so far: who sends a thousand unknown names has sent the wrong thing. */
export const mostToldAlike = 20;

/** Says how many more there are of a kind. */
export const furtherFaults = (path: string, code: FaultCode, more: number): Fault => ({
  path,
  code,
  says: { it: `Altri errori come questi: ${more}.`, en: `Further faults like these: ${more}.` },
});

/** The first faults of a kind, and how many more there are. */
export const firstFaults = <V>(
  wrong: readonly V[],
  path: string,
  code: FaultCode,
  tell: (one: V) => Fault,
): readonly Fault[] => [
  ...wrong.slice(0, mostToldAlike).map(tell),
  ...(wrong.length > mostToldAlike ? [furtherFaults(path, code, wrong.length - mostToldAlike)] : []),
];

export type Read<V> =
  { readonly ok: true; readonly value: V } | { readonly ok: false; readonly faults: readonly Fault[] };

const longestShown = 40;

/** A value as a fault sentence shows it: short, on one line. However deep or long it is, only its beginning is read. */
export const shown = (value: unknown): string => {
  const json = beginningOf(value, longestShown + 1);
  return json.length > longestShown ? `${json.slice(0, longestShown - 1)}…` : json;
};

/** At least the first so many letters of a value as JSON; each level takes one, so that no depth is too deep. */
const beginningOf = (value: unknown, letters: number): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, letters));
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? typeof value);
  }
  return Array.isArray(value) ? beginningOfList(value, letters) : beginningOfRecord(value, letters);
};

const beginningOfList = (list: readonly unknown[], letters: number): string => {
  let text = '[';
  for (let i = 0; i < list.length && text.length < letters; i++) {
    text += (i > 0 ? ',' : '') + beginningOf(list[i], letters - text.length);
  }
  return `${text}]`;
};

const beginningOfRecord = (record: object, letters: number): string => {
  let text = '{';
  for (const name in record) {
    if (text.length >= letters) break;
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(name.slice(0, letters))}:`;
    text += beginningOf(Reflect.get(record, name), letters - text.length);
  }
  return `${text}}`;
};
