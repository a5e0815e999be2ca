import {
  proceduresOf,
  rulingsOf,
  type Book,
  type Chapter,
  type Language,
  type Procedure,
  type Ruling,
} from '../../core/index.js';
import { linksOf } from '../catalogue.js';
import { procedureWay, type Known } from './answer.js';
import { inputTables } from './facts.js';
import { printedTable, rulingPanel } from './tables.js';
import { saysIn, vocabulariesOf } from './values.js';
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
  type Block,
  type Card,
  type Line,
  type Page,
} from './page.js';

/** The pages of a book and of its chapters. */

const chapterPath = (book: Book, chapter: Chapter): string => `/docs/${book.id}/${chapter.area}`;

/** The chapters of a book with their procedures, for the margin of its pages. */
export const besideIn = (book: Book, language: Language): NonNullable<Page['beside']> =>
  book.chapters.map(chapter => ({
    title: way(chapterPath(book, chapter), chapter.title[language]),
    ways: chapter.procedures.map(procedure => way(linksOf(procedure).manual, procedure.title[language])),
  }));

const procedureCard = (procedure: Procedure, language: Language): Card => ({
  way: way(linksOf(procedure).manual, procedure.title[language]),
  line: [procedure.when[language]],
  marks: [...(procedure.throwsDice ? [mark(saysIn(language)('dadi', 'dice'), 'dice'), ' '] : []), cite(procedure.rule)],
});

export const bookPageOf = (book: Book, known: Known, home: Page['trail'], language: Language): Page => {
  const says = saysIn(language);
  return {
    path: `/docs/${book.id}`,
    language,
    title: book.title[language],
    about: book.about[language],
    trail: home,
    beside: besideIn(book, language),
    blocks: [
      { kind: 'lead', line: [book.about[language]] },
      {
        kind: 'pairs',
        pairs: [
          { term: [says('Edizione', 'Edition')], line: [code(book.edition)] },
          { term: [says('Procedure', 'Procedures')], line: [String(proceduresOf(book).length)] },
          { term: [says('Interpretazioni', 'Rulings')], line: [String(rulingsOf(book).length)] },
        ],
      },
      ...section(
        'chapters',
        says('Capitoli', 'Chapters'),
        book.chapters.flatMap(chapter =>
          section(`chapter-${chapter.area}`, chapter.title[language], [
            { kind: 'cards', cards: chapter.procedures.map(procedure => procedureCard(procedure, language)) },
            paragraph(
              way(
                chapterPath(book, chapter),
                says('Il capitolo con tutte le sue tabelle', 'The chapter with all its tables'),
              ),
            ),
          ]),
        ),
      ),
      ...section('turn', says('Il turno', 'The turn'), turn(book, known, language)),
      ...section('unit', says('L’unità', 'The unit'), unit(book, language)),
      ...section('words', says('Le parole del libro', 'The words of the book'), words(book, language)),
      ...section(
        'rulings',
        says('Dove il libro non è chiaro', 'Where the book is unclear'),
        rulings(book, known, language),
      ),
      ...section(
        'left-open',
        says('Che cosa il libro lascia aperto', 'What the book leaves open'),
        leftOpen(book, language),
      ),
    ],
  };
};

const turn = (book: Book, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const actor = (who: string): string => (who === 'both' ? says('entrambi', 'both') : who);
  return [
    {
      kind: 'table',
      caption: [says('Le fasi, nell’ordine', 'The phases, in order'), ' ', cite(book.sequence.rule)],
      columns: [
        { title: '', as: 'number' },
        { title: says('fase', 'phase') },
        { title: says('chi agisce', 'who acts') },
        { title: says('procedure', 'procedures') },
        { title: says('paragrafo', 'paragraph'), lesser: true },
      ],
      rows: book.sequence.phases.map((phase, i) => ({
        id: `phase-${phase.id}`,
        cells: [
          [String(i + 1)],
          [strong(phase.says[language])],
          [actor(phase.actor)],
          joined(
            phase.procedures.map(id => procedureWay(id, known, language)),
            ' · ',
          ),
          [cite(phase.rule)],
        ],
      })),
      stacks: true,
    },
  ];
};

const unit = (book: Book, language: Language): readonly Block[] => {
  const says = saysIn(language);
  if (book.unit.shape.kind !== 'group') return [];
  return [
    paragraph(
      says(
        'I campi con cui una campagna tiene un’unità; le procedure li chiedono con gli stessi nomi.',
        'The fields by which a campaign keeps a unit; procedures ask for them by the same names.',
      ),
    ),
    ...inputTables(book.unit.shape.facts, book.unit.shape.checks, language),
  ];
};

