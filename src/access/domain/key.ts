import { createHmac, timingSafeEqual } from 'node:crypto';
import { checksum, randomLetters, type Scope } from '../../api/door/index.js';

/** The letter that shows at a glance what a key may do. */
const letters = { read: 'r', write: 'w', sheet: 's' } as const satisfies { readonly [S in Scope]: string };

const written = /^(wk_([rws])_([0-9A-Za-z]{8})_[0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/;

/** How many days a key may last: least where it may stand in an address. */
export const longestDays = { read: 365, write: 365, sheet: 180 } as const satisfies { readonly [S in Scope]: number };

/** Whether words have the form of a key's id. */
export const isKeyId = (id: string): boolean => /^[0-9A-Za-z]{8}$/.test(id);

/** A key as its letters tell it, before anybody has looked it up. */
export interface WrittenKey {
  readonly scope: Scope;
  readonly id: string;
  readonly whole: string;
}

/** A new key: `wk_<r|w|s>_<id>_<random>_<checksum>`, 256 bits of chance in it. */
export const makeKey = (scope: Scope): WrittenKey => {
  const id = randomLetters(8);
  const body = `wk_${letters[scope]}_${id}_${randomLetters(43)}`;
  return { scope, id, whole: `${body}_${checksum(body)}` };
};

/** Reads a key, or nothing: a slip of the pen is found without asking the database. */
export const readKey = (whole: string): WrittenKey | undefined => {
  const [, body, letter, id, sum] = written.exec(whole) ?? [];
  const scope = scopeOf(letter);
  if (body === undefined || id === undefined || scope === undefined || checksum(body) !== sum) return undefined;
  return { scope, id, whole };
};

const scopeOf = (letter: string | undefined): Scope | undefined => {
  switch (letter) {
    case letters.read:
      return 'read';
    case letters.write:
      return 'write';
    case letters.sheet:
      return 'sheet';
    default:
      return undefined;
  }
};

/** What is stored of a key: it was made of chance, so that one quick hash is enough. */
export const hashKey = (pepper: Buffer, whole: string): string =>
  createHmac('sha256', pepper).update(whole).digest('hex');

/** Whether two hashes are the same, in the same time whether or not. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
