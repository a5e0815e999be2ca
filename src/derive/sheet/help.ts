import {
  farthestHouseValue,
  languages,
  rowsOf,
  type Fact,
  type Facts,
  type Language,
  type Procedure,
  type Text,
} from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { decimalMarks, formats, type SheetTable } from './cells.js';
import type { controlNames } from './controls.js';
import { exampleParameters } from './example.js';
import { fieldNames, fieldNamed, declaredNames } from './fields.js';
import { factNamed, flatFacts, sheetParameters, type SheetParameter } from './parameters.js';
import { wantedOf } from './words.js';

/** The columns of the page that explains a procedure's parameters. */
const columns = ['kind', 'name', 'needed', 'means', 'holds'];

// prettier-ignore
const kinds = {
  parameter: { it: 'parametro',       en: 'parameter' },
  list:      { it: 'elenco',          en: 'list' },
  common:    { it: 'comune',          en: 'common' },
  out:       { it: 'out',             en: 'out' },
  ruling:    { it: 'interpretazione', en: 'ruling' },
  house:     { it: 'riga',            en: 'row' },
  example:   { it: 'esempio',         en: 'example' },
} as const;

// prettier-ignore
const needs: { readonly [N in SheetParameter['needed']]: Text } = {
  'always':         { it: 'obbligatorio',     en: 'needed' },
  'with-its-group': { it: 'se c’è la voce',   en: 'if its item is given' },
  'never':          { it: 'facoltativo',      en: 'optional' },
};

const houseValues: Text = {
  it: `un numero da -${farthestHouseValue} a ${farthestHouseValue} o off`,
  en: `a number from -${farthestHouseValue} to ${farthestHouseValue} or off`,
};

const usually: Text = { it: 'se manca:', en: 'if left out:' };

const absentWord = ({ shape, absent }: Fact, language: Language): string => {
  if (typeof absent === 'boolean') return absent ? { it: 'sì', en: 'yes' }[language] : 'no';
  if (typeof absent === 'string')
    return shape.kind === 'oneOf' ? (shape.vocabulary.words[absent]?.[language] ?? absent) : absent;
  return typeof absent === 'number' ? String(absent) : '';
};

const neededWord = ({ fact, needed }: SheetParameter, language: Language): string => {
  const absent = needed === 'never' ? absentWord(fact, language) : '';
  return absent === '' ? needs[needed][language] : `${usually[language]} ${absent}`;
};

// prettier-ignore
const dice: { readonly [name: string]: Text } = {
  roll: { it: 'Codice del tiro, per esempio T3-A12: stesso codice, stessi dadi; senza game sono dadi di prova', en: 'Id of the roll, such as T3-A12: same id, same dice; without game they are practice dice' },
  dice: { it: 'Dadi tirati al tavolo, con ; tra uno e l’altro', en: 'Dice thrown at the table, with ; between them' },
};

// prettier-ignore
const every: { readonly [name: string]: Text } = {
  summary:          { it: 'L’esito in una frase, con i dadi',         en: 'The outcome in a sentence, with the dice' },
  status:           { it: 'Risolto, in attesa dei dadi, non ammesso', en: 'Resolved, waiting for dice, not allowed' },
  dice:             { it: 'I dadi usciti; dice.1 il primo',           en: 'The dice that fell; dice.1 the first' },
  awaiting:         { it: 'Il prossimo tiro',                         en: 'The next throw' },
  'awaiting.count': { it: 'Dadi da tirare',                           en: 'Dice to throw' },
  'awaiting.sides': { it: 'Facce di ogni dado',                       en: 'Sides of each die' },
  'awaiting.needs': { it: 'Che cosa serve su ogni dado',              en: 'What each die needs' },
  why:              { it: 'Il ragionamento, riga per riga',           en: 'The reasoning, line by line' },
  cites:            { it: 'I paragrafi del libro',                    en: 'The paragraphs of the book' },
  edition:          { it: 'L’edizione delle regole',                  en: 'The edition of the rules' },
};

