import {
  farthestHouseValue,
  proceduresOf,
  type Book,
  type Language,
  type Procedure,
  type Text,
} from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { faultAdvice } from '../fault-advice.js';
import type { Known } from './answer.js';
import { besideIn, bookPageOf, chapterPageOf } from './book.js';
import { sheetPageOf, type SheetShowpiece } from './sheet.js';
import { askingOf, procedurePageOf } from './procedure.js';
import { saysIn } from './values.js';
import { code, mark, paragraph, section, strong, table, way, type Block, type Line, type Page } from './page.js';
import { homeAddress } from './usage.js';

/** A page of the manual by its address, made when it is asked for. */
export interface Leaf {
  readonly path: string;
  readonly title: Text;
  readonly in: (language: Language) => Page;
}

/** A kind of problem, as its page explains it. */
export interface ExplainedProblem {
  readonly kind: string;
  readonly status: number;
  readonly title: Text;
  readonly mend: Text;
}

const manualTitle: Text = { it: 'Manuale', en: 'Manual' };
const homeWay = (language: Language) => way('/docs', manualTitle[language]);

const knownIn = (books: readonly Book[]): Known => {
  const byId = new Map(books.flatMap(proceduresOf).map(procedure => [procedure.id, procedure]));
  return id => byId.get(id);
};

/** Every page of the manual, from its index to the last procedure. */
export const manualOf = (books: readonly Book[], problems: readonly ExplainedProblem[]): readonly Leaf[] => {
  const known = knownIn(books);
  return [
    { path: '/docs', title: manualTitle, in: language => indexPage(books, language) },
    {
      path: '/docs/sheet',
      title: sheetTitle,
      in: language => sheetPageOf(sheetShowpiece(books), [homeWay(language)], language),
    },
    { path: '/docs/problems', title: problemsTitle, in: language => problemsPage(problems, language) },
    ...books.flatMap(book => bookLeaves(book, known)),
  ];
};

const bookLeaves = (book: Book, known: Known): readonly Leaf[] => {
  const inOrder = proceduresOf(book);
  const turning = (procedure: Procedure | undefined, language: Language) =>
    procedure === undefined ? undefined : way(linksOf(procedure).manual, procedure.title[language]);
  return [
    {
      path: `/docs/${book.id}`,
      title: book.title,
      in: language => bookPageOf(book, known, [homeWay(language)], language),
    },
    ...book.chapters.flatMap((chapter): readonly Leaf[] => [
      {
        path: `/docs/${book.id}/${chapter.area}`,
        title: chapter.title,
        in: language =>
          chapterPageOf(
            book,
            chapter,
            known,
            [homeWay(language), way(`/docs/${book.id}`, book.title[language])],
            language,
          ),
      },
      ...chapter.procedures.map((procedure): Leaf => {
        const at = inOrder.indexOf(procedure);
        return {
          path: linksOf(procedure).manual,
          title: procedure.title,
          in: language => {
            const before = turning(inOrder[at - 1], language);
            const after = turning(inOrder[at + 1], language);
            return procedurePageOf(
              book,
              procedure,
              known,
              {
                trail: [
                  homeWay(language),
                  way(`/docs/${book.id}`, book.title[language]),
                  way(`/docs/${book.id}/${chapter.area}`, chapter.title[language]),
                ],
                beside: besideIn(book, language),
                ...(before && { before }),
                ...(after && { after }),
              },
              language,
            );
          },
        };
      }),
    ]),
  ];
};

const indexPage = (books: readonly Book[], language: Language): Page => {
  const says = saysIn(language);
  return {
    path: '/docs',
    language,
    title: says('Manuale di Arbitro', 'Manual of Arbitro'),
    about: says(
      'I regolamenti, le procedure e come chiederle.',
      'The rulebooks, their procedures, and how to ask them.',
    ),
    trail: [],
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            'I regolamenti che Arbitro conosce, procedura per procedura, e come chiedergli una decisione.',
            'The rulebooks Arbitro knows, procedure by procedure, and how to ask it for a ruling.',
          ),
        ],
      },
      ...section('books', says('Regolamenti', 'Rulebooks'), [
        {
          kind: 'cards',
          cards: books.map(book => ({
            way: way(`/docs/${book.id}`, book.title[language]),
            line: [book.about[language]],
            marks: [says(`${proceduresOf(book).length} procedure`, `${proceduresOf(book).length} procedures`)],
          })),
        },
      ]),
      ...section('asking', says('Come si chiede', 'How to ask'), asking(language)),
      ...section('references', says('Riferimenti', 'References'), references(language)),
    ],
  };
};

