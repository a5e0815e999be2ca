import { createHash } from 'node:crypto';
import type { Text } from '../../core/index.js';
import { canonical } from './canonical.js';

/** A game of a club, in which its spreadsheets roll. */
export interface Game {
  readonly id: string;
  readonly club: string;
  readonly title: string;
  readonly ruleset: string | null;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** How many uses of rolls are recorded. */
  readonly rolls: number;
}

/** What was asked with a roll id. */
export interface RollAsked {
  readonly facts: object;
  readonly rulings: { readonly [id: string]: string };
  readonly house: { readonly [row: string]: number | 'off' };
}

export interface Thrown {
  readonly id: string;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** A use of a roll id that is to be recorded. */
export interface NewUse {
  readonly ruleset: string;
  readonly procedure: string;
  readonly edition: string;
  readonly roll: string;
  readonly asked: RollAsked;
  readonly throws: readonly Thrown[];
  /** The member whose key rolls, and the key. */
  readonly member: string;
  readonly key: string;
  readonly fingerprint: string;
  /** How many characters it takes. */
  readonly length: number;
}

/** A use as it is recorded. */
export interface RecordedUse extends Omit<NewUse, 'ruleset' | 'fingerprint' | 'length'> {
  readonly position: number;
  /** 1 for the first use of the roll; more for each time that its facts were others. */
  readonly version: number;
  readonly at: Date;
}

/** A use that is on record, as far as one has to know to recognise it. */
export interface KnownUse {
  readonly procedure: string;
  readonly roll: string;
  readonly fingerprint: string;
}

/** What a game may hold at most: enough for any campaign, and no way to fill the disk. */
export const gameLimits = { rolls: 10_000, size: 20_000_000, changes: 20, use: 16_000 } as const;

/** How a game stands while its rolls are recorded. */
export interface GameStanding {
  readonly ruleset: string | null;
  readonly ended: boolean;
  readonly rolls: number;
  readonly size: number;
}

/** A use to be added to the record, with its place. */
export interface AddedUse {
  readonly use: NewUse;
  readonly position: number;
  readonly version: number;
}

export interface Recording {
  /** Of each use whether it is on record now, or why not. */
  readonly kept: readonly ('kept' | { readonly says: Text })[];
  readonly added: readonly AddedUse[];
  readonly rolls: number;
  readonly size: number;
}

/** A use with what makes it another than the next: facts, choices and dice. So a changed edition or seed shows as well. */
export const newUse = (use: Omit<NewUse, 'fingerprint' | 'length'>): NewUse => {
  const text = canonical([use.asked, use.throws]);
  return { ...use, fingerprint: createHash('sha256').update(text).digest('base64url'), length: text.length };
};

/** Decides which uses to add: those that are not on record yet, as far as the game has room for them. */
export const recordUses = (game: GameStanding, known: readonly KnownUse[], uses: readonly NewUse[]): Recording => {
  let { rolls, size } = game;
  const added: AddedUse[] = [];
  const recorded = new Map<string, Set<string>>();
  const ofRoll = ({ procedure, roll }: Pick<KnownUse, 'procedure' | 'roll'>): Set<string> => {
    const name = `${procedure}\n${roll}`;
    const found = recorded.get(name) ?? new Set<string>();
    recorded.set(name, found);
    return found;
  };
  for (const use of known) ofRoll(use).add(use.fingerprint);
  const kept = uses.map(use => {
    const versions = ofRoll(use);
    if (versions.has(use.fingerprint)) return 'kept';
    const refused = refusalOf(use, { ...game, rolls, size }, versions.size);
    if (refused !== undefined) return { says: refused };
    versions.add(use.fingerprint);
    rolls += 1;
    size += use.length;
    added.push({ use, position: rolls, version: versions.size });
    return 'kept';
  });
  return { kept, added, rolls, size };
};

/** Why a new use is not recorded, and so not rolled. */
const refusalOf = ({ ruleset, length }: NewUse, game: GameStanding, versions: number): Text | undefined => {
  if (game.ruleset !== null && game.ruleset !== ruleset)
    return {
      it: `la partita si gioca con ${game.ruleset}: per altri regolamenti farne un’altra.`,
      en: `the game is played by ${game.ruleset}: make another for other rulesets.`,
    };
  if (game.ended)
    return versions === 0
      ? {
          it: 'la partita è finita: i tiri fatti si leggono ancora, di nuovi non se ne fanno.',
          en: 'the game has ended: its rolls can still be read, and no new ones are made.',
        }
      : {
          it: 'la partita è finita: i dati di questo tiro non si cambiano più.',
          en: 'the game has ended: the facts of this roll do not change any more.',
        };
  if (versions > gameLimits.changes)
    return {
      it: `i dati di questo tiro sono già cambiati ${gameLimits.changes} volte: usare un altro codice di tiro.`,
      en: `the facts of this roll have changed ${gameLimits.changes} times already: use another roll id.`,
    };
  if (length > gameLimits.use)
    return {
      it: `i dati di questo tiro sono troppo lunghi per essere registrati (${length} caratteri, al massimo ${gameLimits.use}).`,
      en: `the facts of this roll are too long to be recorded (${length} characters, at most ${gameLimits.use}).`,
    };
  if (game.rolls >= gameLimits.rolls || game.size + length > gameLimits.size)
    return {
      it: `la partita è piena (${game.rolls} tiri registrati): finirla e farne un’altra.`,
      en: `the game is full (${game.rolls} rolls on record): end it and make another.`,
    };
  return undefined;
};

/** The names of what differs from the first use of a roll; `dice` where other dice fell. */
export const changedSince = (
  first: Pick<RecordedUse, 'asked' | 'throws'>,
  later: Pick<RecordedUse, 'asked' | 'throws'>,
): readonly string[] => {
  const names = (before: object, after: object, prefix: string): readonly string[] =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(name => canonical(Reflect.get(before, name)) !== canonical(Reflect.get(after, name)))
      .map(name => prefix + name);
  return [
    ...names(first.asked.facts, later.asked.facts, ''),
    ...names(first.asked.rulings, later.asked.rulings, 'ruling.'),
    ...names(first.asked.house, later.asked.house, 'house.'),
    ...(canonical(first.throws) === canonical(later.throws) ? [] : ['dice']),
  ];
};
