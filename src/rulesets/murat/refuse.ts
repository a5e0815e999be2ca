import type { Umpire, Vocabulary } from '../../core/index.js';

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

/** Reasons as one half of a sentence. */
export const inOneSentence = <W extends string>(
  { words }: Vocabulary<W>,
  reasons: readonly W[],
): { readonly it: string; readonly en: string } => ({
  it: reasons.map(reason => words[reason].it).join('; '),
  en: reasons.map(reason => words[reason].en).join('; '),
});
