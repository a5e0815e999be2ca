import {
  rowsOf,
  type Answer,
  type Book,
  type Effect,
  type Example,
  type Facts,
  type Language,
  type Moment,
  type Outcome,
  type Procedure,
  type Step,
} from '../../core/index.js';
import { exampleAnswer, linksOf } from '../catalogue.js';
import { inWords, labelFinder, saysIn, shownModifier, shownNumber, stepValue, wordFinder } from './values.js';
import { cite, code, joined, list, mark, quiet, strong, table, way, type Block, type Item, type Line } from './page.js';

/** Answers as a reader meets them: worked examples, their reasoning, and what follows from them. */

/** Answers to all examples of a procedure, computed once. */
const computed = new WeakMap<Procedure, ReadonlyMap<Language, readonly Answer[]>>();

export const exampleAnswers = (book: Book, procedure: Procedure, language: Language): readonly Answer[] => {
  const known = computed.get(procedure);
  const answers = known?.get(language);
  if (answers !== undefined) return answers;
  const made = procedure.examples.map(example => exampleAnswer(book, procedure, example, language));
  computed.set(procedure, new Map([...(known ?? []), [language, made]]));
  return made;
};

/** Which procedures have a page, so that only they are pointed at. */
export type Known = (procedureId: string) => Procedure | undefined;

/** A way to the page of a procedure, or its id if it has none. */
export const procedureWay = (id: string, known: Known, language: Language): Line => {
  const procedure = known(id);
  return procedure === undefined ? [code(id)] : [way(linksOf(procedure).manual, procedure.title[language])];
};

/** One line of the reasoning, with those below it. */
const stepItem = (
  step: Step,
  answer: Answer,
  procedure: Procedure,
  book: Book,
  known: Known,
  language: Language,
): Item => {
  const says = saysIn(language);
  const number = (value: number) => shownNumber(value, language);
  const value = (of: Parameters<typeof stepValue>[0]) =>
    stepValue(of, wordFinder(book, procedure, language), labelFinder(book, procedure, language), language);
  const place: Line = [' ', cite(step.cite)];
  switch (step.kind) {
    case 'reckon':
      return { line: [step.text, ': ', strong(value(step.value)), ...place] };
    case 'limit':
      return step.from === step.value
        ? { line: [quiet(`${step.text}: ${says('resta', 'stays')} ${number(step.value)}`), ...place] }
        : { line: [step.text, ': ', number(step.from), ' → ', strong(number(step.value)), ...place] };
    case 'modifiers': {
      const applied = step.rows.filter(row => row.applied);
      const rest = step.rows.length - applied.length;
      return {
        line: [step.text, ': ', number(step.from), ' → ', strong(number(step.value)), ...place],
        items: [
          ...applied.map(row => ({
            line: [
              // A table of factors is known by its product, not by its sum.
              strong(shownModifier(row.value, isFactor(procedure, row.id), language)),
              ` ${row.text} `,
              cite(row.cite),
              ...(row.book === undefined
                ? []
                : [
                    ' ',
                    mark(
                      says(
                        `regola della casa: nel libro ${number(row.book)}`,
                        `house rule: ${number(row.book)} in the book`,
                      ),
                    ),
                  ]),
            ] satisfies Line,
          })),
          ...(rest > 0
            ? [
                {
                  line: [quiet(restOfRows(rest, applied.length > 0, language))],
                },
              ]
            : []),
        ],
      };
    }
    case 'table': {
      const key =
        typeof step.key === 'number' ? number(step.key) : (wordFinder(book, procedure, language)(step.key) ?? step.key);
      return { line: [step.text, ', ', key, ': ', strong(value(step.value)), ...place] };
    }
    case 'throw': {
      const thrown = answer.throws.filter(({ id }) => id === step.throw);
      const faces = thrown.flatMap(one => one.faces).join(', ');
      const [first] = thrown;
      const needs = first?.needs == null ? '' : ` ${first.needs}`;
      return {
        line: [
          mark(first === undefined ? says('dadi', 'dice') : `${first.count}D${first.sides}${needs}`, 'dice'),
          ` ${step.text}: `,
          faces === '' ? says('nessun dado', 'no die') : says(`segna ${faces}`, `shows ${faces}`),
          ' → ',
          strong(value(step.value)),
          ...place,
        ],
      };
    }
    case 'forbid':
      return { line: [mark(says('vietato', 'forbidden'), 'bad'), ' ', step.text, ...place] };
    case 'call': {
      const called = known(step.procedure);
      return {
        line: [...procedureWay(step.procedure, known, language), ...place],
        items:
          called === undefined ? [] : step.steps.map(inner => stepItem(inner, answer, called, book, known, language)),
      };
    }
  }
};

const restOfRows = (rest: number, others: boolean, language: Language): string => {
  const says = saysIn(language);
  if (rest === 1)
    return others
      ? says('un’altra riga non si applica', 'one other row does not apply')
      : says('la riga non si applica', 'the row does not apply');
  return others
    ? says(`altre ${rest} righe non si applicano`, `${rest} other rows do not apply`)
    : says(`nessuna delle ${rest} righe si applica`, `none of the ${rest} rows applies`);
};

