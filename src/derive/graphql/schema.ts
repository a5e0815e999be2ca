import {
  proceduresOf,
  rowsOf,
  rulingsOf,
  singleFields,
  type Book,
  type Fact,
  type Facts,
  type Language,
  type Procedure,
  type Ruling,
} from '../../core/index.js';
import { bookEntry, procedureEntry } from '../catalogue.js';
import { dottedField, enumValueName, fieldName, oddsField, procedureField, procedureTypes } from './names.js';
import {
  answerFields,
  enumOf,
  probabilityOf,
  sharedTypes,
  type GraphqlArgument,
  type GraphqlField,
  type GraphqlInput,
  type GraphqlObject,
  type GraphqlType,
} from './types.js';
import { pascalCase, schemaName } from '../json-schema.js';

/** The GraphQL schema of some books: their types, and the root field of each. */
export interface GraphqlSchema {
  readonly types: readonly GraphqlType[];
  readonly roots: readonly GraphqlField[];
}

/** Takes a type down under its name; the same name may not mean two things. */
type Declare = (type: GraphqlType) => string;

/** Derives the whole schema from the declarations. */
export const graphqlOf = (books: readonly Book[]): GraphqlSchema => {
  const types = new Map<string, GraphqlType>();
  const declare: Declare = type => {
    const known = types.get(type.name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(type)) {
      throw new Error(`The GraphQL type ${type.name} would mean two things: rename a vocabulary, group or procedure.`);
    }
    types.set(type.name, type);
    return type.name;
  };
  sharedTypes.forEach(declare);
  const roots = books.map(book => bookField(book, declare));
  return { types: [...types.values()], roots };
};

const bookField = (book: Book, declare: Declare): GraphqlField => {
  const rulings = rulingsFor(book, declare);
  const fields = proceduresOf(book).flatMap(procedure => procedureFields(book, procedure, rulings, declare));
  const type = declare({
    kind: 'object',
    name: pascalCase(book.id),
    says: `The procedures of ${book.title.en} (edition ${book.edition}), each with its odds beside it.`,
    fields: unique(fields, book.id),
  });
  return { name: fieldName(book.id), says: `${book.title.en}. ${book.about.en}`, type: `${type}!` };
};

/** Fields, once it is seen that no two have the same name. */
const unique = <F extends { readonly name: string }>(fields: readonly F[], of: string): readonly F[] => {
  const seen = new Set<string>();
  for (const { name } of fields) {
    if (seen.has(name)) throw new Error(`${of} would have two GraphQL fields called ${name}.`);
    seen.add(name);
  }
  return fields;
};

const lang: GraphqlArgument = {
  name: 'lang',
  type: 'Language',
  says: 'Language of every text; else that of the header, else English.',
};

/** A field that rules on a procedure, and one that weighs its odds. */
const procedureFields = (
  book: Book,
  procedure: Procedure,
  rulings: readonly GraphqlArgument[],
  declare: Declare,
): readonly GraphqlField[] => {
  const title = `${procedure.title.en} (${book.cite(procedure.rule, 'en')}). ${procedure.when.en}`;
  const common = [...inputOf(book, procedure, declare), diceOf(procedure), ...rulings, ...houseFor(procedure)];
  const outcome = outcomeOf(book, procedure, declare);
  return [
    {
      name: procedureField(procedure),
      says: title,
      type: answerOf(procedure, outcome, declare),
      args: [
        ...common,
        lang,
        { name: 'explain', type: 'Boolean', says: 'Whether to write down the reasoning.', absent: true },
      ],
      asks: { procedure: procedure.id, odds: false },
    },
    {
      name: oddsField(procedure),
      says: `The exact odds of ${procedure.title.en}.`,
      type: oddsOf(book, procedure, outcome, declare),
      args: [
        ...common,
        lang,
        {
          name: 'exact',
          type: 'Boolean',
          says: 'Whether each chance is also given as an exact fraction.',
          absent: false,
        },
      ],
      asks: { procedure: procedure.id, odds: true },
    },
  ];
};

const inputOf = (book: Book, procedure: Procedure, declare: Declare): readonly GraphqlArgument[] => {
  const facts = Object.entries(procedure.facts);
  if (facts.length === 0) return [];
  const name = declare({
    kind: 'input',
    name: `${procedureTypes(procedure)}Input`,
    says: `What ${procedure.id} has to know.`,
    fields: facts.map(([fact, declared]) => sentField(book, fact, declared, declare)),
  });
  const needed = facts.some(([, fact]) => fact.absent === undefined);
  return [{ name: 'input', type: needed ? `${name}!` : name, says: '' }];
};

const diceOf = (procedure: Procedure): GraphqlArgument => {
  const throws = throwsOf(procedure).join(', ');
  return { name: 'dice', type: 'Dice', says: throws === '' ? 'It throws no dice.' : `The dice. Throws: ${throws}.` };
};

/** The throws a procedure may call for itself; those of a called one stand under the label of the call. */
const throwsOf = (procedure: Procedure): readonly string[] => [
  ...procedure.throws.map(({ id, sides }) => `${id} (D${sides})`),
  ...procedure.calls.flatMap(throwsOf).map(id => `….${id}`),
];

