import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  always,
  languages,
  printedValues,
  proceduresOf,
  rulingsOf,
  type Book,
  type Fact,
  type Facts,
  type ModifierTable,
  type Procedure,
  type Text,
} from '../../src/core/index.js';
import { exampleAnswer } from '../../src/derive/index.js';
import { labelFinder, wordFinder } from '../../src/derive/manual/values.js';
import { books } from '../../src/rulesets/index.js';
import { numbersIn, type Catalogue } from '../../src/tools/coverage-rules.js';
import { everyProcedure, outcomeFits } from './every-procedure.js';

const catalogueOf = (book: Book): Catalogue =>
  JSON.parse(readFileSync(join(__dirname, 'catalogue', `${book.id}.json`), 'utf8'));

const modifierTables = (procedure: Procedure): readonly ModifierTable[] =>
  procedure.tables.filter(table => table.kind === 'modifiers');

it('The file .env.example names the books there are', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  expect(/^#ARBITRO_RULESETS=(.*)$/m.exec(example)?.[1]?.split(',')).toEqual(books.map(({ id }) => id));
});

describe.each(books)('The catalogue of $id', book => {
  const catalogue = catalogueOf(book);
  const procedures = proceduresOf(book);

  it('has every procedure under its id, in the right chapter, and no other', () => {
    expect(procedures.map(({ id }) => id).sort()).toEqual(
      [...catalogue.procedures.map(({ id }) => id), ...(catalogue.ours ?? [])].sort(),
    );
    for (const { area, procedures } of book.chapters) {
      for (const { id } of procedures) expect(id).toMatch(new RegExp(`^${book.id}\\.${area}\\.[a-z0-9-]+$`));
    }
  });

  it.each(catalogue.procedures.filter(({ rows }) => rows.length > 0))(
    '$id has the rows of the book with their values',
    ({ id, rows }) => {
      const declared = procedures.find(procedure => procedure.id === id);
      const own = declared ? modifierTables(declared).flatMap(table => table.rows) : [];
      expect(Object.fromEntries(own.map(row => [row.id, printedValues(row)]))).toEqual(
        Object.fromEntries(rows.map(row => [row.id, numbersIn(row.value)])),
      );
    },
  );

  it('has every ruling with its options, the recommended one first', () => {
    expect(
      Object.fromEntries(rulingsOf(book).map(({ id, values }) => [id, [values[0], ...values.slice(1).sort()]])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(catalogue.rulings).map(([id, ruling]) => [
          id,
          [ruling.default, ...[...ruling.alternatives].sort()],
        ]),
      ),
    );
  });

  it.each(catalogue.procedures)('$id reads the rulings that the catalogue files under it', ({ id, rulings }) => {
    const reachable = (of: Procedure): readonly string[] => [
      ...of.rulings.map(ruling => ruling.id),
      ...of.calls.flatMap(reachable),
    ];
    const declared = procedures.find(procedure => procedure.id === id);
    expect(declared ? reachable(declared) : []).toEqual(expect.arrayContaining([...rulings]));
  });

  it('plays only procedures that exist in its turn', () => {
    const known = procedures.map(({ id }) => id);
    for (const phase of book.sequence.phases) expect(known).toEqual(expect.arrayContaining([...phase.procedures]));
    expect(new Set(book.sequence.phases.map(({ id }) => id)).size).toBe(book.sequence.phases.length);
  });

  it('gives a name to one thing only', () => {
    const named = new Map<string, unknown>();
    const visit = ({ shape }: Fact): void => {
      if (shape.kind === 'oneOf') name(shape.vocabulary.name, shape.vocabulary);
      if (shape.kind === 'list') visit(shape.of);
      if (shape.kind === 'group') {
        name(shape.name, shape.facts);
        Object.values(shape.facts).forEach(visit);
      }
    };
    const name = (key: string, thing: unknown): void => {
      expect(key).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(named.get(key) ?? thing).toBe(thing);
      named.set(key, thing);
    };
    for (const { facts, outcome } of procedures)
      [...Object.values<Fact>(facts), ...Object.values<Fact>(outcome)].forEach(visit);
    visit(book.unit);
  });
});

