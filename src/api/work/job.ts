import type { Fault, Happened, Language, Luck } from '../../core/index.js';
import type { Print } from '../documents/print.js';
import type { SheetReply } from '../sheet/sheet-desk.js';

/** The odds of one question, to be written as JSON. */
export interface OddsJob {
  readonly kind: 'odds';
  readonly procedure: string;
  readonly question: unknown;
}

/** One question about a procedure, to be ruled on or weighed, whose JSON is too long to be read by the door. */
export interface UnreadJob {
  readonly kind: 'unread';
  readonly procedure: string;
  readonly odds: boolean;
  readonly text: string;
  readonly acceptLanguage: string | undefined;
}

/** Where the items of a batch begin and end, once its whole body was found to be JSON. */
export interface SplitJob {
  readonly kind: 'split';
  readonly body: SharedArrayBuffer;
  readonly length: number;
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

/** How lucky an outcome was, by the odds of its question. */
export interface LuckJob {
  readonly kind: 'luck';
  readonly procedure: string;
  readonly question: unknown;
  readonly happened: Happened;
}

/** One of the documents that are made from the declarations: their examples are worked out, which takes its time. */
export interface DocumentJob {
  readonly kind: 'document';
  readonly document: DocumentAsked;
}

/** Which document, in which form; what is the same in all its fields is the same document. */
export type DocumentAsked =
  | {
      readonly of: 'page';
      readonly path: string;
      readonly language: Language;
      readonly chosen: boolean;
      readonly clubs: boolean;
    }
  | { readonly of: 'openapi'; readonly clubs: boolean }
  | { readonly of: 'procedure'; readonly procedure: string; readonly language: Language };

export type Job = OddsJob | UnreadJob | SplitJob | BatchJob | GraphqlJob | SheetOddsJob | LuckJob | DocumentJob;

/** Why a body is no batch. */
export type NoBatch = 'bad-json' | { readonly notAList: string } | { readonly items: number };

/** What each kind of job comes to. */
export interface Done {
  readonly odds:
    { readonly ok: true; readonly json: Uint8Array } | { readonly ok: false; readonly faults: readonly Fault[] };
  readonly unread:
    | { readonly ok: true; readonly json: Uint8Array }
    | { readonly ok: false; readonly faults: readonly Fault[]; readonly language: Language }
    | { readonly ok: false; readonly why: 'bad-json' };
  /** Where each item begins, and where the last one ends. */
  readonly split: { readonly ok: true; readonly starts: Uint32Array } | { readonly ok: false; readonly why: NoBatch };
  /** The results of the first items, with commas between, and how many they are. */
  readonly batch: { readonly json: Uint8Array; readonly items: number };
  readonly graphql: { readonly data: string | null; readonly errors: readonly object[] | undefined };
  readonly 'sheet-odds': SheetReply;
  /** Null if the odds are too many to reckon, or do not have this outcome. */
  readonly luck: Luck | null;
  /** Null if there is no such document. */
  readonly document: Print | null;
}
