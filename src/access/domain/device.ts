import { createHmac, randomBytes } from 'node:crypto';
import { sameHash } from './key.js';

/** So many people are known on one browser; of more, those who signed in last. */
const mostAccounts = 5;
const written = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * The device by which somebody who has signed in on this browser is known again, or none. The cookie says so with our
 * signature for that one e-mail address: nothing is looked up, so that it takes as long for an address without an account.
 */
export const knownDevice = (pepper: Buffer, cookie: string | undefined, emailHash: string): string | undefined =>
  entriesOf(cookie).find(({ id, signed }) => sameHash(signed, signature(pepper, id, emailHash)))?.id;

/** The cookie of a browser on which somebody has just signed in. */
export const withDevice = (pepper: Buffer, cookie: string | undefined, emailHash: string): string => {
  if (cookie !== undefined && knownDevice(pepper, cookie, emailHash) !== undefined) return cookie;
  const id = randomBytes(16).toString('base64url');
  return [{ id, signed: signature(pepper, id, emailHash) }, ...entriesOf(cookie)]
    .slice(0, mostAccounts)
    .map(({ id, signed }) => `${id}.${signed}`)
    .join('~');
};

const entriesOf = (cookie = ''): readonly { readonly id: string; readonly signed: string }[] =>
  cookie
    .slice(0, 1000)
    .split('~')
    .flatMap(entry => {
      const [, id, signed] = written.exec(entry) ?? [];
      return id === undefined || signed === undefined ? [] : [{ id, signed }];
    });

const signature = (pepper: Buffer, id: string, emailHash: string): string =>
  createHmac('sha256', pepper).update(`${id} ${emailHash}`).digest('base64url');
