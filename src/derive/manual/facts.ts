import type { Check, Fact, Facts, Language } from '../../core/index.js';
import { inWords, saysIn, shownNumber } from './values.js';
import { below, code, joined, mark, quiet, strong, way, type Block, type Line, type Piece } from './page.js';

/** Tables of facts: what is declared, and what is answered. */

/** A page may show a group as it is sent and as it is answered; each has an anchor of its own. */
type GroupKind = 'sent' | 'answered';

/** What a fact may look like, for a reader. */
export const allowed = (fact: Fact, language: Language, kind: GroupKind): Line => {
  const says = saysIn(language);
  const { shape } = fact;
  const number = (value: number) => shownNumber(value, language);
  switch (shape.kind) {
    case 'count':
      return [
        says(
          `intero da ${number(shape.min)} a ${number(shape.max)}`,
          `whole number from ${number(shape.min)} to ${number(shape.max)}`,
        ),
      ];
    case 'measure': {
      const unit = shape.unit === '' ? '' : ` ${shape.unit}`;
      return [
        says(
          `numero da ${number(shape.min)} a ${number(shape.max)}${unit}`,
          `number from ${number(shape.min)} to ${number(shape.max)}${unit}`,
        ),
      ];
    }
    case 'oneOf': {
      const { values, words } = shape.vocabulary;
      return joined(
        values.map((value): Line => {
          const word = words[value]?.[language] ?? value;
          return word === value ? [code(value)] : [`${word} `, code(value)];
        }),
        ' · ',
      );
    }
    case 'yesNo':
      return [says('sì ', 'yes '), code('true'), ' · no ', code('false')];
    case 'text':
      return [says(`testo, al massimo ${shape.longest} caratteri`, `text of at most ${shape.longest} characters`)];
    case 'list':
      return [
        says(`elenco da ${shape.fewest} a ${shape.most} voci: `, `list of ${shape.fewest} to ${shape.most} items: `),
        ...allowed(shape.of, language, kind),
      ];
    case 'group':
      return [way(`#${kind}-${shape.name}`, fact.says[language])];
  }
};

/** What holds when a fact is left out. */
const leftOut = (fact: Fact, language: Language): Piece => {
  const says = saysIn(language);
  if (fact.absent === undefined) return mark(says('obbligatorio', 'required'), 'needed');
  if (fact.absent === null) return quiet(says('facoltativo', 'optional'));
  return inWords(fact, fact.absent, language);
};

/** The facts that are declared, one a row, with those of their groups below. */
export const inputTables = (facts: Facts, checks: readonly Check[], language: Language): readonly Block[] => [
  inputTable(facts, checks, 'fact', language),
  ...groupsIn(facts).map(group => groupPanel(group, 'sent', language)),
];

const inputTable = (facts: Facts, checks: readonly Check[], anchor: string, language: Language): Block => {
  const says = saysIn(language);
  const conditions = (name: string): Line =>
    checks.filter(({ fact }) => fact === name).map(({ says }) => below(says[language]));
  return {
    kind: 'table',
    caption: [],
    columns: [
      { title: says('dato', 'fact') },
      { title: says('valori ammessi', 'what it may be') },
      { title: says('se manca', 'if left out') },
    ],
    rows: Object.entries(facts).map(([name, fact]) => ({
      id: `${anchor}-${name}`,
      cells: [
        [strong(fact.says[language]), ' ', code(name), ...conditions(name)],
        allowed(fact, language, 'sent'),
        [leftOut(fact, language)],
      ],
    })),
    stacks: true,
  };
};

/** The facts that are answered. */
export const outcomeTables = (facts: Facts, language: Language): readonly Block[] => [
  outcomeTable(facts, language),
  ...groupsIn(facts).map(group => groupPanel(group, 'answered', language)),
];

const outcomeTable = (facts: Facts, language: Language): Block => {
  const says = saysIn(language);
  return {
    kind: 'table',
    caption: [],
    columns: [{ title: says('dato', 'fact') }, { title: says('valori', 'values') }],
    rows: Object.entries(facts).map(([name, fact]) => ({
      cells: [
        [strong(fact.says[language]), ' ', code(name)],
        [...answeredValues(fact, language), ...nothingIn(fact, language)],
      ],
    })),
    stacks: true,
  };
};

/** When a field has no value. */
const nothingIn = (fact: Fact, language: Language): Line => {
  const says = saysIn(language);
  if (fact.aside === true) return [says(' · niente nelle probabilità', ' · nothing in odds')];
  return fact.absent === null ? [says(' · o niente', ' · or nothing')] : [];
};

/** Bounds that no game reaches say nothing to a reader. */
const farBound = 1000;

const answeredValues = (fact: Fact, language: Language): Line => {
  const { shape } = fact;
  const says = saysIn(language);
  if ((shape.kind === 'count' || shape.kind === 'measure') && Math.max(-shape.min, shape.max) >= farBound) {
    const unit = shape.kind === 'measure' && shape.unit !== '' ? ` (${shape.unit})` : '';
    return [shape.kind === 'count' ? says('numero intero', 'whole number') : says('numero', 'number') + unit];
  }
  if (shape.kind === 'text') return [says('testo', 'text')];
  if (shape.kind === 'list') return [says('elenco: ', 'list: '), ...answeredValues(shape.of, language)];
  return allowed(fact, language, 'answered');
};

interface Group {
  readonly name: string;
  /** What it is called wherever it is asked for. */
  readonly titles: readonly Fact['says'][];
  readonly facts: Facts;
  readonly checks: readonly Check[];
}

/** The groups that facts are made of, each once, outermost first. */
const groupsIn = (facts: Facts): readonly Group[] => {
  const found = new Map<string, Group>();
  const look = (fact: Fact): void => {
    const { shape } = fact;
    if (shape.kind === 'list') look(shape.of);
    if (shape.kind !== 'group') return;
    const known = found.get(shape.name);
    found.set(shape.name, {
      name: shape.name,
      titles: [...(known?.titles ?? []), fact.says],
      facts: shape.facts,
      checks: shape.checks,
    });
    if (known === undefined) Object.values(shape.facts).forEach(look);
  };
  Object.values(facts).forEach(look);
  return [...found.values()];
};

const groupPanel = ({ name, titles, facts, checks }: Group, kind: GroupKind, language: Language): Block => ({
  kind: 'panel',
  id: `${kind}-${name}`,
  title: [[...new Set(titles.map(title => title[language]))].join(' · ')],
  tone: 'plain',
  blocks: [kind === 'sent' ? inputTable(facts, checks, `fact-${name}`, language) : outcomeTable(facts, language)],
});
