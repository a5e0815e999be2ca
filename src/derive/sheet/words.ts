import type { Fact, Text, Vocabulary } from '../../core/index.js';

/** A word as it is compared: without case, accents, punctuation and extra spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const digits = /^[+-]?(?:\d{1,15}(?:[.,]\d{1,25})?|[.,]\d{1,25})$/;

/** The number in a cell: comma or point before the decimals, no mark for thousands, perhaps its unit after it. */
export const numberIn = (text: string, unit = ''): number | undefined => {
  const whole = text.replaceAll('\u2212', '-').trim();
  const bare =
    unit !== '' && whole.toLowerCase().endsWith(unit.toLowerCase()) ? whole.slice(0, -unit.length).trim() : whole;
  return digits.test(bare) ? Number(bare.replace(',', '.')) : undefined;
};

const yes = new Set(['vero', 'si', 's', 'true', 'yes', 'y', 'x']);
const no = new Set(['falso', 'no', 'n', 'false']);

/** Yes or no, as a cell may say it. */
export const yesNoIn = (text: string): boolean | undefined => {
  const number = numberIn(text);
  if (number !== undefined) return number === 1 ? true : number === 0 ? false : undefined;
  const word = plain(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
};

const known = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>();

/** Every spelling of a vocabulary's words, with what it may mean: values first, then Italian, its synonyms, English. */
export const spellingsOf = (vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> => {
  const made = known.get(vocabulary);
  if (made !== undefined) return made;
  const spellings = new Map<string, readonly string[]>();
  const ranks: readonly ((value: string) => readonly string[])[] = [
    value => [value],
    value => [vocabulary.words[value]?.it ?? ''],
    value => vocabulary.words[value]?.also ?? [],
    value => [vocabulary.words[value]?.en ?? ''],
  ];
  for (const spelt of ranks) {
    const rank = new Map<string, Set<string>>();
    for (const value of vocabulary.values) {
      for (const word of spelt(value)) {
        const key = plain(word);
        if (key !== '' && !spellings.has(key)) rank.set(key, (rank.get(key) ?? new Set()).add(value));
      }
    }
    for (const [key, values] of rank) spellings.set(key, [...values]);
  }
  known.set(vocabulary, spellings);
  return spellings;
};

/** The value of a word in a cell, if it is a word of the vocabulary and means one thing only. */
export const wordIn = (vocabulary: Vocabulary, text: string): string | undefined => {
  const meant = spellingsOf(vocabulary).get(plain(text)) ?? [];
  return meant.length === 1 ? meant[0] : undefined;
};

/** Words as a sentence lists them. */
const either = (words: readonly string[], or: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;

const mostWordsListed = 30;

/** A vocabulary's words in one language, as a sentence lists them. */
export const wordsOf = ({ values, words }: Vocabulary): Text => {
  const listed = values.slice(0, mostWordsListed);
  const more = values.length > listed.length ? ' …' : '';
  return {
    it:
      either(
        listed.map(value => words[value]?.it ?? value),
        'o',
      ) + more,
    en:
      either(
        listed.map(value => words[value]?.en ?? value),
        'or',
      ) + more,
  };
};

/** What a cell must hold for a fact. */
export const wantedOf = ({ shape }: Fact): Text => {
  switch (shape.kind) {
    case 'count':
      return {
        it: `un numero intero da ${shape.min} a ${shape.max}`,
        en: `a whole number from ${shape.min} to ${shape.max}`,
      };
    case 'measure': {
      const unit = shape.unit === '' ? '' : ` ${shape.unit}`;
      return {
        it: `un numero da ${shape.min} a ${shape.max}${unit}`,
        en: `a number from ${shape.min} to ${shape.max}${unit}`,
      };
    }
    case 'oneOf':
      return wordsOf(shape.vocabulary);
    case 'yesNo':
      return { it: 'sì o no', en: 'yes or no' };
    case 'text':
      return {
        it: `un testo di al massimo ${shape.longest} caratteri`,
        en: `a text of at most ${shape.longest} characters`,
      };
    case 'list':
      return {
        it: `un elenco da ${shape.fewest} a ${shape.most} voci`,
        en: `a list of ${shape.fewest} to ${shape.most} items`,
      };
    case 'group': {
      const names = Object.keys(shape.facts).join(', ');
      return { it: `sì, no o i suoi campi (${names})`, en: `yes, no or its fields (${names})` };
    }
  }
};
