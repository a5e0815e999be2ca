import {
  rowsOf,
  type Book,
  type Distribution,
  type Example,
  type Language,
  type Marginal,
  type Procedure,
} from '../../core/index.js';
import { exampleAnswer, exampleRequest, linksOf } from '../catalogue.js';
import { tellingExample } from '../example-odds.js';
import { graphqlExample } from '../graphql/example.js';
import { effectsTable, examplePanel, exampleAnswers, flow, procedureWay, reasoning, type Known } from './answer.js';
import { inputTables, outcomeTables } from './facts.js';
import { printedTable, rulingPanel } from './tables.js';
import { inWords, saysIn, shownChance, shownNumber, spokenValues, vocabulariesOf, wordFinder } from './values.js';
import { operationId, throwsOf, chapterTag } from '../openapi/procedures.js';
import { singleFields } from '../../core/index.js';
import {
  cite,
  code,
  joined,
  list,
  mark,
  paragraph,
  quiet,
  section,
  strong,
  table,
  way,
  type Asking,
  type Bar,
  type Block,
  type Line,
  type Page,
  type SpokenWords,
} from './page.js';
import { curlLine, sheetFormula } from './usage.js';

/** The page of one procedure: all a player needs to play it, and all a program needs to ask it. */
export const procedurePageOf = (
  book: Book,
  procedure: Procedure,
  known: Known,
  around: Pick<Page, 'trail' | 'beside' | 'before' | 'after'>,
  language: Language,
): Page => {
  const says = saysIn(language);
  const example = procedure.examples.find(({ dice }) => dice !== undefined && dice.length > 0) ?? procedure.examples[0];
  return {
    path: linksOf(procedure).manual,
    language,
    title: procedure.title[language],
    about: `${procedure.when[language]} ${book.title[language]}, ${procedure.rule}.`,
    ...around,
    blocks: [
      { kind: 'lead', line: [procedure.when[language]] },
      { kind: 'pairs', pairs: atAGlance(book, procedure, known, language) },
      ...section('how', says('Come si fa', 'How it goes'), flow(book, procedure, known, language)),
      ...section(
        'input',
        says('Che cosa si dichiara', 'What is declared'),
        inputTables(procedure.facts, procedure.checks, language),
      ),
      ...section('tables', says('Tabelle', 'Tables'), tables(book, procedure, known, language)),
      ...section('dice', says('Dadi e probabilità', 'Dice and odds'), [
        ...diceTable(book, procedure, known, language),
        ...oddsCharts(book, procedure, language),
      ]),
      ...section(
        'outcome',
        says('Che cosa si ottiene', 'What comes of it'),
        outcomeTables(procedure.outcome, language),
      ),
      ...section(
        'effects',
        says('Effetti sulle unità', 'Effects on units'),
        effectsTable(book, procedure, known, language),
      ),
      ...section(
        'rulings',
        says('Dove il libro non è chiaro', 'Where the book is unclear'),
        rulings(book, procedure, known, language),
      ),
      ...section(
        'examples',
        says('Esempi svolti', 'Worked examples'),
        exampleAnswers(book, procedure, language).flatMap((answer, i) => {
          const one = procedure.examples[i];
          return one === undefined ? [] : [examplePanel(book, procedure, one, answer, i, known, language)];
        }),
      ),
      ...(example === undefined
        ? []
        : section(
            'use',
            says('Provala e usala', 'Try it and use it'),
            usage(book, procedure, example, known, language),
          )),
    ],
  };
};

