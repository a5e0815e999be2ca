import type { Fault, Language } from '../../core/index.js';
import type { SheetReply } from '../sheet/sheet-desk.js';

/** The odds of one question, to be written as JSON. */
export interface OddsJob {
  readonly kind: 'odds';
  readonly procedure: string;
  readonly question: unknown;
}

/** Where the items of a batch begin and end, once its whole body was found to be JSON. */
export interface SplitJob {
  readonly kind: 'split';
  readonly body: SharedArrayBuffer;
  readonly mostItems: number;
  readonly mostLevels: number;
}

/** Some items of a batch, one after the other, for as long as a slice lasts. */
export interface BatchJob {
  readonly kind: 'batch';
  readonly body: SharedArrayBuffer;
  /** The bytes of the items, without the brackets around them. */
  readonly from: number;
  readonly to: number;
  readonly language: Language;
}

/** A GraphQL query about the rules alone. */
export interface GraphqlJob {
  readonly kind: 'graphql';
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: { readonly [name: string]: unknown };
  readonly acceptLanguage: string | undefined;
}

/** The odds of a sheet call. */
export interface SheetOddsJob {
  readonly kind: 'sheet-odds';
  readonly procedure: string;
  readonly batch: boolean;
  readonly query: string;
}

export type Job = OddsJob | SplitJob | BatchJob | GraphqlJob | SheetOddsJob;

/** Why a body is no batch. */
export type NoBatch = 'bad-json' | { readonly notAList: string } | { readonly items: number };

/** What each kind of job comes to. */
export interface Done {
  readonly odds:
    { readonly ok: true; readonly json: Uint8Array } | { readonly ok: false; readonly faults: readonly Fault[] };
  /** Where each item begins, and where the last one ends. */
  readonly split: { readonly ok: true; readonly starts: Uint32Array } | { readonly ok: false; readonly why: NoBatch };
  /** The results of the first items, with commas between, and how many they are. */
  readonly batch: { readonly json: Uint8Array; readonly items: number };
  readonly graphql: { readonly data: string | null; readonly errors: readonly object[] | undefined };
  readonly 'sheet-odds': SheetReply;
}