/** Every ruling of the book, each with its options; what is left out is read as recommended. */
const rulingsFor = (book: Book, declare: Declare): readonly GraphqlArgument[] => {
  const rulings = rulingsOf(book);
  if (rulings.length === 0) return [];
  const type: GraphqlInput = {
    kind: 'input',
    name: schemaName(book.id, 'Rulings'),
    says: `How the club reads the points that ${book.title.en} leaves unclear.`,
    fields: rulings.map(ruling => ({
      name: fieldName(ruling.id),
      type: rulingEnum(book, ruling, declare),
      says: `${ruling.unclear.en} (${book.cite(ruling.rule, 'en')}) Recommended: ${enumValueName(ruling.recommended)}.`,
    })),
  };
  return [{ name: 'rulings', type: declare(type), says: '' }];
};

const rulingEnum = (book: Book, ruling: Ruling, declare: Declare): string =>
  declare(
    enumOf(
      schemaName(book.id, `Ruling${pascalCase(ruling.id)}`),
      ruling.unclear.en,
      ruling.values,
      option => ruling.options[option]?.en ?? option,
    ),
  );

const rowNames = (procedure: Procedure): readonly string[] => [...new Set(rowsOf(procedure).map(({ row }) => row.id))];

const houseFor = (procedure: Procedure): readonly GraphqlArgument[] => {
  const rows = rowNames(procedure);
  if (rows.length === 0) return [];
  return [{ name: 'house', type: '[HouseRule!]', says: `Rows the club changed. Rows: ${rows.join(', ')}.` }];
};

const outcomeOf = (book: Book, procedure: Procedure, declare: Declare): string =>
  declare({
    kind: 'object',
    name: `${procedureTypes(procedure)}Outcome`,
    says: `What comes of ${procedure.id}.`,
    fields: answeredFields(book, procedure.outcome, declare),
  });

const answerOf = (procedure: Procedure, outcome: string, declare: Declare): string => {
  const types = procedureTypes(procedure);
  const byTheBook: GraphqlObject = {
    kind: 'object',
    name: `${types}ByTheBook`,
    says: 'What the book alone would have given, with the same dice.',
    fields: [
      { name: 'status', type: 'Status!', says: 'Its status.' },
      { name: 'outcome', type: outcome, says: 'Its outcome.' },
    ],
  };
  const house = (): GraphqlObject => ({
    kind: 'object',
    name: `${types}House`,
    says: 'What house rules changed.',
    fields: [
      { name: 'rows', type: '[HouseRow!]!', says: 'The rows the club changed.' },
      { name: 'book', type: `${declare(byTheBook)}!`, says: byTheBook.says },
    ],
  });
  return declare({
    kind: 'object',
    name: `${types}Answer`,
    says: `The ruling on ${procedure.id}.`,
    implements: 'Answer',
    fields: [
      // What they say stands at the interface.
      ...answerFields.map(field => ({ ...field, says: '' })),
      { name: 'outcome', type: outcome, says: 'What comes of it; null while dice are missing.' },
      ...(rowNames(procedure).length > 0
        ? [{ name: 'house', type: declare(house()), says: 'What house rules changed; null without any.' }]
        : []),
    ],
  });
};

const oddsOf = (book: Book, procedure: Procedure, outcome: string, declare: Declare): string => {
  const types = procedureTypes(procedure);
  const chance = declare({
    kind: 'object',
    name: `${types}Chance`,
    says: `One possible outcome of ${procedure.id} with its chance.`,
    fields: [
      { name: 'status', type: 'Status!', says: 'RESOLVED or NOT_ALLOWED.' },
      { name: 'outcome', type: `${outcome}!`, says: 'The outcome.' },
      { name: 'probability', type: 'Float!', says: 'Its chance, from 0 to 1.' },
      { name: 'exact', type: 'Fraction', says: 'Its chance as a fraction, where asked for.' },
    ],
  });
  return declare({
    kind: 'object',
    name: `${types}Odds`,
    says: `The exact odds of ${procedure.id}.`,
    fields: [
      { name: 'procedure', type: 'String!', says: 'Id of the procedure, as in the catalogue.' },
      { name: 'edition', type: 'String!', says: 'Edition of the rules the odds were reckoned with.' },
      { name: 'outcomes', type: `[${chance}!]!`, says: 'Every possible outcome.' },
      ...summaryField(
        `${types}Expected`,
        'expected',
        'The mean of each number, over the outcomes in which it has a value.',
        expectedFields(procedure.outcome),
        declare,
      ),
      ...summaryField(
        `${types}Marginals`,
        'marginals',
        'The chances of each field by itself, ready to chart.',
        marginalFields(book, procedure.outcome, declare),
        declare,
      ),
    ],
  });
};

