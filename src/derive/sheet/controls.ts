import { languages, type Fault, type Language, type Read, type Text } from '../../core/index.js';
import { decimalMarks, formats, type Layout } from './cells.js';
import type { Manner } from './fields.js';
import { parametersLike } from './parameters.js';
import type { Given } from './query.js';
import { yesNoIn } from './words.js';

/** How a sheet wants its answer: read first, so that faults too are said as it asked. */
export interface Controls extends Layout, Manner {
  /** Whether faults are told by the HTTP status instead of in the cell. */
  readonly httpErrors: boolean;
  /** Whether what is asked for is the list of parameters. */
  readonly help: boolean;
}

/** The names of the door's own parameters. */
export const controlNames = ['out', 'fmt', 'dec', 'head', 'errors', 'lang', 'words', 'help', 'game', 'key'] as const;

/** In words: the marks themselves are what divides the cells of a line. */
const pointOrComma: Text = { it: 'Serve il punto o la virgola.', en: 'Expected a point or a comma.' };

const errorsIn = ['cell', 'http'] as const;

/** Reads the controls; each that is at fault keeps its usual value. */
export const readControls = (given: Given): { readonly controls: Controls; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  const oneOf = (words: readonly string[]): Text => ({
    it: `Serve uno tra: ${words.join(' ')}`,
    en: `Expected one of: ${words.join(' ')}`,
  });
  const choice = <W extends string>(name: string, words: readonly W[], usual: W, says = oneOf(words)): W => {
    const text = (given.get(name) ?? '').toLowerCase();
    const found = text === '' ? usual : words.find(word => word === text);
    if (found === undefined) {
      faults.push({ path: name, code: 'request/wrong-kind', says });
    }
    return found ?? usual;
  };
  const yesNo = (name: string, usual: boolean): boolean => {
    const text = given.get(name) ?? '';
    const found = text === '' ? usual : yesNoIn(text);
    if (found === undefined) {
      faults.push({ path: name, code: 'request/wrong-kind', says: { it: 'Serve 1 o 0.', en: 'Expected 1 or 0.' } });
    }
    return found ?? usual;
  };
  const controls: Controls = {
    format: choice('fmt', formats, 'text'),
    decimal: choice('dec', decimalMarks, '.', pointOrComma),
    head: yesNo('head', false),
    httpErrors: choice('errors', errorsIn, 'cell') === 'http',
    language: choice<Language>('lang', languages, 'it'),
    words: yesNo('words', true),
    help: yesNo('help', false),
  };
  return { controls, faults };
};

const mostColumns = 100;

/** The names in `out`, with `;` between them; those of a caller who names none are the usual ones. */
export const namesOut = (given: Given, usual: readonly string[], parameter = 'out'): readonly string[] => {
  const names = (given.get(parameter) ?? '').split(/[;|]/).map(name => name.trim());
  const named = [...new Set(names.filter(name => name !== ''))].slice(0, mostColumns);
  return named.length > 0 ? named : usual;
};

const mostUnknownTold = 8;

const unknownField = (parameter: string, name: string, known: readonly string[]): Fault => {
  const close = parametersLike(name, known);
  const list = (close.length > 0 ? close : known).join(', ');
  return {
    path: parameter,
    code: 'request/unknown-field',
    says: {
      it: `La risposta non ha il campo «${name.slice(0, 40)}». ${close.length > 0 ? 'Forse' : 'Ci sono'}: ${list}.`,
      en: `The answer has no field «${name.slice(0, 40)}». ${close.length > 0 ? 'Perhaps' : 'There are'}: ${list}.`,
    },
  };
};

/** Each name in a parameter with what it means, or the faults of those that mean nothing. */
export const chosenFields = <F>(
  parameter: string,
  names: readonly string[],
  find: (name: string) => F | undefined,
  known: () => readonly string[],
): Read<readonly F[]> => {
  const found = names.map(name => find(name) ?? name);
  const unknown = found.filter(field => typeof field === 'string').slice(0, mostUnknownTold);
  if (unknown.length > 0) return { ok: false, faults: unknown.map(name => unknownField(parameter, name, known())) };
  return {
    ok: true,
    value: found.filter((field): field is Exclude<typeof field, string> => typeof field !== 'string'),
  };
};
