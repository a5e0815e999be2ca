import {
  facesInOrder,
  printedValues,
  proceduresOf,
  readRequest,
  ruleOn,
  rulingsOf,
  type Answer,
  type Book,
  type Example,
  type Language,
  type Procedure,
  type Ruling,
  type Table,
} from '../core/index.js';
import { factsSchema, schemaOf } from './json-schema.js';

/** The catalogue as the API shows it: pure functions of the title pages. */

export const bookEntry = (book: Book, language: Language) => ({
  id: book.id,
  title: book.title[language],
  about: book.about[language],
  edition: book.edition,
  procedures: proceduresOf(book).length,
  rulings: rulingsOf(book).length,
  scenarios: book.scenarios.length,
  links: {
    self: `/v1/rulesets/${book.id}`,
    procedures: `/v1/rulesets/${book.id}/procedures`,
    scenarios: `/v1/rulesets/${book.id}/scenarios`,
    manual: `/docs/${book.id}`,
  },
});

export const bookPage = (book: Book, language: Language) => ({
  ...bookEntry(book, language),
  chapters: book.chapters.map(chapter => ({
    area: chapter.area,
    title: chapter.title[language],
    procedures: chapter.procedures.map(procedure => procedure.id),
  })),
  unit: schemaOf(book.unit, 'sent', language),
  sequence: {
    cite: book.sequence.rule,
    phases: book.sequence.phases.map(phase => ({
      id: phase.id,
      text: phase.says[language],
      actor: phase.actor,
      cite: phase.rule,
      procedures: phase.procedures,
    })),
  },
  rulings: rulingsOf(book).map(ruling => rulingEntry(ruling, language)),
  leftOpen: book.leftOpen.map(({ matter, why, instead }) => ({
    matter: matter[language],
    why: why[language],
    instead: instead[language],
  })),
});

const rulingEntry = (ruling: Ruling, language: Language) => ({
  id: ruling.id,
  cite: ruling.rule,
  unclear: ruling.unclear[language],
  recommended: ruling.recommended,
  options: Object.fromEntries(ruling.values.map(option => [option, ruling.options[option]?.[language] ?? option])),
});

export const procedureEntry = (book: Book, procedure: Procedure, language: Language) => ({
  id: procedure.id,
  title: procedure.title[language],
  cite: book.cite(procedure.rule, language),
  when: procedure.when[language],
  dice: procedure.throwsDice,
  links: linksOf(procedure),
});

/** Where each door of a procedure is. */
export const linksOf = (procedure: Procedure) => {
  const path = procedure.id.replaceAll('.', '/');
  return {
    rule: `/v1/${path}`,
    odds: `/v1/${path}/odds`,
    sheet: `/v1/sheet/${path}`,
    manual: `/docs/${path}`,
    catalogue: `/v1/rulesets/${procedure.id.split('.')[0]}/procedures/${procedure.id}`,
  };
};

const tableEntry = (table: Table, language: Language) => {
  const head = { name: table.name, kind: table.kind, title: table.title[language], cite: table.rule };
  switch (table.kind) {
    case 'modifiers':
      return {
        ...head,
        factor: table.factor,
        rows: table.rows.map(row => ({
          id: row.id,
          values: printedValues(row),
          text: row.says[language],
          cite: row.rule,
        })),
      };
    case 'named':
      return { ...head, entries: table.entries };
    case 'bands':
      return { ...head, bands: table.bands.map(([from, cell]) => ({ from, cell })) };
  }
};

export const procedurePage = (book: Book, procedure: Procedure, language: Language) => ({
  ...procedureEntry(book, procedure, language),
  edition: book.edition,
  input: factsSchema(procedure.facts, 'sent', language),
  outcome: factsSchema(procedure.outcome, 'answered', language),
  conditions: procedure.checks.map(({ fact, code, says }) => ({ fact, code, text: says[language] })),
  throws: procedure.throws.map(({ id, sides, says, rule }) => ({ id, sides, text: says[language], cite: rule })),
  tables: procedure.tables.map(table => tableEntry(table, language)),
  rulings: procedure.rulings.map(ruling => rulingEntry(ruling, language)),
  calls: procedure.calls.map(called => called.id),
  examples: procedure.examples.map(example => exampleEntry(book, procedure, example, language)),
});

/** The request of an example, as a caller would send it. */
export const exampleRequest = ({ facts, dice, rulings, house }: Example) => ({
  input: facts,
  ...(dice ? { dice } : {}),
  ...(rulings ? { rulings } : {}),
  ...(house ? { house } : {}),
});

/** The answer to an example, computed by the engine. */
export const exampleAnswer = (book: Book, procedure: Procedure, example: Example, language: Language): Answer => {
  const read = readRequest(book, procedure, exampleRequest(example));
  const answer = read.ok
    ? ruleOn(book, procedure, read.value, { language, explain: true, roll: () => facesInOrder([]) })
    : read;
  if (!answer.ok)
    throw new Error(`${procedure.id}: the example "${example.says.en}" is at fault: ${JSON.stringify(answer.faults)}`);
  return answer.value;
};

const exampleEntry = (book: Book, procedure: Procedure, example: Example, language: Language) => {
  const { status, summary, outcome } = exampleAnswer(book, procedure, example, language);
  return {
    text: example.says[language],
    fromTheBook: example.fromTheBook ?? null,
    request: exampleRequest(example),
    answer: { status, summary, outcome },
  };
};