const atAGlance = (book: Book, procedure: Procedure, known: Known, language: Language) => {
  const says = saysIn(language);
  const dice = [...new Set(throwsOf(procedure).map(({ sides }) => `D${sides}`))];
  const phases = book.sequence.phases.filter(({ procedures }) => procedures.includes(procedure.id));
  return [
    { term: [says('Paragrafo', 'Paragraph')], line: [cite(book.cite(procedure.rule, language))] },
    {
      term: [says('Dadi', 'Dice')],
      line:
        dice.length === 0
          ? [says('nessuno', 'none')]
          : joined(
              dice.map((die): Line => [mark(die, 'dice')]),
              ' ',
            ),
    },
    ...(phases.length === 0
      ? []
      : [
          {
            term: [says('Nel turno', 'In the turn')],
            line: joined(
              phases.map((phase): Line => [way(`/docs/${book.id}#phase-${phase.id}`, phase.says[language])]),
              ' · ',
            ),
          },
        ]),
    ...(procedure.calls.length === 0
      ? []
      : [
          {
            term: [says('Si appoggia a', 'Rests on')],
            line: joined(
              procedure.calls.map(called => procedureWay(called.id, known, language)),
              ' · ',
            ),
          },
        ]),
    { term: ['Id'], line: [code(procedure.id)] },
  ];
};

/** Its own tables, and folded away those of the procedures it calls. */
const tables = (book: Book, procedure: Procedure, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const shown = new Set(procedure.tables);
  const folded = everyCall(procedure).flatMap((called): readonly Block[] => {
    const fresh = called.tables.filter(one => !shown.has(one));
    fresh.forEach(one => shown.add(one));
    if (fresh.length === 0) return [];
    return [
      {
        kind: 'fold',
        title: [`${called.title[language]}: ${fresh.map(one => one.title[language].toLowerCase()).join(', ')}`],
        blocks: [
          ...fresh.map(one => printedTable(book, called, one, linksOf(called).manual, language)),
          paragraph(...procedureWay(called.id, known, language)),
        ],
      },
    ];
  });
  const house = rowsOf(procedure).length > 0 ? [houseNote(says)] : [];
  return [...procedure.tables.map(one => printedTable(book, procedure, one, '', language)), ...folded, ...house];
};

const houseNote = (says: (it: string, en: string) => string): Block => ({
  kind: 'note',
  line: [
    says(
      'Un club può cambiare il valore di una riga o spegnerla: è una regola della casa, e la risposta dice sempre che cosa avrebbe dato il libro. In una richiesta: ',
      'A club may change the value of a row or switch it off: that is a house rule, and the answer always says what the book alone would have given. In a request: ',
    ),
    code('"house": { "<row>": 3 }'),
    says(' oppure ', ' or '),
    code('"off"'),
    '.',
  ],
});

const everyCall = (procedure: Procedure): readonly Procedure[] => [
  ...new Set(procedure.calls.flatMap(called => [called, ...everyCall(called)])),
];

const diceTable = (book: Book, procedure: Procedure, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const thrown = [
    ...new Set(exampleAnswers(book, procedure, language).flatMap(({ throws }) => throws.map(({ id }) => id))),
  ];
  // A throw of a called procedure goes by the name under which it was called, then its own.
  const namesOf = (id: string, own: boolean): readonly string[] =>
    thrown.filter(name => (own ? name === id : name.endsWith(`.${id}`)));
  const rows = [procedure, ...everyCall(procedure)].flatMap(thrower =>
    thrower.throws.map(({ id, sides, says: decides, rule }): readonly Line[] => [
      [mark(`D${sides}`, 'dice')],
      [
        decides[language],
        ...(thrower === procedure ? [] : [quiet(' ('), ...procedureWay(thrower.id, known, language), quiet(')')]),
      ],
      joined(
        namesOf(id, thrower === procedure).map((name): Line => [code(name)]),
        ', ',
      ),
      [cite(rule)],
    ]),
  );
  return table(
    [],
    [
      { title: says('dado', 'die') },
      { title: says('che cosa decide', 'what it decides') },
      { title: says('nome del tiro', 'name of the throw') },
      { title: says('paragrafo', 'paragraph') },
    ],
    rows,
  );
};

/** More outcomes than this do not make a page clearer. */
const mostOutcomes = 5000;
const mostBars = 21;
const mostCharts = 3;

