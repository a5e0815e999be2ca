import { checksum, randomLetters } from '../desk/letters.js';

const written = /^(g_[0-9A-Za-z]{24})_([0-9A-Za-z]{6})$/;

/** The token of a new private game: `g_<random>_<checksum>`, 142 bits of chance in it. Nothing of it is stored. */
export const makePrivateGame = (): string => {
  const body = `g_${randomLetters(24)}`;
  return `${body}_${checksum(body)}`;
};

/** Whether a text is meant to be the token of a private game, right or wrong. */
export const isMeantPrivate = (text: string): boolean => /^g_/i.test(text);

/** Whether a token is whole: a letter lost in copying would silently be another game. */
export const isPrivateGame = (text: string): boolean => {
  const [, body = '', sum] = written.exec(text) ?? [];
  return sum !== undefined && checksum(body) === sum;
};
