import { procedure, sum, type Umpire } from '../../../core/index.js';
import { loseCommander } from '../fall.js';
import { lastFigure, leaderRollScope } from './casualty.rulings.js';
import { leaderDice, leaderThrow } from './casualty.tables.js';
import { casualtyLeaderExamples } from './leader.examples.js';
import { casualtyLeaderFacts, casualtyLeaderOutcome, lossesOf, type LeaderAtRisk } from './leader.facts.js';
import { totalBelow } from './leader-roll.js';

const bothPhases = 'Tiro, L209; Mischia, L254';

/** The losses that are rolled for one after the other: all at once, or shot by shot. */
const rolledFor = (facts: LeaderAtRisk, { by }: Pick<Umpire, 'by'>): readonly number[] =>
  facts.lossesPerAttack !== null && by(leaderRollScope) === 'per-attack'
    ? facts.lossesPerAttack.filter(losses => losses > 0)
    : [lossesOf(facts)];

/** One roll after the other, until he is lost. */
const rollFor = (
  { nation }: LeaderAtRisk,
  each: readonly number[],
  { lookUp, throwDice, reckon }: Pick<Umpire, 'lookUp' | 'throwDice' | 'reckon'>,
) => {
  const { dice, minus } = lookUp(leaderDice, nation);
  let value: number | null = null;
  for (const [i, losses] of each.entries()) {
    const isLast = i === each.length - 1;
    value = throwDice(leaderThrow, dice, isLast ? sum : totalBelow(losses + minus)) - minus;
    const says = { it: 'Il valore è sotto le perdite', en: 'The value is below the losses' };
    if (reckon(bothPhases, says, value < losses)) return { rolled: true, value, commanderLost: true };
  }
  return { rolled: true, value, commanderLost: false };
};

export const casualtyLeader = procedure({
  id: 'guaitana.casualty.leader',
  title: { it: 'Il comandante è tra i caduti?', en: 'Is the commander among the dead?' },
  rule: bothPhases,
  when: {
    it: 'Dopo il tiro o la mischia, per un’unità che ha avuto perdite e il cui comandante è vivo.',
    en: 'After fire or melee, for a unit that has taken losses and whose commander is alive.',
  },
  facts: casualtyLeaderFacts,
  needed: {
    losses: {
      says: { it: 'Servono le perdite, in tutto o tiro per tiro.', en: 'The losses are needed, in all or by shots.' },
      when: ({ lossesPerAttack }) => lossesPerAttack === null,
    },
    lossesPerAttack: {
      says: {
        it: 'Per il club si tira a ogni tiro subito: servono le perdite tiro per tiro.',
        en: 'This club rolls for every shot received: the losses by shots are needed.',
      },
      when: (_, by) => by(leaderRollScope) === 'per-attack',
    },
  },
  impossible: {
    lossesPerAttack: {
      says: { it: 'Le perdite tiro per tiro non danno il totale.', en: 'The losses by shots do not make the total.' },
      when: ({ losses, lossesPerAttack }) => {
        const byShots = lossesOf({ losses: null, lossesPerAttack });
        return lossesPerAttack !== null && losses !== null && (byShots < losses || byShots > losses);
      },
    },
  },
  outcome: casualtyLeaderOutcome,
  tables: [leaderDice],
  throws: [leaderThrow],
  rulings: [leaderRollScope, lastFigure],
  parts: { unit: { fills: { losses: 'lossesThisPhase' } } },
  examples: casualtyLeaderExamples,

  adjudicate(facts, umpire) {
    const { by, reckon, effect } = umpire;
    const { figuresBefore, commanderAlive } = facts;
    const losses = reckon(bothPhases, { it: 'Perdite della fase', en: 'Losses of the phase' }, lossesOf(facts));
    const unharmed = { rolled: false, value: null, commanderLost: false };
    if (losses === 0) return unharmed;
    effect(bothPhases, 'unit', 'lossesThisPhase', { to: 0 }, 'now');
    if (!commanderAlive) {
      reckon(bothPhases, { it: 'Il comandante era già caduto', en: 'The commander had fallen before' }, true);
      return unharmed;
    }
    const wipedOut = figuresBefore !== null && losses >= figuresBefore;
    const lostWithAll =
      wipedOut && reckon(lastFigure.rule, lastFigure.options[by(lastFigure)], by(lastFigure) === 'commander-dies-too');
    const found = lostWithAll
      ? { rolled: false, value: null, commanderLost: true }
      : rollFor(facts, rolledFor(facts, umpire), umpire);
    if (found.commanderLost) loseCommander(bothPhases, 'unit', facts.kind, 'now', umpire);
    return found;
  },

  inWords: ({ rolled, value, commanderLost }) => {
    if (!rolled)
      return commanderLost
        ? { it: 'L’unità è spazzata via, con il suo comandante.', en: 'The unit is wiped out, its commander with it.' }
        : { it: 'Per il comandante non si tira.', en: 'There is no roll for the commander.' };
    return commanderLost
      ? { it: `Con ${value} il comandante è tra i caduti.`, en: `On ${value} the commander is among the dead.` }
      : { it: `Con ${value} il comandante è salvo.`, en: `On ${value} the commander is safe.` };
  },
});
