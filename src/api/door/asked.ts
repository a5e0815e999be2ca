import type { Language } from '../../core/index.js';

export const memberRoles = ['owner', 'referee', 'player', 'spectator'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** One club that whoever asks belongs to, and as what. */
export interface Membership {
  readonly club: string;
  readonly member: string;
  readonly role: MemberRole;
}

/** What a key for programs may do: read, act in battles, or fill the cells of a sheet. */
export const scopes = ['read', 'write', 'sheet'] as const;
export type Scope = (typeof scopes)[number];

/** The key a program showed. */
export interface ShownKey {
  readonly id: string;
  readonly scopes: readonly Scope[];
  /** The one battle it is for, if it is for one. */
  readonly battle: string | null;
  /** As whom it looks at battles: as its maker, or as anybody. */
  readonly sees: 'maker' | 'public';
}

/** Who asks: nobody in particular, a person who has signed in, or a program with a key. */
export interface Asker {
  readonly account: string | null;
  readonly memberships: readonly Membership[];
  readonly key: ShownKey | null;
  /** Which of a person's sessions it is, as the hash of its token. */
  readonly session?: string;
  /** What the browser keeps of those who signed in on it before; believed only where it is checked. */
  readonly device?: string;
  readonly address: string;
}

export const nobody = (address: string): Asker => ({ account: null, memberships: [], key: null, address });

/** What arrives at a door, once read. */
export interface Asked<B = undefined, Q = undefined> {
  readonly by: Asker;
  readonly params: { readonly [name: string]: string };
  readonly body: B;
  readonly query: Q;
  readonly language: Language;
  readonly idempotencyKey: string | null;
  readonly ifMatch: string | null;
  /** What tells this request from another with the same key: method, address and body. Empty without a key. */
  readonly fingerprint: string;
  /** Scheme and host by which this server was reached, for links; empty if that is not known. */
  readonly reachedAt: string;
}

/** What a door answers, where it is more than a value with 200. */
export class Reply<V = unknown> {
  constructor(
    readonly body: V,
    readonly status = 200,
    readonly headers: { readonly [name: string]: string } = {},
    /** Each goes out as a header of its own. */
    readonly cookies: readonly string[] = [],
  ) {}
}

/** What a request shows of whom it comes from. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  /** A key in the address, as only spreadsheets send it. */
  readonly key: string | undefined;
  /** Where a browser says that the request comes from. */
  readonly origin: string | undefined;
  /** How a browser says that the page it comes from relates to this server: its Sec-Fetch-Site. */
  readonly fetchSite: string | undefined;
  /** Scheme and host by which this server was reached; empty if that is not known. */
  readonly reachedAt: string;
  readonly method: string;
  readonly address: string;
  readonly language: Language;
  /** Whether the door takes a key in its address. */
  readonly sheet: boolean;
}

/** Who was let in, and what its limits leave it, as headers of the answer. */
export interface Admitted {
  readonly by: Asker;
  readonly headers: { readonly [name: string]: string };
}

/** Finds out who asks and lets in as many as the limits allow; throws a refusal otherwise. */
export abstract class Gate {
  abstract admit(credentials: Credentials): Promise<Admitted>;
}