const words = (book: Book, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const spoken = [
    ...proceduresOf(book).flatMap(({ facts, outcome }) =>
      vocabulariesOf({
        ...facts,
        ...Object.fromEntries(Object.entries(outcome).map(([name, fact]) => [`outcome ${name}`, fact])),
      }),
    ),
    ...vocabulariesOf({ unit: book.unit }),
  ];
  const vocabularies = [...new Map(spoken.map(vocabulary => [vocabulary.name, vocabulary])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  return vocabularies.map((vocabulary): Block => ({
    kind: 'fold',
    title: [
      `${vocabulary.name}: ${vocabulary.values.map(value => vocabulary.words[value]?.[language] ?? value).join(', ')}`,
    ],
    blocks: [
      ...table(
        [],
        [
          { title: says('parola dell’API', 'word of the API') },
          { title: 'italiano' },
          { title: 'English' },
          { title: says('in un foglio anche', 'in a sheet also') },
        ],
        vocabulary.values.map((value): readonly Line[] => {
          const word = vocabulary.words[value];
          return [[code(value)], [word?.it ?? value], [word?.en ?? value], [(word?.also ?? []).join(', ')]];
        }),
      ),
    ],
  }));
};

const rulings = (book: Book, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const usedBy = (ruling: Ruling): Line =>
    joined(
      proceduresOf(book)
        .filter(procedure => procedure.rulings.includes(ruling))
        .map(procedure => procedureWay(procedure.id, known, language)),
      ' · ',
    );
  const all = rulingsOf(book);
  return all.length === 0
    ? []
    : [
        paragraph(
          says(
            'Su questi punti il testo tace, è ambiguo o si contraddice. Per ciascuno c’è una lettura consigliata, che vale se non si dice altro, e le altre tra cui un club può scegliere.',
            'On these points the text is silent, ambiguous or at odds with itself. Each has a recommended reading, which holds unless told otherwise, and others a club may choose instead.',
          ),
        ),
        ...all.map(ruling => rulingPanel(ruling, language, usedBy(ruling))),
      ];
};

const leftOpen = (book: Book, language: Language): readonly Block[] => {
  const says = saysIn(language);
  return table(
    [],
    [
      { title: says('argomento', 'matter') },
      { title: says('perché', 'why') },
      { title: says('che cosa si fa', 'what is done instead') },
    ],
    book.leftOpen.map(({ matter, why, instead }): readonly Line[] => [
      [strong(matter[language])],
      [why[language]],
      [instead[language]],
    ]),
  );
};

/** A chapter: its procedures, and every table of it on one page, as a quick reference sheet has them. */
export const chapterPageOf = (
  book: Book,
  chapter: Chapter,
  known: Known,
  trail: Page['trail'],
  language: Language,
): Page => {
  const says = saysIn(language);
  const printed = new Map(
    chapter.procedures.flatMap(procedure => procedure.tables.map(one => [one, procedure] as const)).reverse(),
  );
  const tables = [...printed].reverse();
  const rulings = [...new Set(chapter.procedures.flatMap(procedure => procedure.rulings))];
  const throwing = chapter.procedures.filter(({ throwsDice }) => throwsDice).length;
  return {
    path: chapterPath(book, chapter),
    language,
    title: chapter.title[language],
    about: `${book.title[language]}: ${chapter.procedures.map(procedure => procedure.title[language]).join(', ')}.`,
    trail,
    beside: besideIn(book, language),
    blocks: [
      {
        kind: 'lead',
        line: [
          says(
            `${chapter.procedures.length} ${chapter.procedures.length === 1 ? 'procedura' : 'procedure'}${throwing === 0 ? ', senza dadi' : ''}.`,
            `${chapter.procedures.length} ${chapter.procedures.length === 1 ? 'procedure' : 'procedures'}${throwing === 0 ? ', without dice' : ''}.`,
          ),
        ],
      },
      { kind: 'cards', cards: chapter.procedures.map(procedure => procedureCard(procedure, language)) },
      ...section(
        'tables',
        says('Tutte le tabelle del capitolo', 'Every table of the chapter'),
        tables.flatMap(([one, procedure]) => [
          printedTable(book, procedure, one, linksOf(procedure).manual, language),
          paragraph(
            quiet(says('Si usa in: ', 'Used in: ')),
            ...joined(
              chapter.procedures
                .filter(({ tables }) => tables.includes(one))
                .map(({ id }) => procedureWay(id, known, language)),
              ' · ',
            ),
          ),
        ]),
      ),
      ...section(
        'rulings',
        says('Dove il libro non è chiaro', 'Where the book is unclear'),
        list(
          rulings.map((ruling): Line => [
            way(`/docs/${book.id}#ruling-${ruling.id}`, ruling.id),
            ` ${ruling.unclear[language]}`,
          ]),
        ),
      ),
    ],
  };
};