const isFactor = (procedure: Procedure, row: string): boolean =>
  procedure.tables.some(one => one.kind === 'modifiers' && one.factor && one.rows.some(({ id }) => id === row));

/** The reasoning of an answer, line by line. */
export const reasoning = (
  answer: Answer,
  procedure: Procedure,
  book: Book,
  known: Known,
  language: Language,
): readonly Item[] => answer.steps.map(step => stepItem(step, answer, procedure, book, known, language));

/** Declared values, each with what it means; what is left at its default goes unsaid. */
const declared = (facts: Facts, given: { readonly [fact: string]: unknown }, language: Language): Line =>
  joined(
    Object.entries(facts)
      .filter(([name]) => given[name] !== undefined && given[name] !== null)
      .map(([name, fact]): Line => [`${fact.says[language]}: `, strong(inWords(fact, given[name], language))]),
    ' · ',
  );

const outcomeLine = (procedure: Procedure, outcome: Outcome, language: Language): Line =>
  joined(
    Object.entries(procedure.outcome)
      .filter(([name]) => outcome[name] !== null)
      .map(([name, fact]): Line => [
        `${fact.says[language]}: `,
        strong(rowsInWords(procedure, outcome[name], language) ?? inWords(fact, outcome[name], language)),
      ]),
    ' · ',
  );

interface AppliedRow {
  readonly id: string;
  readonly value: number;
}

const areRows = (value: unknown): value is readonly AppliedRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: Partial<AppliedRow>) => typeof one.id === 'string' && typeof one.value === 'number');

/** Rows that applied, by what they say; null if it is no list of rows that the procedure can reach. */
const rowsInWords = (procedure: Procedure, value: unknown, language: Language): string | null => {
  if (!areRows(value)) return null;
  const reachable = new Map(rowsOf(procedure).map(({ row, factor }) => [row.id, { row, factor }]));
  if (!value.every(({ id }) => reachable.has(id))) return null;
  return value
    .map(
      ({ id, value: worth }) =>
        `${reachable.get(id)?.row.says[language] ?? id} ${shownModifier(worth, reachable.get(id)?.factor === true, language)}`,
    )
    .join('; ');
};

/** A worked example, whole. */
export const examplePanel = (
  book: Book,
  procedure: Procedure,
  example: Example,
  answer: Answer,
  at: number,
  known: Known,
  language: Language,
): Block => {
  const says = saysIn(language);
  const { dice, rulings, house, fromTheBook, notAllowed } = example;
  // An example's facts are a record of some of the procedure's.
  const given = example.facts as { readonly [fact: string]: unknown };
  const pairs = [
    { term: [says('Si dichiara', 'Declared')], line: declared(procedure.facts, given, language) },
    ...(rulings
      ? [
          {
            term: [says('Il club legge', 'The club reads')],
            line: joined(
              Object.entries(rulings).map(([id, option]): Line => [code(id), ': ', code(option)]),
              ', ',
            ),
          },
        ]
      : []),
    ...(house
      ? [
          {
            term: [says('Regole della casa', 'House rules')],
            line: joined(
              Object.entries(house).map(([row, value]): Line => [
                code(row),
                ': ',
                strong(value === 'off' ? 'off' : shownNumber(value, language)),
              ]),
              ', ',
            ),
          },
        ]
      : []),
    ...(dice && dice.length > 0
      ? [{ term: [says('Dadi', 'Dice')], line: [mark(dice.join(', '), 'dice')] satisfies Line }]
      : []),
    { term: [says('Risposta', 'Answer')], line: [strong(answer.summary)] },
    ...(answer.outcome === null
      ? []
      : [{ term: [says('Esito', 'Outcome')], line: outcomeLine(procedure, answer.outcome, language) }]),
  ];
  return {
    kind: 'panel',
    id: `example-${at + 1}`,
    title: [
      example.says[language],
      ...(fromTheBook === undefined
        ? []
        : [' ', mark(says(`dal libro, ${fromTheBook}`, `from the book, ${fromTheBook}`), 'good')]),
      ...(notAllowed ? [' ', mark(says('non ammesso', 'not allowed'), 'bad')] : []),
    ],
    tone: notAllowed ? 'bad' : 'plain',
    blocks: [
      { kind: 'pairs', pairs },
      ...(answer.steps.length > 0
        ? [
            {
              kind: 'fold',
              title: [says('Perché: il ragionamento passo per passo', 'Why: the reasoning, step by step')],
              blocks: [{ kind: 'list', ordered: true, items: reasoning(answer, procedure, book, known, language) }],
            } satisfies Block,
          ]
        : []),
    ],
  };
};

const momentWords: { readonly [M in Moment]: { readonly it: string; readonly en: string } } = {
  now: { it: 'subito', en: 'at once' },
  'end-of-phase': { it: 'a fine fase', en: 'at the end of the phase' },
  'next-turn': { it: 'dal turno dopo', en: 'from the next turn' },
};

