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

export type Read<V> =
  { readonly ok: true; readonly value: V } | { readonly ok: false; readonly faults: readonly Fault[] };

/** A value as a fault sentence shows it: short, on one line. */
export const shown = (value: unknown): string => {
  const json = typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  if (json === undefined) return typeof value;
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
};
