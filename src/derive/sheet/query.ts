import type { Fault } from '../../core/index.js';

/** The parameters of a sheet's address, each with the text of its cell; an empty text is a cell left empty. */
export type Given = ReadonlyMap<string, string>;

export interface Query {
  readonly given: Given;
  readonly faults: readonly Fault[];
}

/** More parameters than this no workbook needs. */
const mostParameters = 1000;

const noControls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const fault = (path: string, it: string, en: string): Fault => ({
  path: path.slice(0, 100),
  code: 'request/wrong-kind',
  says: { it, en },
});

/** A name or a text as it was typed: UTF-8 as a rule, or else, from old spreadsheets, one byte a letter. */
const decoded = (raw: string): string => {
  const spaced = raw.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced.normalize('NFC');
  try {
    return decodeURIComponent(spaced).normalize('NFC');
  } catch {
    return spaced.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
};

/** Reads what follows the question mark of an address. Nothing in it can fail: what is wrong is a fault. */
export const readQuery = (query: string): Query => {
  const given = new Map<string, string>();
  const faults: Fault[] = [];
  const repeated = new Set<string>();
  const parts = query.split('&').filter(part => part !== '');
  if (parts.length > mostParameters) {
    const it = `Troppi parametri: ${parts.length}; al massimo ${mostParameters}.`;
    return { given, faults: [fault('url', it, `Too many parameters: ${parts.length}; at most ${mostParameters}.`)] };
  }
  for (const part of parts) {
    const mark = part.indexOf('=');
    const name = decoded(mark < 0 ? part : part.slice(0, mark)).trim();
    const text = mark < 0 ? '' : decoded(part.slice(mark + 1)).trim();
    if (noControls.test(name) || noControls.test(text)) {
      const shown = name.replace(new RegExp(noControls, 'g'), ' ').trim();
      faults.push(fault(shown || 'url', 'Contiene un carattere non stampabile.', 'It holds an unprintable character.'));
    } else if (given.has(name)) {
      repeated.add(name);
    } else {
      given.set(name, text.replace(/\s+/g, ' '));
    }
  }
  for (const name of repeated) {
    faults.push(fault(name, 'Questo parametro è scritto due volte.', 'This parameter is written twice.'));
  }
  return { given, faults };
};