const asking = (language: Language): readonly Block[] => {
  const says = saysIn(language);
  return [
    paragraph(
      says(
        'Ogni procedura risponde a quattro domande, con la stessa richiesta:',
        'Every procedure answers four questions, with the same request:',
      ),
    ),
    {
      kind: 'pairs',
      pairs: [
        {
          term: [says('Che cosa tiro?', 'What do I roll?')],
          line: [
            says('Senza dadi. La risposta è ', 'Without dice. The answer is '),
            code('awaiting-dice'),
            says(
              ': quanti dadi, quali, che cosa serve, con i modificatori già contati.',
              ': how many dice, which, and what they need, with every modifier already reckoned.',
            ),
          ],
        },
        {
          term: [says('Che cosa è successo?', 'What happened?')],
          line: [
            says('Con i dadi del tavolo (', 'With the dice of the table ('),
            code('"dice": [4, 2, 6]'),
            says(') o tirati dal server (', ') or rolled by the server ('),
            code('"roll"'),
            says(', oppure ', ', or '),
            code('{ "seed": "…" }'),
            says(', sempre uguali). La risposta è ', ', always the same). The answer is '),
            code('resolved'),
            '.',
          ],
        },
        {
          term: [says('Che probabilità avevo?', 'What were my chances?')],
          line: [
            says('Stessa richiesta a ', 'The same request to '),
            code('…/odds'),
            says(
              ': la distribuzione esatta, anche a metà di un tiro.',
              ': the exact distribution, also half-way through a roll.',
            ),
          ],
        },
        {
          term: [says('Perché?', 'Why?')],
          line: [
            code('steps'),
            says(
              ': ogni passo con il suo valore e il paragrafo del libro; le righe che non si applicano, e per quale dato.',
              ': every step with its value and the paragraph of the book; the rows that did not apply, and because of which fact.',
            ),
          ],
        },
      ],
    },
    ...table(
      [says('I campi di una richiesta', 'The fields of a request')],
      [{ title: says('campo', 'field') }, { title: says('che cos’è', 'what it is') }],
      [
        [
          [code('input')],
          [
            says(
              'I dati della procedura; quello che ha un valore predefinito si può tacere.',
              'The facts of the procedure; what has a default may be left out.',
            ),
          ],
        ],
        [
          [code('dice')],
          [
            says(
              'Le facce nell’ordine in cui si tirano, o per nome del tiro, oppure ',
              'The faces in throwing order, or by the name of the throw, or ',
            ),
            code('"roll"'),
            says(' o ', ' or '),
            code('{ "seed": "…" }'),
            '.',
          ],
        ],
        [
          [code('rulings')],
          [
            says(
              'Come il club legge ciò che il libro lascia incerto.',
              'How the club reads what the book leaves unclear.',
            ),
          ],
        ],
        [
          [code('house')],
          [
            says(
              `Righe di tabella cambiate, con un valore da −${farthestHouseValue} a ${farthestHouseValue}, o spente dal club.`,
              `Rows of a table that the club changed, to a value from −${farthestHouseValue} to ${farthestHouseValue}, or switched off.`,
            ),
          ],
        ],
        [
          [code('lang')],
          [
            code('it'),
            says(' o ', ' or '),
            code('en'),
            says('; altrimenti decide ', '; else '),
            code('Accept-Language'),
            says('.', ' decides.'),
          ],
        ],
        [[code('explain')], [code('false'), says(': senza ragionamento.', ': without the reasoning.')]],
        [
          [code('exact')],
          [
            says('Solo per le probabilità: ', 'For the odds only: '),
            code('true'),
            says(' dà anche le frazioni esatte.', ' gives the exact fractions too.'),
          ],
        ],
      ],
    ),
    paragraph(
      says('Ciò che le regole vietano è una risposta (', 'What the rules forbid is an answer ('),
      code('not-allowed'),
      says(
        ', con i motivi), non un errore. Una richiesta sbagliata è un ',
        ', with the reasons), not an error. A wrong request is a ',
      ),
      way('/docs/problems', says('problema', 'problem')),
      says(' che elenca tutti gli errori insieme.', ' that lists all its faults at once.'),
    ),
  ];
};

/** Where everything else is. */
export const references = (language: Language): readonly Block[] => {
  const says = saysIn(language);
  return [
    {
      kind: 'cards',
      cards: [
        {
          way: way('/docs/api', says('Riferimento dell’API', 'API reference')),
          line: [
            says(
              'Ogni porta REST con schemi ed esempi, da provare qui.',
              'Every REST door with schemas and examples, to be tried here.',
            ),
          ],
          marks: [],
        },
        {
          way: way('/openapi.json', 'OpenAPI 3.1'),
          line: [
            says('Il documento da cui generare un client tipizzato.', 'The document to generate a typed client from.'),
          ],
          marks: [],
        },
        {
          way: way('/graphql', 'GraphQL'),
          line: [
            says('Le stesse regole in un solo schema, con l’editor.', 'The same rules in one schema, with its editor.'),
          ],
          marks: [],
        },
        {
          way: way('/docs/sheet', sheetTitle[language]),
          line: [says('Formule per Calc, Excel e Google Fogli.', 'Formulas for Calc, Excel and Google Sheets.')],
          marks: [],
        },
        {
          way: way('/v1/rulesets', says('Catalogo', 'Catalogue')),
          line: [
            says(
              'Procedure, schemi, tabelle e interpretazioni in JSON.',
              'Procedures, schemas, tables and rulings as JSON.',
            ),
          ],
          marks: [],
        },
        {
          way: way('/docs/problems', says('Problemi ed errori', 'Problems and faults')),
          line: [says('Ogni codice, che cosa vuol dire e che cosa fare.', 'Every code, what it means and what to do.')],
          marks: [],
        },
      ],
    },
  ];
};

