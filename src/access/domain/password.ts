import { hash, verify, argon2id } from 'argon2';
import { randomBytes } from 'node:crypto';
import type { Fault, Language } from '../../core/index.js';
import { commonWords } from './common-passwords.js';
import { refusal } from './refusal.js';

export const shortestPassword = 8;
export const longestPassword = 200;

/** What is wrong with a new password: it must be long enough and not everybody's; nothing else is asked of it. */
export const passwordFaults = (password: string, path: string, ownWords: readonly string[]): readonly Fault[] => {
  if (!isCommon(password, ownWords)) return [];
  return [
    {
      path,
      code: 'fact/impossible',
      says: {
        it: 'È fra le password che si provano per prime: sceglierne un’altra, per esempio quattro parole a caso.',
        en: 'It is among the passwords that are tried first: choose another, for example four words at random.',
      },
    },
  ];
};

/** The usual disguises of letters. */
const disguises: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isCommon = (password: string, ownWords: readonly string[]): boolean => {
  const lower = password.toLowerCase();
  const own = ownWords.flatMap(word => [word.toLowerCase(), ...word.toLowerCase().split(/[\s@]+/)]);
  return [lower, undecorated(lower)]
    .flatMap(word => [word, undisguised(word)])
    .filter(word => word.length > 2)
    .some(word => commonWords.has(halved(word)) || isRun(word) || own.includes(word));
};

const undisguised = (word: string): string => word.replaceAll(/[013457@$!]/g, sign => disguises[sign] ?? sign);

/** Without the digits and signs that were only put before or after. */
const undecorated = (word: string): string => word.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');

/** A word that was only said twice is that word. */
const halved = (word: string): string => {
  const half = word.slice(0, word.length / 2);
  return word.length % 2 === 0 && half + half === word ? halved(half) : word;
};

/** Whether each letter is the one before it, or its neighbour: aaaa, 12345678, hgfedcba. */
const isRun = (word: string): boolean => {
  const steps = new Set([...word].slice(1).map((letter, i) => letter.charCodeAt(0) - word.charCodeAt(i)));
  const [step] = steps;
  return steps.size <= 1 && Math.abs(step ?? 0) <= 1;
};

const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many passwords are hashed side by side: each takes a core and 19 MiB. */
const atOnce = 2;
/** How many may wait for it; more than these are somebody who tries. */
const mostWaiting = 64;

/** Hashes and checks passwords, a few at a time, in the same time whether or not there is an account. */
export class Passwords {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodys: Promise<string> | undefined;

  hash(password: string, language: Language): Promise<string> {
    return this.inTurn(language, () => hash(password, cost));
  }

  /**
   * Whether it is the password of the hash; without a hash it takes as long to say no. Whoever comes from a device that
   * the account knows goes before all others, and is never sent away: strangers who try passwords do not keep them out.
   */
  async isRight(password: string, stored: string | undefined, language: Language, isKnown = false): Promise<boolean> {
    this.nobodys ??= hash(randomBytes(32).toString('hex'), cost);
    const against = stored ?? (await this.nobodys);
    const right = await this.inTurn(language, () => verify(against, password), isKnown);
    return right && stored !== undefined;
  }

  private async inTurn<T>(language: Language, work: () => Promise<T>, isFirst = false): Promise<T> {
    if (this.working >= atOnce) {
      if (this.waiting.length >= mostWaiting && !isFirst) throw refusal('overloaded', language);
      await new Promise<void>(resolve => (isFirst ? this.waiting.unshift(resolve) : this.waiting.push(resolve)));
    } else this.working++;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = this.waiting.shift();
      if (next === undefined) this.working--;
      else next();
    }
  }
}
