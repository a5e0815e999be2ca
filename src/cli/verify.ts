import { parseArgs } from 'node:util';
import { verify, type Check, type KeptHead, type Verification } from '../campaign/domain/verify.js';
import { languages, type Language, type Text } from '../core/index.js';
import { books } from '../rulesets/index.js';
import { exit, type Command } from './command.js';

const usage = `Usage: arbitro verify <log.json | -> [--head <log>:<seq>:<hash>]... [--lang it|en] [--json]

Checks an exported battle offline: that no event was changed, left out or put in, that the server's dice fell as they
were committed to, that every action was adjudicated by the rules, and that the events make the state.

  --head   a head that you kept from earlier, such as public:12:0a1b...; may be given more than once
  --lang   it or en (default: en)
  --json   the whole report as JSON

Exit code: 0 if everything holds, 1 if something does not, 2 if the command was not understood.`;

interface Asked {
  readonly file: string;
  readonly heads: readonly KeptHead[];
  readonly language: Language;
  readonly json: boolean;
}

/** Reads the words of the command, or says what is wrong with them. */
const readWords = (words: readonly string[]): Asked | string => {
  let given;
  try {
    given = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        head: { type: 'string', multiple: true, default: [] },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
  const { values, positionals } = given;
  const [file, ...more] = positionals;
  const language = languages.find(one => one === values.lang);
  if (file === undefined || more.length > 0) return 'Give one file, or - for the standard input.';
  if (language === undefined) return `No such language: ${values.lang}.`;
  const heads = values.head.map(readHead);
  const known = heads.filter(head => head !== null);
  if (known.length < heads.length) return 'A head is <log>:<seq>:<hash>, the hash with 64 hexadecimal digits.';
  return { file, heads: known, language, json: values.json };
};

const readHead = (text: string): KeptHead | null => {
  const [, log, seq, hash] = /^(.+):([1-9][0-9]{0,14}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (log === undefined || seq === undefined || hash === undefined) return null;
  return { log, seq: Number(seq), hash: hash.toLowerCase() };
};

const result: { readonly good: Text; readonly bad: Text } = {
  good: { it: 'La battaglia è in regola.', en: 'The battle is in order.' },
  bad: { it: 'La battaglia NON è in regola.', en: 'The battle is NOT in order.' },
};

const place: Text = { it: 'evento', en: 'event' };

const lineOf = ({ name, ok, says, at }: Check, language: Language): string =>
  `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${printable(says[language])}${at ? printable(` [${at.log}, ${place[language]} ${at.seq}]`) : ''}`;

/** What a file says is shown without what could command a terminal. */
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?');

const linesOf = ({ ok, checks }: Verification, language: Language): readonly string[] => [
  ...checks.map(check => lineOf(check, language)),
  result[ok ? 'good' : 'bad'][language],
];

export const verifyCommand: Command = {
  summary: 'checks an exported battle offline',
  usage,
  run: async (words, console) => {
    const asked = readWords(words);
    if (typeof asked === 'string') {
      console.complain(`${asked}\n\n${usage}`);
      return exit.usage;
    }
    let text;
    try {
      text = await console.read(asked.file);
    } catch (fault) {
      console.complain(`${asked.file}: ${fault instanceof Error ? fault.message : String(fault)}`);
      return exit.usage;
    }
    const report = verify(parsed(text), books, { heads: asked.heads });
    if (asked.json) console.write(JSON.stringify(report, null, 2));
    else for (const line of linesOf(report, asked.language)) console.write(line);
    return report.ok ? exit.good : exit.bad;
  },
};

/** What is no JSON is no log either. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
