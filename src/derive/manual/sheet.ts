import { singleFields, type Book, type Example, type Language, type Procedure } from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { tellingExample } from '../example-odds.js';
import { saysIn } from './values.js';
import { code, list, paragraph, section, strong, table, way, type Block, type Line, type Page } from './page.js';
import { helpTable } from '../sheet/help.js';
import { formulaNames, homeAddress, sheetAddress, sheetFormula, webFormula } from './usage.js';

/** The page for the referee with a spreadsheet. */

/** A procedure to show formulas with: an example of it, and a number it leaves to the dice. */
export interface SheetShowpiece {
  readonly book: Book;
  readonly procedure: Procedure;
  readonly example: Example;
}

/** The number worth asking for: the first that the dice decide. */
const tellingNumber = ({ book, procedure }: SheetShowpiece): string | undefined => {
  const odds = tellingExample(book, procedure, 1000)?.odds;
  return singleFields(procedure.outcome).find(
    ({ name, fact: { shape } }) => shape.kind === 'count' && (odds?.marginals[name]?.length ?? 0) > 1,
  )?.name;
};

/** The addresses that the page shows, so that they can be tried. */
export const sheetPageAddresses = (shown: SheetShowpiece, language: Language): readonly string[] => {
  const { procedure, example } = shown;
  const whole = sheetAddress(procedure, example, language);
  const number = tellingNumber(shown);
  return number === undefined ? [whole] : [whole, `${whole}&out=${number}`, oddsAddress(shown, number, language)];
};

const oddsAddress = ({ procedure, example }: SheetShowpiece, number: string, language: Language): string => {
  const { dice: _, ...before } = example;
  const { sheet } = linksOf(procedure);
  return `${sheetAddress(procedure, before, language).replace(sheet, `${sheet}/odds`)}&out=${number}&atleast=1`;
};

export const sheetPageOf = (shown: SheetShowpiece | undefined, trail: Page['trail'], language: Language): Page => {
  const says = saysIn(language);
  return {
    path: '/docs/sheet',
    language,
    title: says('Nel foglio di calcolo', 'In a spreadsheet'),
    about: says(
      'Come si chiede una decisione da una cella di Calc, Excel o Google Fogli.',
      'How to ask for a ruling from a cell of Calc, Excel or Google Sheets.',
    ),
    trail,
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            'I dati dell’unità nelle celle, la decisione nella cella accanto, in italiano.',
            'The unit’s data in cells, the ruling in the next cell.',
          ),
        ],
      },
      ...(shown === undefined ? [] : formulas(shown, language)),
      ...section('good-to-know', says('Bene a sapersi', 'Good to know'), goodToKnow(language)),
      ...(shown === undefined
        ? []
        : section(
            'parameters',
            says('Parametri comuni', 'Common parameters'),
            commonParameters(shown.procedure, language),
          )),
    ],
  };
};

const formulas = (shown: SheetShowpiece, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const { procedure, example } = shown;
  const number = tellingNumber(shown);
  const listing = (title: string, text: string): Block => ({ kind: 'code', title, language: 'text', text });
  return [
    ...section('first', says('La prima formula', 'The first formula'), [
      paragraph(
        says('In ', 'Put the address of the server in '),
        code('B1'),
        says(' l’indirizzo del server, per esempio ', ', such as '),
        code(homeAddress),
        says('; poi, in una cella qualsiasi:', '; then, in any cell:'),
      ),
      listing(`${procedure.title[language]}: ${example.says[language]}`, sheetFormula(procedure, example, language)),
    ]),
    ...section('cells', says('Con i dati nelle celle', 'With the data in cells'), [
      paragraph(
        says('Una riga per caso: in ', 'One line a case: in '),
        code('A5'),
        procedure.throwsDice
          ? says(
              ' il codice del tiro, poi i dati nell’ordine della formula.',
              ' the id of the roll, then the data in the order of the formula.',
            )
          : says(
              ' il nome, poi i dati nell’ordine della formula.',
              ' a name, then the data in the order of the formula.',
            ),
      ),
      listing(says('La decisione in una frase', 'The ruling in a sentence'), byCells(procedure, '', language)),
      ...(number === undefined
        ? []
        : [
            listing(says('Un solo campo', 'A single field'), byCells(procedure, `&out=${number}`, language)),
            listing(
              says('La probabilità di almeno uno, in percento', 'The chance of at least one, in per cent'),
              byCells(procedure, `&out=${number}&atleast=1`, language, '/odds'),
            ),
          ]),
      listing(
        says(
          'Molte righe in una sola chiamata (in H5 e sotto, i dati di ogni riga uniti da ;)',
          'Many lines in one call (in H5 and below, the data of each line joined by ;)',
        ),
        batchFormula(procedure, language),
      ),
      paragraph(
        says(
          'Ogni pagina di procedura ha la sua formula. Tutti i parametri di una procedura sono in ',
          'Every procedure’s page has its formula. All parameters of a procedure are at ',
        ),
        way(`${linksOf(procedure).sheet}/help?lang=${language}`, `${linksOf(procedure).sheet}/help`),
        '.',
      ),
    ]),
  ];
};