const sheetTitle: Text = { it: 'Nel foglio di calcolo', en: 'In a spreadsheet' };
const problemsTitle: Text = { it: 'Problemi ed errori', en: 'Problems and faults' };

const problemsPage = (problems: readonly ExplainedProblem[], language: Language): Page => {
  const says = saysIn(language);
  return {
    path: '/docs/problems',
    language,
    title: problemsTitle[language],
    about: says(
      'Ogni tipo di problema e ogni codice di errore, con che cosa fare.',
      'Every kind of problem and every fault code, with what to do.',
    ),
    trail: [homeWay(language)],
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            'Quando una richiesta non va, la risposta dice che cosa, dove e come rimediare.',
            'When a request goes wrong, the answer says what, where and how to mend it.',
          ),
        ],
      },
      ...section('kinds', says('Tipi di problema', 'Kinds of problem'), [
        paragraph(
          says('Ogni errore HTTP è un documento ', 'Every HTTP error is an '),
          code('application/problem+json'),
          says(' (RFC 9457). Il suo ', ' document (RFC 9457). Its '),
          code('type'),
          says(' porta qui; ', ' leads here; '),
          code('requestId'),
          says(' è il numero da citare se l’errore è nostro.', ' is what to name if the error is ours.'),
        ),
        ...problems.map(({ kind, status, title, mend }): Block => ({
          kind: 'panel',
          id: kind,
          title: [code(kind), ' ', mark(String(status), status >= 500 ? 'bad' : 'plain')],
          tone: 'plain',
          blocks: [paragraph(strong(title[language]), '. ', mend[language])],
        })),
      ]),
      ...section('faults', says('Codici di errore', 'Fault codes'), [
        paragraph(
          says('Un problema ', 'A '),
          code('not-understood'),
          says(' elenca in ', ' problem lists in '),
          code('faults'),
          says(
            ' tutti gli errori della richiesta insieme, ciascuno con ',
            ' all faults of the request at once, each with ',
          ),
          code('path'),
          ', ',
          code('code'),
          says(' e un messaggio che dice che cosa ci si aspettava.', ' and a message that says what was expected.'),
        ),
        {
          kind: 'table',
          caption: [],
          columns: [
            { title: says('codice', 'code') },
            { title: says('che cosa vuol dire', 'what it means') },
            { title: says('che cosa fare', 'what to do') },
          ],
          rows: Object.entries(faultAdvice).map(([fault, { means, mend }]) => ({
            id: fault.replace('/', '-'),
            cells: [[code(fault)], [means[language]], [mend[language]]],
          })),
          stacks: true,
        },
      ]),
    ],
  };
};

/** The page on which a script shows the whole API. */
export const apiReferencePage = (language: Language): Page => {
  const says = saysIn(language);
  return {
    path: '/docs/api',
    language,
    title: says('Riferimento dell’API', 'API reference'),
    about: says(
      'Ogni porta REST con schemi ed esempi, da provare qui.',
      'Every REST door with schemas and examples, to be tried here.',
    ),
    trail: [homeWay(language)],
    blocks: [{ kind: 'place', id: 'swagger-ui', whole: true }],
  };
};

/** What a reader finds where there is no page: the nearest ones. */
export const noSuchPage = (near: readonly Leaf[], language: Language): Page => {
  const says = saysIn(language);
  return {
    path: '/docs',
    language,
    title: says('Questa pagina non c’è', 'There is no such page'),
    about: says('La pagina cercata non esiste.', 'The page asked for does not exist.'),
    trail: [homeWay(language)],
    blocks: [
      {
        kind: 'lead',
        line: [
          near.length > 0
            ? says('Forse si cercava:', 'Perhaps you were looking for:')
            : says('Da qui si arriva dappertutto:', 'From here everything can be reached:'),
        ],
      },
      {
        kind: 'cards',
        cards: near.map(({ path, title }) => ({ way: way(path, title[language]), line: [code(path)], marks: [] })),
      },
      ...references(language),
    ],
  };
};