// prettier-ignore
const common: { readonly [name in (typeof controlNames)[number] | 'cols' | 'rows' | 'of' | 'atleast' | 'atmost']: readonly [Text, string] } = {
  out:     [{ it: 'Campi della risposta, con ; tra uno e l’altro',                en: 'Fields of the answer, with ; between them' }, ''],
  fmt:     [{ it: 'Formato',                                                     en: 'Format' }, formats.join(' ')],
  dec:     [{ it: 'Segno dei decimali',                                          en: 'Decimal mark' }, decimalMarks.join(' ')],
  head:    [{ it: 'Titoli nella prima riga',                                     en: 'Titles in the first line' }, '0 1'],
  errors:  [{ it: 'Errori nella cella o con lo stato HTTP',                      en: 'Faults in the cell or by HTTP status' }, 'cell http'],
  lang:    [{ it: 'Lingua',                                                      en: 'Language' }, languages.join(' ')],
  words:   [{ it: 'Valori a parole (1) o come nell’API (0)',                     en: 'Values in words (1) or as in the API (0)' }, '0 1'],
  help:    [{ it: 'Questa pagina',                                               en: 'This page' }, '0 1'],
  game:    [{ it: 'La partita di cui sono i dadi di roll: il codice g_… di /docs/sheet, o l’id di una partita del club', en: 'The game whose dice roll throws: the token g_… of /docs/sheet, or the id of a game of the club' }, ''],
  key:     [{ it: 'La chiave wk_s_… del club, per una sua partita o battaglia',  en: 'The club’s key wk_s_…, for a game or battle of its own' }, ''],
  cols:    [{ it: 'In /batch: i nomi delle colonne, con ; tra uno e l’altro',    en: 'In /batch: the names of the columns, with ; between them' }, ''],
  rows:    [{ it: 'In /batch: le righe, con ~ tra una e l’altra e ; tra le celle', en: 'In /batch: the rows, with ~ between them and ; between cells' }, ''],
  of:      [{ it: 'In /odds: probabilità in % che il campo valga tanto',         en: 'In /odds: chance in % that the field is this' }, ''],
  atleast: [{ it: 'In /odds: probabilità in % che il campo valga almeno tanto',  en: 'In /odds: chance in % that the field is at least this' }, ''],
  atmost:  [{ it: 'In /odds: probabilità in % che il campo valga al massimo tanto', en: 'In /odds: chance in % that the field is at most this' }, ''],
};

/** Every list among the facts, by the name under which it may stand in one cell. */
const listsOf = (
  facts: Facts,
  prefix = '',
): readonly { readonly name: string; readonly fact: Fact; readonly cell: string }[] =>
  Object.entries(facts).flatMap(([own, fact]) => {
    const name = prefix + own;
    if (fact.shape.kind === 'group') return listsOf(fact.shape.facts, `${name}.`);
    if (fact.shape.kind !== 'list') return [];
    const item = fact.shape.of.shape;
    if (item.kind !== 'group') return [{ name, fact, cell: '…;…;…' }];
    const columns = flatFacts(item.facts, '', 'always').map(parameter => parameter.name);
    return [{ name, fact, cell: `${columns.join(';')}~…` }, ...listsOf(item.facts, `${name}.N.`)];
  });

/** All that a sheet may send to a procedure and ask of it, in one language. */
export const helpTable = (procedure: Procedure, language: Language): SheetTable => {
  const line = (kind: keyof typeof kinds, name: string, needed: string, means: string, holds: string) => ({
    cells: [kinds[kind][language], name, needed, means, holds],
  });
  const [example] = procedure.examples;
  const sent =
    example === undefined ? [] : exampleParameters(procedure, example, { language, words: true, decimal: '.' });
  const address = `${linksOf(procedure).sheet}?${sent.map(([name, text]) => `${name}=${text}`).join('&')}`;
  return {
    columns,
    rows: [
      ...sheetParameters(procedure).map(parameter =>
        line(
          'parameter',
          parameter.name,
          neededWord(parameter, language),
          parameter.fact.says[language],
          wantedOf(parameter.fact)[language],
        ),
      ),
      ...listsOf(procedure.facts).map(({ name, fact, cell }) => {
        const holds = `${wantedOf(fact)[language]}; ${{ it: 'in una cella', en: 'in one cell' }[language]}: ${cell}`;
        const needed = fact.absent === undefined && !name.includes('.') ? needs.always : needs.never;
        return line('list', name, needed[language], fact.says[language], holds);
      }),
      ...(procedure.throwsDice ? Object.entries(dice) : []).map(([name, says]) =>
        line('parameter', name, { it: 'roll o dice', en: 'roll or dice' }[language], says[language], ''),
      ),
      ...declaredNames(procedure.outcome).map(name => {
        const fact = factNamed(procedure.outcome, name);
        return line('out', name, '', fact?.says[language] ?? '', fact === undefined ? '' : wantedOf(fact)[language]);
      }),
      ...fieldNames(procedure)
        .filter(name => factNamed(procedure.outcome, name) === undefined && fieldNamed(procedure, name) !== undefined)
        .map(name => line('out', name, '', every[name.replace(/^answer\./, '')]?.[language] ?? '', '')),
      ...procedure.rulings.map(ruling =>
        line(
          'ruling',
          `ruling.${ruling.id}`,
          `${usually[language]} ${ruling.recommended}`,
          ruling.unclear[language],
          ruling.values.join(', '),
        ),
      ),
      ...[...new Map(rowsOf(procedure).map(({ row }) => [row.id, row])).values()].map(row =>
        line('house', `house.${row.id}`, needs.never[language], row.says[language], houseValues[language]),
      ),
      ...Object.entries(common).map(([name, [says, holds]]) => line('common', name, '', says[language], holds)),
      ...(example === undefined ? [] : [line('example', address, '', example.says[language], '')]),
    ],
  };
};

/** The same page in a single cell, a parameter a line. */
export const helpText = (procedure: Procedure, language: Language): string =>
  [
    `${procedure.title[language]} (${procedure.id})`,
    ...helpTable(procedure, language).rows.map(row => {
      const [kind, name, needed, means, holds] = 'cells' in row ? row.cells.map(String) : [];
      return `${kind} ${name}${needed && ` (${needed})`}: ${[means, holds].filter(Boolean).join('; ')}`;
    }),
  ].join('\n');