/** The odds of one example, field by field, where there is something to be seen. */
const oddsCharts = (book: Book, procedure: Procedure, language: Language): readonly Block[] => {
  const telling = tellingExample(book, procedure, mostOutcomes);
  if (telling === null) return [];
  const { example, odds } = telling;
  const says = saysIn(language);
  const request: Line = [
    says('Quante probabilità c’erano nell’esempio «', 'What the chances were in the example “'),
    example.says[language].replace(/\.$/, ''),
    says('»:', '”:'),
  ];
  const charts = chartsOf(procedure, odds, language);
  return charts.length === 0 ? [] : [paragraph(...request), ...charts];
};

const chartsOf = (procedure: Procedure, odds: Distribution, language: Language): readonly Block[] => {
  const fields = singleFields(procedure.outcome)
    .map(field => ({ ...field, marginal: odds.marginals[field.name] ?? [] }))
    .filter(({ marginal }) => marginal.length > 1 && marginal.length <= mostBars);
  // Fields that always go together say the same thing twice.
  const seen = new Set<string>();
  return fields
    .filter(({ marginal }) => {
      const key = marginal
        .map(({ probability }) => probability.toFixed(9))
        .sort()
        .join();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostCharts)
    .map(({ name, fact, marginal }): Block => {
      const mean = odds.expected[name];
      return {
        kind: 'bars',
        caption: [
          strong(fact.says[language]),
          ...(mean === undefined || mean === null
            ? []
            : [
                quiet(
                  saysIn(language)(
                    ` in media ${shownNumber(Math.round(mean * 100) / 100, 'it')}`,
                    ` ${shownNumber(Math.round(mean * 100) / 100, 'en')} on average`,
                  ),
                ),
              ]),
        ],
        bars: marginal.map(({ value, probability }: Marginal[number]): Bar => ({
          label: inWords(fact, value, language),
          share: probability,
          shown: shownChance(probability, language),
        })),
      };
    });
};

const rulings = (book: Book, procedure: Procedure, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const called = everyCall(procedure).filter(one => one.rulings.some(ruling => !procedure.rulings.includes(ruling)));
  return [
    ...procedure.rulings.map(ruling => rulingPanel(ruling, language)),
    ...(called.length === 0
      ? []
      : [
          paragraph(
            quiet(says('Contano anche le interpretazioni di: ', 'The rulings of these count too: ')),
            ...joined(
              called.map(one => procedureWay(one.id, known, language)),
              ' · ',
            ),
            '.',
          ),
        ]),
    ...(procedure.rulings.length + called.length === 0
      ? []
      : [
          {
            kind: 'note',
            line: [
              says(
                'Senza indicazioni vale l’opzione consigliata. Per sceglierne un’altra: ',
                'Unless told otherwise the recommended option holds. To choose another: ',
              ),
              code(`"rulings": ${rulingSample(procedure)}`),
              '. ',
              way(`/docs/${book.id}#rulings`, says('Tutte le interpretazioni del libro', 'All rulings of the book')),
              '.',
            ],
          } satisfies Block,
        ]),
  ];
};

const rulingSample = (procedure: Procedure): string => {
  const ruling = procedure.rulings[0] ?? everyCall(procedure).flatMap(one => one.rulings)[0];
  return ruling === undefined ? '{ … }' : `{ "${ruling.id}": "${ruling.values[1] ?? ruling.recommended}" }`;
};

/** The request of an example that can be sent from the page. */
export const askingOf = (
  book: Book,
  procedure: Procedure,
  example: Example,
  known: Known,
  language: Language,
): Asking => {
  const says = saysIn(language);
  const answer = exampleAnswer(book, procedure, example, language);
  return {
    kind: 'ask',
    id: `ask-${procedure.id.replaceAll('.', '-')}`,
    rule: linksOf(procedure).rule,
    odds: linksOf(procedure).odds,
    request: laidOut({ ...exampleRequest(example), lang: language }),
    answer: {
      status: answer.status,
      dice: answer.throws.map(({ count, sides, faces }) => `${count}D${sides}: ${faces.join(' ')}`),
      summary: answer.summary,
      json: JSON.stringify(answer, null, 2),
    },
    because: reasoning(answer, procedure, book, known, language),
    words: spokenWords(book, procedure, language),
    says: {
      status: {
        resolved: says('risolto', 'resolved'),
        'awaiting-dice': says('in attesa dei dadi', 'waiting for dice'),
        'not-allowed': says('non ammesso', 'not allowed'),
      },
      why: says('Perché', 'Why'),
      request: says('La richiesta (si può cambiare)', 'The request (change it as you like)'),
      send: says('Chiedi', 'Ask'),
      roll: says('Tira i dadi', 'Roll the dice'),
      odds: says('Probabilità', 'Odds'),
      answer: says('La risposta', 'The answer'),
      failed: says('Il server non risponde.', 'The server does not answer.'),
    },
  };
};

const spokenWords = (book: Book, procedure: Procedure, language: Language): SpokenWords => {
  const finders = [procedure, ...everyCall(procedure)].map(one => wordFinder(book, one, language));
  const spoken = [procedure, ...everyCall(procedure)]
    .flatMap(one => [...vocabulariesOf(one.outcome), ...vocabulariesOf(one.facts)])
    .flatMap(({ values }) => values);
  const said = [...new Set([...spoken, ...Object.keys(book.tableWords)])].flatMap(word => {
    const [only, ...others] = new Set(finders.flatMap(find => find(word) ?? []));
    return only === undefined || others.length > 0 ? [] : [[word, only] as const];
  });
  return {
    fields: singleFields(procedure.outcome).map(({ name, fact }) => [
      name,
      { says: fact.says[language], ...spokenValues(fact, language) },
    ]),
    steps: said,
  };
};

/** JSON as one would type it: short lists on one line. */
const laidOut = (request: object): string =>
  JSON.stringify(request, null, 2).replace(
    /\[\s+([\d\s,.-]+?)\s+\]/g,
    (_, inside: string) => `[${inside.replace(/\s+/g, ' ')}]`,
  );

const usage = (
  book: Book,
  procedure: Procedure,
  example: Example,
  known: Known,
  language: Language,
): readonly Block[] => {
  const says = saysIn(language);
  const request = { ...exampleRequest(example), lang: language };
  const { dice: _, ...before } = exampleRequest(example);
  const links = linksOf(procedure);
  const graphql = graphqlExample(book, procedure, example);
  return [
    askingOf(book, procedure, example, known, language),
    {
      kind: 'code',
      title: says('Da riga di comando', 'From the command line'),
      language: 'sh',
      text: curlLine(links.rule, request),
    },
    ...(procedure.throwsDice
      ? [
          {
            kind: 'code',
            title: says('Le probabilità', 'The odds'),
            language: 'sh',
            text: curlLine(links.odds, before),
          } satisfies Block,
        ]
      : []),
    {
      kind: 'code',
      title: says(
        'In un foglio di calcolo (in B1 l’indirizzo del server)',
        'In a spreadsheet (the address of the server in B1)',
      ),
      language: 'text',
      text: sheetFormula(procedure, example, language),
    },
    { kind: 'code', title: 'GraphQL', language: 'graphql', text: graphql.query.trim() },
    {
      kind: 'code',
      title: says('Le variabili di GraphQL', 'The GraphQL variables'),
      language: 'json',
      text: laidOut(graphql.variables),
    },
    ...list([
      [
        way(
          `/docs/api#/${encodeURIComponent(chapterTag(book, procedure.id.split('.')[1] ?? ''))}/${operationId(procedure)}`,
          says('Questa porta nel riferimento dell’API', 'This door in the API reference'),
        ),
      ],
      [
        way(
          `/graphql?query=${encodeURIComponent(graphql.query)}&variables=${encodeURIComponent(laidOut(graphql.variables))}`,
          says('Questa domanda nell’editor GraphQL', 'This question in the GraphQL editor'),
        ),
      ],
      [way(links.catalogue, says('La dichiarazione completa in JSON', 'The whole declaration as JSON'))],
    ]),
  ];
};
