import type { Book, Language, Scenario } from '../core/index.js';
import { orderOfBattleCsv } from './order-of-battle.js';

/** The scenarios of a book as the API shows them: pure functions of its title page. */

const pathOf = (book: Book, scenario: Scenario): string => `/v1/rulesets/${book.id}/scenarios/${scenario.id}`;

export const scenarioEntry = (book: Book, scenario: Scenario, language: Language) => ({
  id: scenario.id,
  title: scenario.title[language],
  date: scenario.date,
  place: scenario.place[language],
  turns: scenario.turns,
  cite: book.cite(scenario.rule, language),
  units: scenario.orderOfBattle.length,
  links: {
    self: pathOf(book, scenario),
    orderOfBattle: `${pathOf(book, scenario)}/order-of-battle.csv`,
  },
});

export const scenarioPage = (book: Book, scenario: Scenario, language: Language) => ({
  ...scenarioEntry(book, scenario, language),
  startsAt: scenario.startsAt,
  table: scenario.table,
  sides: scenario.sides.map(({ id, says, army, commander, orders }) => ({
    id,
    title: says[language],
    army: army[language],
    commander,
    orders: orders[language],
  })),
  deploysFirst: scenario.deploysFirst,
  zones: Object.entries(scenario.zones).map(([id, says]) => ({ id, text: says[language] })),
  objectives: scenario.objectives.map(({ id, says }) => ({ id, text: says[language] })),
  specialRules: scenario.specialRules.map(({ id, rule, says, fixes }) => ({
    id,
    cite: book.cite(rule, language),
    text: says[language],
    fixes: fixes ?? {},
  })),
  procedures: scenario.procedures,
  units: scenario.orderOfBattle.map(({ says, unit, printed, zone }) => ({
    name: says[language],
    zone,
    unit,
    printed,
  })),
  leftOpen: scenario.leftOpen.map(says => says[language]),
  sources: scenario.sources,
});

/** The order of battle as a spreadsheet opens it: the unit's own fields, then what the roster prints beside them. */
export const scenarioCsv = (book: Book, scenario: Scenario, language: Language): string =>
  orderOfBattleCsv(
    book.unit,
    scenario.orderOfBattle.map(({ says, unit, printed, zone }) => ({
      ...unit,
      name: says[language],
      ...printed,
      zone,
    })),
  );
