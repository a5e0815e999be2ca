import { procedure } from '../../../core/index.js';
import { divisionsByGeneral } from '../parts.js';
import { divisionsExamples } from './divisions.examples.js';
import { divisionsFacts, divisionsOutcome, namedOnce } from './divisions.facts.js';
import { initiativeTiebreakModifier } from './initiative.rulings.js';
import { initiativeModifiers, initiativeThrow, tieThrow } from './initiative.tables.js';
import { ranking, type Scores, type Thrower } from './ranking.js';

/** A group of tied divisions, parted by their new scores, highest first. */
const parted = <T extends Thrower>(group: readonly T[], scores: Scores): readonly (readonly T[])[] =>
  [...new Set(group.map(({ id }) => scores[id] ?? 0))]
    .sort((a, b) => b - a)
    .map(score => group.filter(({ id }) => (scores[id] ?? 0) === score));

export const divisionInitiative = procedure({
  id: 'murat.initiative.divisions',
  title: { it: 'Ordine delle divisioni', en: 'Order of the divisions' },
  rule: '§2.3',
  when: { it: 'Nella fase dell’iniziativa, per entrambe le parti.', en: 'In the initiative phase, for both sides.' },
  facts: divisionsFacts,
  impossible: { divisions: namedOnce },
  outcome: divisionsOutcome,
  tables: [initiativeModifiers],
  throws: [initiativeThrow, tieThrow],
  rulings: [initiativeTiebreakModifier],
  parts: divisionsByGeneral,
  examples: divisionsExamples,

  adjudicate({ divisions }, { by, modifyPart, throwDice, reckon }) {
    const throwers = divisions.map(division => {
      const { total, rows } = modifyPart(0, initiativeModifiers, division);
      return { id: division.id, bonus: total, rows };
    });
    const bonus = (thrower: (typeof throwers)[number]): number => thrower.bonus;
    const tieBonus = (thrower: (typeof throwers)[number]): number =>
      thrower.bonus !== 0 && by(initiativeTiebreakModifier) === 'every-die' ? thrower.bonus : 0;
    const scores = new Map<string, number[]>(throwers.map(({ id }) => [id, []]));
    const keep = (thrown: Scores): Scores => {
      for (const [id, score] of Object.entries(thrown)) scores.get(id)?.push(score);
      return thrown;
    };
    const all = { throwers, groups: [throwers], bonus, tieBonus };
    let groups = parted(throwers, keep(throwDice(initiativeThrow, throwers.length, ranking(all))));
    while (groups.length < throwers.length) {
      const ties = groups.filter(group => group.length > 1);
      const tied = throwers.filter(thrower => ties.some(group => group.includes(thrower)));
      const again = { throwers: tied, groups: ties, bonus: tieBonus, tieBonus };
      const tieScores = keep(throwDice(tieThrow, tied.length, ranking(again)));
      groups = groups.flatMap(group => (group.length > 1 ? parted(group, tieScores) : [group]));
    }
    const order = groups.flat().map(({ id }) => id);
    reckon(
      '§2.3',
      { it: 'Le divisioni agiscono in quest’ordine', en: 'The divisions act in this order' },
      order.join(', '),
    );
    return {
      order,
      scores: throwers.map(({ id }) => ({ id, keys: scores.get(id) ?? [] })),
      modifiers: throwers.map(({ id, rows }) => ({ id, modifiers: rows })),
    };
  },

  inWords: ({ order }) => ({
    it: `Ordine di attivazione: ${order.join(', ')}.`,
    en: `Order of activation: ${order.join(', ')}.`,
  }),
});