describe.each(everyProcedure)('$id', ({ book, procedure }) => {
  const answers = procedure.examples.map(example => ({
    example,
    answer: exampleAnswer(book, procedure, example, 'en'),
  }));

  it('cites: itself, its tables, rows, throws and rulings, and every step of its answers', () => {
    const places = [
      procedure,
      ...procedure.tables,
      ...procedure.throws,
      ...procedure.rulings,
      ...modifierTables(procedure).flatMap(table => table.rows),
    ];
    const steps = answers.flatMap(({ answer }) => answer.steps);
    expect(places.filter(({ rule }) => !/\S/.test(rule))).toEqual([]);
    expect(steps.filter(({ cite }) => !/\S/.test(cite))).toEqual([]);
  });

  it('says everything in Italian and in English', () => {
    const texts: Text[] = [procedure.title, procedure.when, ...procedure.examples.map(({ says }) => says)];
    const visit = (facts: Facts): void => {
      for (const { says, shape } of Object.values(facts)) {
        texts.push(says);
        if (shape.kind === 'oneOf')
          for (const value of shape.vocabulary.values) texts.push(shape.vocabulary.words[value] ?? { it: '', en: '' });
        if (shape.kind === 'group') visit(shape.facts);
        if (shape.kind === 'list') visit({ item: shape.of });
      }
    };
    visit(procedure.facts);
    visit(procedure.outcome);
    for (const table of procedure.tables)
      texts.push(table.title, ...(table.kind === 'modifiers' ? table.rows.map(({ says }) => says) : []));
    for (const { unclear, options, values } of procedure.rulings)
      texts.push(unclear, ...values.map(value => options[value] ?? { it: '', en: '' }));
    texts.push(...procedure.checks.map(({ says }) => says), ...procedure.throws.map(({ says }) => says));
    expect(texts.filter(({ it: italian, en }) => !/\S/.test(italian) || !/\S/.test(en))).toEqual([]);
    // A straight apostrophe or an accent written as one is a slip of the pen in our texts.
    expect(texts.filter(({ it: italian, en }) => `${italian}${en}`.includes("'"))).toEqual([]);
  });

  it.each(languages)('has a word for every row, column and cell of its tables (%s)', language => {
    const word = wordFinder(book, procedure, language);
    const label = labelFinder(book, procedure, language);
    // Paragraphs and the names of people are the same in both.
    const isName = (text: string) => /^(§|[A-Z]|\d)/.test(text);
    const unsaid: string[] = [];
    const say = (text: string, said: string | null) => said ?? (isName(text) || unsaid.push(text));
    for (const table of procedure.tables) {
      if (table.kind === 'modifiers') continue;
      const cells = table.kind === 'named' ? Object.values(table.entries) : table.bands.map(([, cell]) => cell);
      if (table.kind === 'named') for (const name of Object.keys(table.entries)) say(name, word(name));
      for (const cell of cells) {
        const isRecord = typeof cell === 'object' && cell !== null;
        if (isRecord) for (const column of Object.keys(cell)) say(column, label(column));
        for (const value of isRecord ? Object.values(cell) : [cell])
          if (typeof value === 'string') say(value, word(value));
      }
    }
    expect(unsaid).toEqual([]);
  });

  it('answers every example with an outcome of its declared shape, in words, in both languages', () => {
    for (const { example, answer } of answers) {
      expect(outcomeFits(procedure.outcome, answer.outcome ?? {})).toBe(true);
      expect(answer.summary).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
      expect(exampleAnswer(book, procedure, example, 'it').summary).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    }
  });

  it('gives the same answer to the same facts and faces, whatever was asked in between', () => {
    const again = procedure.examples.map(example => exampleAnswer(book, procedure, example, 'en'));
    expect(again).toEqual(answers.map(({ answer }) => answer));
    expect([...again].reverse()).toEqual(
      [...procedure.examples].reverse().map(example => exampleAnswer(book, procedure, example, 'en')),
    );
  });

  it('reaches every row by an example and leaves it out by another', () => {
    const used = answers
      .filter(({ example }) => example.house === undefined)
      .flatMap(({ answer }) => answer.steps.flatMap(step => (step.kind === 'modifiers' ? step.rows : [])));
    for (const row of modifierTables(procedure).flatMap(table => table.rows)) {
      const applied = new Set(
        used.filter(step => step.id === row.id && step.cite === row.rule).map(step => step.applied),
      );
      const expected = row.applies === always ? [true] : [false, true];
      expect({ row: row.id, applied: [...applied].sort() }).toEqual({ row: row.id, applied: expected });
    }
  });

  it('has an example for every option of its rulings', () => {
    const filed = catalogueOf(book).procedures.find(({ id }) => id === procedure.id)?.rulings ?? [];
    for (const { id, values, recommended } of procedure.rulings.filter(ruling => filed.includes(ruling.id))) {
      const shown = new Set(procedure.examples.map(example => example.rulings?.[id] ?? recommended));
      expect({ ruling: id, shown: [...shown].sort() }).toEqual({ ruling: id, shown: [...values].sort() });
    }
  });

  it('changes only fields that a unit has, and owes only procedures that exist', () => {
    const { shape } = book.unit;
    const fields = shape.kind === 'group' ? Object.keys(shape.facts) : [];
    const ids = proceduresOf(book).map(({ id }) => id);
    for (const { answer } of answers) {
      for (const effect of answer.effects) {
        if (effect.owes === undefined) expect(fields).toContain(effect.field);
        else expect(ids).toContain(effect.owes);
      }
    }
  });

  it('has bands that follow each other, and facts that hide nothing of an object', () => {
    for (const table of procedure.tables) {
      if (table.kind !== 'bands') continue;
      const starts = table.bands.map(([from]) => from);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }
    for (const name of Object.keys(procedure.facts)) expect(name in {}).toBe(false);
  });
});
