import { parseArgs } from 'node:util';
import { readHeadText, readPublicKey } from '../campaign/domain/signed-head.js';
import { verify, type Check, type KeptHead, type Verification } from '../campaign/domain/verify.js';
import { languages, type Language, type Text } from '../core/index.js';
import { books } from '../rulesets/index.js';
import { exit, type Command, type Console } from './command.js';

const usage = `Usage: arbitro verify <log.json | -> [--head <head or file>]... [--public-key <key or file>]... [--lang it|en] [--json]

Checks an exported battle offline: that no event was changed, left out or put in, that the server's dice fell as they
were committed to, that every action was adjudicated by the rules, and that the events make the state.

  --head        a head that you kept from earlier, as the header Arbitro-Head has it, or a file with such heads in it; a head
                that was never signed is <log>:<seq>:<hash>, such as public:12:0a1b...
  --public-key  the server's public key, or a file such as the answer of GET /v1/signing-keys, kept from elsewhere than the
                log: the key in the log itself proves nothing against whoever wrote the log anew
  --lang        it or en (default: en)
  --json        the whole report as JSON

Exit code: 0 if everything holds, 1 if something does not, 2 if the command was not understood.`;

interface Asked {
  readonly file: string;
  readonly heads: readonly string[];
  readonly publicKeys: readonly string[];
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
        'public-key': { type: 'string', multiple: true, default: [] },
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
  return { file, heads: values.head, publicKeys: values['public-key'], language, json: values.json };
};

/** Reads what is given on the command line or stands in a file there; what is found in neither is told. */
const readGiven = async <V>(
  given: readonly string[],
  read: (text: string) => V | null,
  console: Console,
  expected: string,
): Promise<readonly V[] | string> => {
  const all: V[] = [];
  for (const words of given) {
    const one = read(words);
    // In a file they stand among names of headers, quotes and commas.
    const parts =
      one === null
        ? await console.read(words).then(
            text => text.split(/[\s",;]+/),
            () => [],
          )
        : [];
    const found = one === null ? parts.flatMap(part => read(part) ?? []) : [one];
    if (found.length === 0) return `${printable(words)}: ${expected}`;
    all.push(...found);
  }
  return all;
};

const readHead = (text: string): KeptHead | null => {
  const signed = readHeadText(text);
  if (signed) return signed;
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

/** What is checked: which battle, and how far its logs go. */
const aboutLines = ({ battle, club, events, heads }: Verification, language: Language): readonly string[] => {
  if (battle === null) return [];
  const counts = Object.entries(events);
  const sum = counts.reduce((all, [, many]) => all + many, 0);
  const line = (name: Text, value: string): string => `${name[language].padEnd(16)} ${printable(value)}`;
  return [
    line({ it: 'battaglia', en: 'battle' }, battle),
    line({ it: 'club', en: 'club' }, club ?? '–'),
    line({ it: 'eventi', en: 'events' }, `${sum} (${counts.map(([log, many]) => `${log} ${many}`).join(', ')})`),
    ...heads.map(head => line({ it: 'testa', en: 'head' }, head)),
  ];
};

const linesOf = (report: Verification, language: Language): readonly string[] => [
  ...aboutLines(report, language),
  ...report.checks.map(check => lineOf(check, language)),
  ...(report.cannotShow ? [report.cannotShow[language]] : []),
  result[report.ok ? 'good' : 'bad'][language],
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
    const heads = await readGiven(asked.heads, readHead, console, noHead);
    const publicKeys = await readGiven(asked.publicKeys, readPublicKey, console, noPublicKey);
    if (typeof heads === 'string' || typeof publicKeys === 'string') {
      console.complain(`${[heads, publicKeys].filter(one => typeof one === 'string').join('\n')}\n\n${usage}`);
      return exit.usage;
    }
    const report = verify(parsed(text), books, { heads, publicKeys });
    if (asked.json) console.write(JSON.stringify(report, null, 2));
    else for (const line of linesOf(report, asked.language)) console.write(line);
    return report.ok ? exit.good : exit.bad;
  },
};

const noHead =
  'this is no head and no file with heads; a head is what the header Arbitro-Head has, or <log>:<seq>:<hash>, the hash with 64 hexadecimal digits.';
const noPublicKey =
  'this is no public key and no file with one; a key has 43 characters, as GET /v1/signing-keys tells it.';

/** What is no JSON is no log either. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
