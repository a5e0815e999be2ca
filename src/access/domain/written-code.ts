import { createHmac, randomInt } from 'node:crypto';

/** Without letters that look like digits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const inGroups = (of: readonly string[]): string => of.join('').replace(/(.{4})(?=.)/g, '$1-');

/** A code for people to read off and type in: groups of four letters, five bits of chance in each letter. */
export const randomCode = (groups: number): string =>
  inGroups(Array.from({ length: 4 * groups }, () => letters[randomInt(letters.length)] ?? ''));

/** The one code that follows from a secret and a salt: whoever has both writes the same. */
export const derivedCode = (secret: Buffer, salt: string): string => {
  const fair = 256 - (256 % letters.length);
  const bytes = [0, 1].flatMap(i => [...createHmac('sha512', secret).update(`${salt} ${i}`).digest()]);
  const drawn = bytes.filter(byte => byte < fair).map(byte => letters[byte % letters.length] ?? '');
  return inGroups(drawn.slice(0, 32));
};

/** A code as it was typed, in the one way to write it. */
export const plainCode = (typed: string): string => inGroups([...typed.toLowerCase().replace(/[^0-9a-z]/g, '')]);
