import type { Text } from './text.js';
import type { Umpire } from './umpire.js';
import type { Vocabulary } from './vocabulary.js';

/** A reason with its paragraph, or nothing. */
export type Refusal<W extends string> = false | readonly [reason: W, rule: string];

/** Forbids for every reason that holds: each once, in alphabetical order, with its paragraph. */
export const refuse = <W extends string>(
  forbid: Umpire['forbid'],
  reasons: Vocabulary<W>,
  found: readonly Refusal<NoInfer<W>>[],
): readonly W[] => {
  const held = new Map(found.filter(refusal => refusal !== false));
  return [...held].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, rule]) => forbid(rule, reasons, reason));
};

/** Forbids for the first reason that holds, in the order given; null if none does. */
export const refuseFirst = <W extends string>(
  forbid: Umpire['forbid'],
  reasons: Vocabulary<W>,
  found: readonly Refusal<NoInfer<W>>[],
): W | null => {
  const held = found.find(refusal => refusal !== false);
  return held ? forbid(held[1], reasons, held[0]) : null;
};

/** Reasons as one half of a sentence. */
export const inOneSentence = <W extends string>({ words }: Vocabulary<W>, reasons: readonly W[]): Text => ({
  it: reasons.map(reason => words[reason].it).join('; '),
  en: reasons.map(reason => words[reason].en).join('; '),
});

/** A refusal with its reason, as a sentence. */
export const refusal = <W extends string>(reasons: Vocabulary<W>, reason: W, no: Text): Text => ({
  it: `${no.it}: ${reasons.words[reason].it}.`,
  en: `${no.en}: ${reasons.words[reason].en}.`,
});

/** Whether something is allowed, said as a sentence with its reason. */
export const verdict = <W extends string>(reasons: Vocabulary<W>, reason: W | null, yes: Text, no: Text): Text =>
  reason === null ? { it: `${yes.it}.`, en: `${yes.en}.` } : refusal(reasons, reason, no);
