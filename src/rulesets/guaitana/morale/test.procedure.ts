import { atMost, procedure, remind } from '../../../core/index.js';
import { ammunitionWithReserve, reserveOwner } from '../rulings.js';
import { distances } from '../tables.js';
import { carryOut, testInWords } from './consequences.js';
import { friendKind, hiddenEnemiesCount, lossThresholds, noEnemy } from './morale.rulings.js';
import { baseChance, moraleModifiers, moraleThrow, occasionRules, ordersAfterTest } from './morale.tables.js';
import { moraleTestExamples } from './test.examples.js';
import { impossibleTested, moraleTestFacts, moraleTestOutcome, testedParts } from './test.facts.js';

export const moraleTest = procedure({
  id: 'guaitana.morale.test',
  title: { it: 'Test di morale', en: 'Morale test' },
  rule: 'Test di morale, L258–293',
  when: {
    it: 'In una delle cinque occasioni del libro; ciascuna ha la sua pagina.',
    en: 'On one of the five occasions of the book; each has a page of its own.',
  },
  facts: moraleTestFacts,
  impossible: {
    ...impossibleTested,
    occasion: {
      says: {
        it: 'Si ferma chi è in ritirata, passa all’attacco chi è in difesa (L262–263).',
        en: 'Only a retreating unit rallies, and only one in defence goes over to the attack (L262–263).',
      },
      when: ({ occasion, order }) =>
        (occasion === 'rally' && order !== 'retreat') || (occasion === 'attack-initiative' && order !== 'defence'),
    },
  },
  outcome: moraleTestOutcome,
  tables: [moraleModifiers, distances, ordersAfterTest],
  throws: [moraleThrow],
  rulings: [lossThresholds, noEnemy, hiddenEnemiesCount, friendKind, ammunitionWithReserve, reserveOwner],
  parts: testedParts,
  examples: moraleTestExamples,

  adjudicate(facts, umpire) {
    const { occasion, order } = facts;
    const { reckon, modify, atLeast, throwDice, lookUp } = umpire;
    remind(umpire, hiddenEnemiesCount);
    remind(umpire, friendKind);
    remind(umpire, ammunitionWithReserve);
    const base = reckon('Test di morale, L273', { it: 'Riesce con 1–4', en: 'It succeeds on 1–4' }, baseChance);
    const { total: rawChance, rows } = modify(base, moraleModifiers);
    const never = { it: 'Un 1 riesce comunque', en: 'A 1 succeeds all the same' };
    const chance = rawChance < 1 ? atLeast('Test di morale, L293', never, 1, rawChance) : rawChance;
    const passed = throwDice(moraleThrow, 1, atMost(chance)) === 1;
    const after = lookUp(ordersAfterTest, occasion);
    const orderAfter = passed ? (after.passed ?? order) : after.failed;
    const already = { it: 'Era già in ritirata: è eliminata', en: 'It was in retreat already: it is eliminated' };
    const eliminated =
      !passed && occasion === 'end-of-turn' && order === 'retreat' && reckon(occasionRules[occasion], already, true);
    carryOut(occasionRules[occasion], facts, { orderAfter, eliminated }, umpire);
    const modifiers = rows.filter(({ value }) => value !== 0);
    return { rawChance, chance, modifiers, passed, orderAfter, eliminated };
  },

  inWords: testInWords,
});