/** The front page: what it is, one request that can be sent right there, and where to go on. */
export const frontPage = (books: readonly Book[], language: Language): Page => {
  const says = saysIn(language);
  const shown = showpiece(books);
  const { book, procedure } = shown ?? {};
  const example = procedure && exampleToShow(procedure);
  const how: Line = [
    says(
      'Si dichiarano i dati, si tirano i propri dadi o si fanno tirare al server, e si legge la decisione con il paragrafo del libro.',
      'State the facts, throw your own dice or have the server roll them, and read the ruling with the paragraph of the book.',
    ),
  ];
  return {
    path: '/',
    language,
    title: 'Arbitro',
    about: says('Regole come servizio per i giochi di miniature.', 'Rules as a service for miniature wargames.'),
    trail: [],
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            'L’arbitro al vostro tavolo. Conosce i regolamenti a memoria: dice che cosa tirare, che cosa è successo, quante probabilità c’erano e dove sta scritto.',
            'The referee at your table. It knows the rulebooks by heart: it says what to roll, what happened, what the chances were, and where it is written.',
          ),
        ],
      },
      ...(book && procedure && example
        ? section('try', `${says('Provalo', 'Try it')}: ${procedure.title[language]}`, [
            paragraph(
              ...how,
              ' ',
              way(linksOf(procedure).manual, says('La pagina di questa procedura', 'The page of this procedure')),
              '.',
            ),
            askingOf(book, procedure, example, knownIn(books), language),
          ])
        : []),
      ...section('books', says('Regolamenti', 'Rulebooks'), [
        {
          kind: 'cards',
          cards: books.map(one => ({
            way: way(`/docs/${one.id}`, one.title[language]),
            line: [one.about[language]],
            marks: [says(`${proceduresOf(one).length} procedure`, `${proceduresOf(one).length} procedures`)],
          })),
        },
      ]),
      ...section('doors', says('Per chi lo usa', 'For those who use it'), [
        {
          kind: 'cards',
          cards: [
            {
              way: way('/docs', says('Al tavolo: il manuale', 'At the table: the manual')),
              line: [
                says(
                  'Una pagina per procedura: quando si applica, tabelle, esempi svolti, probabilità.',
                  'A page per procedure: when it applies, tables, worked examples, odds.',
                ),
              ],
              marks: [],
            },
            {
              way: way('/docs/api', says('Per un’app: il riferimento REST', 'For an app: the REST reference')),
              line: [
                says(
                  'Ogni porta con schemi ed esempi; da OpenAPI un client tipizzato.',
                  'Every door with schemas and examples; a typed client from OpenAPI.',
                ),
              ],
              marks: [],
            },
            {
              way: way('/graphql', says('Per un’app: GraphQL', 'For an app: GraphQL')),
              line: [
                says(
                  'Un campo per regolamento, uno per procedura, con l’editor.',
                  'One field a rulebook, one a procedure, with its editor.',
                ),
              ],
              marks: [],
            },
            ...(procedure
              ? [
                  {
                    way: way('/docs/sheet', says('Per il foglio di calcolo', 'For a spreadsheet')),
                    line: [
                      says(
                        'Una formula in una cella, la decisione nella cella accanto, in italiano.',
                        'A formula in one cell, the ruling in the next.',
                      ),
                    ],
                    marks: [] as Line,
                  },
                ]
              : []),
          ],
        },
      ]),
      ...(book && procedure && example
        ? section('curl', says('Da riga di comando', 'From the command line'), [
            {
              kind: 'code',
              title: says('La stessa richiesta', 'The same request'),
              language: 'sh',
              text: `curl -s ${homeAddress}${linksOf(procedure).rule} -H 'content-type: application/json' -d '${JSON.stringify({ input: example.facts, dice: 'roll' })}'`,
            },
            paragraph(
              says(
                'Nessuna chiave, nessuna registrazione: le porte delle regole sono aperte a tutti.',
                'No key and no account: the rules doors are open to all.',
              ),
            ),
          ])
        : []),
    ],
  };
};

/** The case that the page for spreadsheets shows. */
export const sheetShowpiece = (books: readonly Book[]): SheetShowpiece | undefined => {
  const shown = showpiece(books);
  const example = shown && exampleToShow(shown.procedure);
  return shown && example && { ...shown, example };
};

/** The first example with dice, or else the first. */
const exampleToShow = (procedure: Procedure) =>
  procedure.examples.find(({ dice }) => dice !== undefined && dice.length > 0) ?? procedure.examples[0];

/** The procedure a newcomer is shown: one that throws few dice and calls others, so that there is something to see. */
const showpiece = (books: readonly Book[]) => {
  const candidates = books.flatMap(book => proceduresOf(book).map(procedure => ({ book, procedure })));
  return candidates.find(({ procedure }) => procedure.id.endsWith('.resolve')) ?? candidates[0];
};
