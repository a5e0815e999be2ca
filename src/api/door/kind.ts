import type { Text } from '../../core/index.js';

/** A class that tells what a body looks like: its fields are declared with `@Said`. */
// A class is made with whatever it needs; nobody makes one here.
export type Shaped = new (...made: never[]) => object;

/** What a field of a hand-written door may hold. */
export type Kind =
  | { readonly kind: 'words'; readonly shortest: number; readonly longest: number; readonly pattern?: Pattern }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'time' }
  | { readonly kind: 'choice'; readonly name: string; readonly values: { readonly [value: string]: Text } }
  | { readonly kind: 'json'; readonly what: Text }
  | { readonly kind: 'shape'; readonly of: () => Shaped }
  | { readonly kind: 'several'; readonly of: Kind; readonly most: number };

/** How words must be written, and the sentence that says so. */
export interface Pattern {
  readonly matches: RegExp;
  readonly says: Text;
  /** The format's name in JSON Schema, if it has one. */
  readonly format?: string;
}

export const words = (longest: number, shortest = 1, pattern?: Pattern): Kind => ({
  kind: 'words',
  shortest,
  longest,
  ...(pattern && { pattern }),
});
export const whole = (min: number, max: number): Kind => ({ kind: 'whole', min, max });
export const number: Kind = { kind: 'number' };
export const yesOrNo: Kind = { kind: 'yesNo' };
export const time: Kind = { kind: 'time' };
/** One of a closed list; the name is that of the enumeration in OpenAPI and GraphQL. */
export const choice = (name: string, values: { readonly [value: string]: Text }): Kind => ({
  kind: 'choice',
  name,
  values,
});
/** Any JSON that another reader goes on to read, such as the facts of a procedure. */
export const json = (it: string, en: string): Kind => ({ kind: 'json', what: { it, en } });
export const shape = (of: () => Shaped): Kind => ({ kind: 'shape', of });
export const several = (of: Kind, most: number): Kind => ({ kind: 'several', of, most });

const uuidPattern: Pattern = {
  matches: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  says: { it: 'un UUID in minuscole', en: 'a UUID in lower case' },
  format: 'uuid',
};
export const uuid = words(36, 36, uuidPattern);

/** Whether words have the form of an id; what has not is the id of nothing. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidPattern.matches.test(value);

/** What was expected, as the end of a sentence. */
export const expected = (kind: Kind): Text => {
  switch (kind.kind) {
    case 'words':
      if (kind.pattern) return kind.pattern.says;
      return kind.shortest === kind.longest
        ? { it: `un testo di ${kind.longest} caratteri`, en: `a text of ${kind.longest} characters` }
        : {
            it: `un testo da ${kind.shortest} a ${kind.longest} caratteri`,
            en: `a text of ${kind.shortest} to ${kind.longest} characters`,
          };
    case 'whole':
      return {
        it: `un numero intero da ${kind.min} a ${kind.max}`,
        en: `a whole number from ${kind.min} to ${kind.max}`,
      };
    case 'number':
      return { it: 'un numero', en: 'a number' };
    case 'yesNo':
      return { it: 'true o false', en: 'true or false' };
    case 'time':
      return { it: 'un’ora come 2026-11-16T10:00:00Z', en: 'a time such as 2026-11-16T10:00:00Z' };
    case 'choice': {
      const values = Object.keys(kind.values).join(', ');
      return { it: `uno fra: ${values}`, en: `one of: ${values}` };
    }
    case 'json':
      return kind.what;
    case 'shape':
      return { it: 'un oggetto', en: 'an object' };
    case 'several': {
      const { it, en } = expected(kind.of);
      return { it: `un elenco, al massimo di ${kind.most}, di ${it}`, en: `a list, of at most ${kind.most}, of ${en}` };
    }
  }
};

/** How deep JSON may go before nobody wrote it by hand. */
const deepest = 32;

/** Whether a value can be stored as it is: PostgreSQL holds no NUL and no half of a character. */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  for (const [name, held] of Object.entries(value)) {
    // As a name it would change the object that it is copied into.
    if (name === '__proto__' || !isStorable(name) || !isStorable(held, depth + 1)) return false;
  }
  return true;
};