/** The facts that a sheet must give, each in a column. */
const neededColumns = (procedure: Procedure) =>
  Object.entries(procedure.facts)
    .filter(([, { absent, shape }]) => absent === undefined && shape.kind !== 'group' && shape.kind !== 'list')
    .map(([name, { shape }], i) => ({
      name,
      cell: `${String.fromCharCode(66 + i)}5`,
      word: shape.kind === 'oneOf' || shape.kind === 'text',
    }));

const byCells = (procedure: Procedure, more: string, language: Language, door = ''): string => {
  const { url } = formulaNames[language];
  const address = `${linksOf(procedure).sheet}${door}?`;
  const parts = neededColumns(procedure).map(
    ({ name, cell, word }, i) => `"${i === 0 ? address : '&'}${name}="&${word ? `${url}(${cell})` : cell}`,
  );
  const roll = door === '' && procedure.throwsDice ? [`"&roll="&${url}(A5)`] : [];
  return webFormula([...parts, ...roll, ...(more === '' ? [] : [`"${more}"`])], language);
};

const batchFormula = (procedure: Procedure, language: Language): string => {
  const { url, join } = formulaNames[language];
  const columns = [...(procedure.throwsDice ? ['roll'] : []), ...neededColumns(procedure).map(({ name }) => name)].join(
    ';',
  );
  return webFormula(
    [`"${linksOf(procedure).sheet}/batch?cols=${columns}&fmt=csv&rows="`, `${url}(${join}("~";0;H5:H24))`],
    language,
  );
};

const goodToKnow = (language: Language): readonly Block[] => {
  const says = saysIn(language);
  const lines: readonly Line[] = [
    [
      strong(says('Parole e numeri. ', 'Words and numbers. ')),
      says(
        'Si scrive «linea», «cavalleria pesante», «sì»: maiuscole e accenti non contano. I decimali vanno con la virgola o con il punto.',
        'Write “line”, “heavy cavalry”, “yes”, or the Italian words: case and accents do not matter. Decimals take a comma or a point.',
      ),
    ],
    [
      strong(says('Dadi. ', 'Dice. ')),
      code('roll'),
      says(
        ' è il codice di un tiro, per esempio turno e unità: stesso codice, stessi dadi, anche riaprendo il foglio. Con i dadi del tavolo si scrive ',
        ' is the id of a roll, such as turn and unit: same id, same dice, also when the sheet is opened again. With dice of the table write ',
      ),
      code('dice=17'),
      '.',
    ],
    [
      strong(says('Errori. ', 'Faults. ')),
      says('Se qualcosa non va la cella comincia con ', 'If something is wrong the cell begins with '),
      code('ERR'),
      says(' e dice che cosa.', ' and says what.'),
    ],
    [
      strong('LibreOffice. '),
      says(
        'Aprendo un foglio salvato bisogna consentire l’aggiornamento dei collegamenti, altrimenti le celle mostrano Err:540.',
        'When a saved sheet is opened, links have to be allowed to update, or else cells show Err:540.',
      ),
    ],
    [strong('Excel. '), code(formulaNames[language].web), says(' c’è solo su Windows.', ' exists on Windows only.')],
    [
      strong('Google. '),
      says('Si usa ', 'Use '),
      code('IMPORTDATA'),
      says(
        ' con lo stesso indirizzo; il server deve essere raggiungibile da internet.',
        ' with the same address; the server must be reachable from the internet.',
      ),
    ],
  ];
  return list(lines);
};

/** The parameters that every procedure has, as the help of the door lists them. */
const commonParameters = (procedure: Procedure, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const rows = helpTable(procedure, language).rows.flatMap(row =>
    'cells' in row && row.cells[0] === says('comune', 'common') ? [row.cells] : [],
  );
  return table(
    [],
    [
      { title: says('parametro', 'parameter') },
      { title: says('che cos’è', 'what it is') },
      { title: says('valori', 'values') },
    ],
    rows.map(([, name, , means, holds]): readonly Line[] => [
      [code(String(name))],
      [String(means)],
      [String(holds ?? '')],
    ]),
  );
};
