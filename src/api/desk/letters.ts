import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits from the system's own randomness, almost six bits each. */
export const randomLetters = (many: number): string =>
  Array.from({ length: many }, () => base62[randomInt(62)]).join('');

/** Six letters that follow from a text: a slip in copying it shows without looking anything up. */
export const checksum = (text: string): string => {
  let rest = crc32(text);
  let letters = '';
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) letters = `${base62[rest % 62] ?? ''}${letters}`;
  return letters;
};
