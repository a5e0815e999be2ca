import { languages, type Fault, type Language } from '../../core/index.js';
import { decimalMarks, formats, type Layout } from './cells.js';
import type { Manner } from './fields.js';
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
export const controlNames = ['out', 'fmt', 'dec', 'head', 'errors', 'lang', 'words', 'help', 'key'] as const;

const errorsIn = ['cell', 'http'] as const;

/** Reads the controls; each that is at fault keeps its usual value. */
export const readControls = (given: Given): { readonly controls: Controls; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  const choice = <W extends string>(name: string, words: readonly W[], usual: W): W => {
    const text = (given.get(name) ?? '').toLowerCase();
    const found = text === '' ? usual : words.find(word => word === text);
    if (found === undefined) {
      const list = words.join(' ');
      faults.push({
        path: name,
        code: 'request/wrong-kind',
        says: { it: `Serve uno tra: ${list}`, en: `Expected one of: ${list}` },
      });
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
    decimal: choice('dec', decimalMarks, '.'),
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
export const namesOut = (given: Given, usual: readonly string[]): readonly string[] => {
  const names = (given.get('out') ?? '').split(/[;|]/).map(name => name.trim());
  const named = [...new Set(names.filter(name => name !== ''))].slice(0, mostColumns);
  return named.length > 0 ? named : usual;
};
