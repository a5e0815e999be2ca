import { procedure, refusal, refuseFirst } from '../../../core/index.js';
import { leaderlessAttack } from '../rulings.js';
import { moraleAttackInitiativeExamples } from './attack-initiative.examples.js';
import { moraleAttackInitiativeFacts, moraleAttackInitiativeOutcome } from './attack-initiative.facts.js';
import { testInWords } from './consequences.js';
import { attackInitiativeReasons } from './morale.reasons.js';
import { impossibleTested, testedParts, untested } from './test.facts.js';
import { moraleTest } from './test.procedure.js';

export const moraleAttackInitiative = procedure({
  id: 'guaitana.morale.attack-initiative',
  title: { it: 'Dalla difesa all’attacco', en: 'From defence to attack' },
  rule: 'Ordini, L119; Test di morale, L263',
  when: {
    it: 'Nella fase di ordini, se lo si vuole: un’unità in difesa che vede un nemico, con il comandante vivo.',
    en: 'In the orders phase, at will: a unit in defence that sees an enemy and whose commander lives.',
  },
  facts: moraleAttackInitiativeFacts,
  impossible: impossibleTested,
  outcome: moraleAttackInitiativeOutcome,
  rulings: [leaderlessAttack],
  calls: [moraleTest],
  parts: testedParts,
  examples: moraleAttackInitiativeExamples,

  adjudicate({ enemySighted, ...tested }, { by, forbid, call }) {
    const { order, commanderAlive } = tested;
    const reason = refuseFirst(forbid, attackInitiativeReasons, [
      order !== 'defence' && ['not-in-defence', 'Test di morale, L263'],
      !enemySighted && ['no-enemy-sighted', 'Test di morale, L263'],
      !commanderAlive && by(leaderlessAttack) === 'commander-needed' && ['commander-eliminated', 'Ordini, L123'],
    ]);
    if (reason !== null) return { allowed: false, reason, ...untested(order) };
    const test = call('test', moraleTest, { occasion: 'attack-initiative', ...tested }, { on: { unit: 'unit' } });
    return { allowed: true, reason, ...test };
  },

  inWords: ({ reason, ...outcome }) => {
    const no = { it: 'Non può passare all’attacco', en: 'It cannot go over to the attack' };
    return reason === null ? testInWords(outcome) : refusal(attackInitiativeReasons, reason, no);
  },
});
