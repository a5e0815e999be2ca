import { atMost, howMany, procedure, remind, type Umpire } from '../../../core/index.js';
import { fall } from '../fall.js';
import { meleeAttackExamples } from './attack.examples.js';
import { meleeAttackFacts, meleeAttackOutcome, standingIn, type MeleeSide } from './attack.facts.js';
import { fighterAgainst } from './fighter.js';
import { fightingFigures } from './fighting-figures.procedure.js';
import { meleeHitChance } from './hit-chance.procedure.js';
import { contradictsTheEnemy } from './moves.js';
import { afterMelee } from './melee.rulings.js';
import { firstThrow, secondThrow } from './melee.tables.js';

type Role = 'first' | 'second';
type Verbs = Pick<Umpire, 'call' | 'effect' | 'owe'>;

const poolOf = (role: Role, side: MeleeSide, enemy: MeleeSide, { call }: Verbs) => {
  const { chance, extraHalving } = call(`hit-chance-${role}`, meleeHitChance, fighterAgainst(enemy, side), {
    reads: ['chance', 'extraHalving'],
  });
  const { figures, contactedFlankOrRear } = side;
  const { dice } = call(
    `figures-${role}`,
    fightingFigures,
    { figures, contactedFlankOrRear, extraHalving },
    { reads: ['dice'] },
  );
  return { chance, dice };
};

/** Who falls falls for both at once, at the end of the phase. */
const suffer = (role: Role, side: MeleeSide, casualties: number, umpire: Verbs): void => {
  const { effect, owe } = umpire;
  effect('Mischia, L256', role, 'foughtThisTurn', { to: true }, 'now');
  effect('Ordini, L114', role, 'foughtLastPhase', { to: true }, 'now');
  if (casualties > 0) {
    effect('Mischia, L227', role, 'lossesThisPhase', { by: casualties }, 'now');
    effect('Mischia, L227', role, 'meleeLosses', { by: casualties }, 'now');
    effect('Mischia, L227', role, 'figures', { by: -casualties }, 'end-of-phase');
  }
  if (casualties === standingIn(side)) {
    fall('Mischia, L227', role, side.kind, 'end-of-phase', umpire);
    return;
  }
  // However many it fights, there is one roll for its leader, and one test.
  if (casualties > 0 && side.meleeLosses === 0) owe('Mischia, L254', role, 'guaitana.casualty.leader', 'end-of-phase');
  if (!side.foughtThisTurn) owe('Mischia, L256', role, 'guaitana.morale.fought-melee', 'end-of-phase');
};

const contradiction = {
  it: 'Quanto ha mosso l’altra unità (targetMovedMoreThanHalf) è il contrario di quel che dice di sé: basta dirlo di lei.',
  en: 'How far the other unit moved (targetMovedMoreThanHalf) is the opposite of what it says of itself: say it there only.',
};

export const meleeAttack = procedure({
  id: 'guaitana.melee.attack',
  title: { it: 'Mischia', en: 'Melee' },
  rule: 'Mischia, L225–256',
  when: {
    it: 'Due unità nemiche sono a contatto: devono combattere.',
    en: 'Two enemy units are in contact: they must fight.',
  },
  facts: meleeAttackFacts,
  impossible: {
    first: { says: contradiction, when: ({ first, second }) => contradictsTheEnemy(first, second) },
    second: { says: contradiction, when: ({ first, second }) => contradictsTheEnemy(second, first) },
  },
  outcome: meleeAttackOutcome,
  throws: [firstThrow, secondThrow],
  rulings: [afterMelee],
  calls: [meleeHitChance, fightingFigures],
  parts: {
    first: { fills: { 'first.unitFigures': 'figures' } },
    second: { fills: { 'second.unitFigures': 'figures' } },
  },
  examples: meleeAttackExamples,

  adjudicate({ first, second }, umpire) {
    const { throwDice } = umpire;
    const ofFirst = poolOf('first', first, second, umpire);
    const ofSecond = poolOf('second', second, first, umpire);
    const hitsFirst = throwDice(firstThrow, ofFirst.dice, atMost(ofFirst.chance));
    const hitsSecond = throwDice(secondThrow, ofSecond.dice, atMost(ofSecond.chance));
    const casualtiesOnFirst = Math.min(hitsSecond, standingIn(first));
    const casualtiesOnSecond = Math.min(hitsFirst, standingIn(second));
    suffer('first', first, casualtiesOnFirst, umpire);
    suffer('second', second, casualtiesOnSecond, umpire);
    remind(umpire, afterMelee);
    return {
      chanceFirst: ofFirst.chance,
      diceFirst: ofFirst.dice,
      hitsFirst,
      chanceSecond: ofSecond.chance,
      diceSecond: ofSecond.dice,
      hitsSecond,
      casualtiesOnFirst,
      casualtiesOnSecond,
    };
  },

  inWords: ({ casualtiesOnFirst, casualtiesOnSecond }) => ({
    it: `La prima perde ${howMany(casualtiesOnFirst, 'soldatino', 'soldatini')}, la seconda ${casualtiesOnSecond}.`,
    en: `The first loses ${howMany(casualtiesOnFirst, 'figure', 'figures')}, the second ${casualtiesOnSecond}.`,
  }),
});
