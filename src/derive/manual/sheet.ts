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
      ...section(
        'game',
        says('Dadi che nessuno conosce prima', 'Dice that nobody knows beforehand'),
        game(shown, language),
      ),
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

/** Where the dice of a roll come from: a private game, a club's, or none. */
const game = (shown: SheetShowpiece | undefined, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const steps: readonly Line[] = [
    [
      strong(says('Per conto proprio. ', 'On your own. ')),
      says(
        'Il pulsante dà il codice di una partita. Si copia in ',
        'The button gives the token of a game. Copy it into ',
      ),
      code('B2'),
      says(
        ', una volta sola, e si aggiunge alla formula come qui sotto. Il foglio ha così dadi suoi: chi non ha il codice non può prevederli. Chi ha il foglio sì: il codice protegge dagli estranei, non da chi gioca.',
        ', once, and add it to the formula as below. The sheet then has dice of its own: nobody without the token can foresee them. Whoever has the sheet can: the token protects against strangers, not against the players.',
      ),
    ],
    [
      strong(says('Con il club. ', 'With the club. ')),
      says('Si fa una partita con ', 'Make a game with '),
      code('POST /v1/clubs/{club}/games'),
      says(' e una chiave ', ' and a key '),
      code('wk_s_…'),
      says(' nella pagina del club; in ', ' on the page of the club; in '),
      code('B2'),
      says(' va l’id della partita, in ', ' goes the id of the game, in '),
      code('B3'),
      says(
        ' la chiave. Il primo uso di ogni codice di tiro è registrato con ora, dati e dadi, prima che la cella li mostri; se i dati cambiano dopo, si vede. L’elenco è in ',
        ' the key. The first use of each roll id is recorded with time, facts and dice before the cell shows them; if the facts change later, it shows. The list is at ',
      ),
      code('/v1/games/{game}/rolls'),
      says(' e, per una cella, in ', ' and, for a cell, at '),
      code('/v1/sheet/games/{game}/rolls'),
      '.',
    ],
    [
      strong(says('Senza partita. ', 'Without a game. ')),
      says(
        'I dadi sono di prova: chiunque può leggerli prima, con lo stesso codice di tiro. La cella dice «dadi di prova».',
        'The dice are for practice: anybody can read them beforehand, with the same roll id. The cell says “practice dice”.',
      ),
    ],
  ];
  const more = (parts: readonly string[]) => (shown === undefined ? [] : [withGame(shown.procedure, parts, language)]);
  const listing = (title: string, text: string): Block => ({ kind: 'code', title, language: 'text', text });
  return [
    ...list(steps),
    { kind: 'form', id: 'new-game', submit: says('Dammi una partita', 'Give me a game'), fields: [] },
    ...more(['"&game="&$B$2']).map(text => listing(says('Con una partita propria', 'With a game of your own'), text)),
    ...more(['"&game="&$B$2', '"&key="&$B$3']).map(text =>
      listing(says('Con una partita del club', 'With a game of the club'), text),
    ),
  ];
};

/** The formula of a procedure, with what says in which game it rolls. */
const withGame = (procedure: Procedure, parts: readonly string[], language: Language): string =>
  byCells(procedure, '', language).replace(/\)$/, `&${parts.join('&')})`);

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
        ' è il codice di un tiro, per esempio turno e unità: stesso codice, stessi dadi, anche riaprendo il foglio. Per giocare serve una partita; senza, sono dadi di prova. Con i dadi del tavolo si scrive ',
        ' is the id of a roll, such as turn and unit: same id, same dice, also when the sheet is opened again. To play take a game; without one they are practice dice. With dice of the table write ',
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