/** What the outcomes change, as seen in the worked examples: on whom, what, how and when. */
export const effectsTable = (book: Book, procedure: Procedure, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const label = labelFinder(book, procedure, language);
  const unit = book.unit.shape.kind === 'group' ? book.unit.shape.facts : {};
  const how = (effect: Effect): Line => {
    if (effect.owes !== undefined)
      return [says('ora si deve giocare: ', 'now to be played: '), ...procedureWay(effect.owes, known, language)];
    const field = effect.field ?? '';
    const name: Line = [unit[field]?.says[language] ?? label(field) ?? field, ' (', code(field), '): '];
    if (effect.by !== undefined) return [...name, effect.by < 0 ? says('in meno', 'down') : says('in più', 'up')];
    if (effect.with !== undefined) return [...name, says('si aggiunge ', 'joined by '), code(effect.with)];
    if (effect.without !== undefined) return [...name, says('si toglie ', 'left by '), code(effect.without)];
    const fact = unit[field];
    const to = effect.to ?? null;
    return [...name, '→ ', strong(fact === undefined ? String(to) : inWords(fact, to, language))];
  };
  const seen = new Map<
    string,
    { readonly on: string; readonly line: Line; readonly when: Set<string>; readonly cites: Set<string> }
  >();
  for (const { effects } of exampleAnswers(book, procedure, language)) {
    for (const effect of effects) {
      const line = how(effect);
      const key = JSON.stringify([effect.on, line]);
      const known = seen.get(key) ?? { on: effect.on, line, when: new Set(), cites: new Set() };
      known.when.add(momentWords[effect.when][language]);
      known.cites.add(effect.cite);
      seen.set(key, known);
    }
  }
  return table(
    [],
    [
      { title: says('su chi', 'on whom') },
      { title: says('che cosa succede', 'what happens') },
      { title: says('quando', 'when') },
      { title: says('paragrafo', 'paragraph'), lesser: true },
    ],
    [...seen.values()].map(({ on, line, when, cites }) => [
      [code(on)],
      line,
      [[...when].join(says(' o ', ' or '))],
      [cite([...cites].join(', '))],
    ]),
  );
};

interface FlowStep {
  readonly key: string;
  readonly line: Line;
}

/** The way a procedure goes, put together from the reasoning of all its worked examples. */
export const flow = (book: Book, procedure: Procedure, known: Known, language: Language): readonly Block[] => {
  const says = saysIn(language);
  const answers = exampleAnswers(book, procedure, language);
  const walks = answers
    .filter(({ status }) => status === 'resolved')
    .map(({ steps }) => numbered(steps.map(step => flowStep(step, known, language))));
  const order: FlowStep[] = [];
  for (const walk of walks) {
    walk.forEach((step, i) => {
      if (order.some(({ key }) => key === step.key)) return;
      // Before the next step that is already known, or else last.
      const next = walk.slice(i + 1).find(({ key }) => order.some(known => known.key === key));
      const at = next === undefined ? order.length : order.findIndex(({ key }) => key === next.key);
      order.splice(at, 0, step);
    });
  }
  const always = (key: string): boolean => walks.every(walk => walk.some(step => step.key === key));
  const forbidden = new Map<string, Line>();
  for (const { steps } of answers) {
    for (const step of steps) if (step.kind === 'forbid') forbidden.set(step.value, [step.text, ' ', cite(step.cite)]);
  }
  return [
    ...list(
      order.map(({ key, line }): Line =>
        always(key) ? line : [...line, ' ', mark(says('secondo il caso', 'depending on the case'))],
      ),
      true,
    ),
    ...(forbidden.size === 0
      ? []
      : [
          {
            kind: 'paragraph',
            line: [strong(says('Quando le regole lo vietano:', 'When the rules forbid it:'))],
          } satisfies Block,
          ...list([...forbidden.values()]),
        ]),
  ];
};

/** The same step taken again is another step of the way. */
const numbered = (steps: readonly FlowStep[]): readonly FlowStep[] =>
  steps.map((step, i) => ({
    ...step,
    key: `${step.key} ${steps.slice(0, i).filter(({ key }) => key === step.key).length}`,
  }));

const flowStep = (step: Step, known: Known, language: Language): FlowStep => {
  const place: Line = [' ', cite(step.cite)];
  switch (step.kind) {
    case 'call':
      return {
        key: `call ${step.procedure}`,
        line: ['→ ', ...procedureWay(step.procedure, known, language), ...place],
      };
    case 'throw':
      return {
        key: `throw ${step.text}`,
        line: [mark(saysIn(language)('dadi', 'dice'), 'dice'), ' ', step.text, ...place],
      };
    case 'modifiers':
    case 'table':
      return { key: `${step.kind} ${step.text}`, line: [way('#tables', step.text), ...place] };
    case 'reckon':
    case 'limit':
    case 'forbid':
      return { key: `${step.kind} ${step.text}`, line: [step.text, ...place] };
  }
};
