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

/** A value as a fault sentence shows it: short, on one line. */
export const shown = (value: unknown): string => {
  const json = typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  if (json === undefined) return typeof value;
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
};