const summaryField = (
  type: string,
  name: string,
  says: string,
  fields: readonly GraphqlField[],
  declare: Declare,
): readonly GraphqlField[] =>
  fields.length === 0
    ? []
    : [{ name, says, type: `${declare({ kind: 'object', name: type, says, fields: unique(fields, type) })}!` }];

const isNumber = ({ shape }: Fact): boolean => shape.kind === 'count' || shape.kind === 'measure';

const expectedFields = (outcome: Facts): readonly GraphqlField[] =>
  singleFields(outcome)
    .filter(({ fact }) => isNumber(fact))
    .map(({ name, fact }) => ({
      name: dottedField(name),
      from: name,
      // A number within a group, or one that may be left out, may have a value in no outcome.
      type: fact.absent === null || name.includes('.') ? 'Float' : 'Float!',
      says: fact.says.en,
    }));

const marginalFields = (book: Book, outcome: Facts, declare: Declare): readonly GraphqlField[] =>
  singleFields(outcome).map(({ name, fact }) => ({
    name: dottedField(name),
    from: name,
    type: `[${probabilityType(book, fact, declare)}!]!`,
    says: fact.says.en,
  }));

const probabilityType = (book: Book, fact: Fact, declare: Declare): string => {
  const value = typeOf(book, fact, 'answered', declare);
  return fact.shape.kind === 'oneOf' ? declare(probabilityOf(`${value}Probability`, value)) : `${value}Probability`;
};

const sentField = (book: Book, name: string, fact: Fact, declare: Declare): GraphqlArgument => {
  const type = typeOf(book, fact, 'sent', declare);
  const says = fact.says.en + boundsOf(fact);
  if (fact.absent === undefined) return { name, type: `${type}!`, says };
  return fact.absent === null ? { name, type, says } : { name, type, says, absent: fact.absent };
};

const answeredFields = (book: Book, facts: Facts, declare: Declare): readonly GraphqlField[] =>
  Object.entries(facts).map(([name, fact]) => ({ name, type: answeredType(book, fact, declare), says: fact.says.en }));

const answeredType = (book: Book, fact: Fact, declare: Declare): string => {
  const type = typeOf(book, fact, 'answered', declare);
  return fact.absent === null ? type : `${type}!`;
};

/** GraphQL's Int has 32 bits. */
const fitsInt = ({ min, max }: { readonly min: number; readonly max: number }): boolean =>
  min >= -(2 ** 31) && max < 2 ** 31;

const typeOf = (book: Book, { shape }: Fact, direction: 'sent' | 'answered', declare: Declare): string => {
  switch (shape.kind) {
    case 'count':
      return fitsInt(shape) ? 'Int' : 'Float';
    case 'measure':
      return 'Float';
    case 'yesNo':
      return 'Boolean';
    case 'text':
      return 'String';
    case 'oneOf': {
      const { name, values, words } = shape.vocabulary;
      return declare(
        enumOf(schemaName(book.id, name), `A word of ${book.title.en}.`, values, value => words[value]?.en ?? value),
      );
    }
    case 'list':
      return `[${direction === 'sent' ? sentField(book, '', shape.of, declare).type : answeredType(book, shape.of, declare)}]`;
    case 'group': {
      const name = schemaName(book.id, shape.name);
      return direction === 'sent'
        ? declare({
            kind: 'input',
            name: `${name}Input`,
            says: `Facts of ${book.title.en} that belong together.`,
            fields: Object.entries(shape.facts).map(([fact, declared]) => sentField(book, fact, declared, declare)),
          })
        : declare({
            kind: 'object',
            name,
            says: `Facts of ${book.title.en} that belong together.`,
            fields: answeredFields(book, shape.facts, declare),
          });
    }
  }
};

/** What a fact may hold, where its type does not say it. */
const boundsOf = ({ shape }: Fact): string => {
  switch (shape.kind) {
    case 'count':
      return `: ${shape.min} to ${shape.max}.`;
    case 'measure':
      return `: ${shape.min} to ${shape.max}${shape.unit && ` ${shape.unit}`}.`;
    case 'text':
      return `: at most ${shape.longest} characters.`;
    case 'list':
      return `: ${shape.fewest} to ${shape.most} items.`;
    case 'oneOf':
    case 'yesNo':
    case 'group':
      return '.';
  }
};

/** The catalogue as the `rulesets` field answers it. */
export const graphqlCatalogue = (books: readonly Book[], language: Language) =>
  books.map(book => ({
    ...bookEntry(book, language),
    field: fieldName(book.id),
    chapters: book.chapters.map(chapter => ({
      area: chapter.area,
      title: chapter.title[language],
      procedures: chapter.procedures.map(procedure => ({
        ...procedureEntry(book, procedure, language),
        field: procedureField(procedure),
        oddsField: oddsField(procedure),
      })),
    })),
    rulings: rulingsOf(book).map(ruling => ({
      id: ruling.id,
      field: fieldName(ruling.id),
      cite: book.cite(ruling.rule, language),
      unclear: ruling.unclear[language],
      recommended: ruling.recommended,
      options: ruling.values.map(id => ({ id, text: ruling.options[id]?.[language] ?? id })),
    })),
  }));
