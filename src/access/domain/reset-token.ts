import { createHmac } from 'node:crypto';
import { sameHash } from './key.js';

/** Whose password may be set anew, at whose club, and until when. */
export interface Reset {
  readonly club: string;
  readonly account: string;
  /** In seconds since 1970. */
  readonly until: number;
}

const written = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9]{1,12})\.([\w-]{43})$/;

/** A link's token that needs no table: the stored password is signed along, so that it works once. */
export const makeResetToken = (pepper: Buffer, reset: Reset, password: string): string => {
  const { club, account, until } = reset;
  return `${club}.${account}.${until}.${signature(pepper, reset, password)}`;
};

/** What a token claims; believed only once `isSigned`. */
export const readResetToken = (token: string): (Reset & { readonly signed: string }) | undefined => {
  const [, club, account, until, signed] = written.exec(token) ?? [];
  if (club === undefined || account === undefined || until === undefined || signed === undefined) return undefined;
  return { club, account, until: Number(until), signed };
};

export const isSigned = (pepper: Buffer, reset: Reset & { readonly signed: string }, password: string): boolean =>
  sameHash(reset.signed, signature(pepper, reset, password));

const signature = (pepper: Buffer, { club, account, until }: Reset, password: string): string =>
  createHmac('sha256', pepper).update([club, account, until, password].join('\n')).digest('base64url');
