import { procedure } from '../../../core/index.js';
import { hardCoverTerm } from '../rulings.js';
import {
  coveredEnemyNotDisordered,
  disorderedEnemyFootnote,
  meleeCumulative,
  ownDisorderInCover,
  tiredAndSpent,
} from './melee.rulings.js';
import { meleeModifiers } from './melee.tables.js';
import { meleePercentageExamples } from './percentage.examples.js';
import { impossibleFighter, meleePercentageFacts, meleePercentageOutcome } from './percentage.facts.js';

export const meleePercentage = procedure({
  id: 'ordre-mixte.melee.percentage',
  title: { it: 'Percentuale di mischia di una parte', en: 'Melee percentage of one side' },
  rule: 'L38, L42–57',
  when: { it: 'Per ogni unità a contatto nelle fasi di mischia.', en: 'For each unit in contact in the melee phases.' },
  facts: meleePercentageFacts,
  impossible: impossibleFighter,
  outcome: meleePercentageOutcome,
  tables: [meleeModifiers],
  rulings: [
    disorderedEnemyFootnote,
    coveredEnemyNotDisordered,
    ownDisorderInCover,
    meleeCumulative,
    tiredAndSpent,
    hardCoverTerm,
  ],
  parts: {
    unit: { fills: { ownCover: 'cover', charging: 'chargeTargetIds' } },
    enemy: {
      fills: { enemyArm: 'arm', enemyFormation: 'formation', enemyDisordered: 'disordered', enemyCover: 'cover' },
    },
  },
  examples: meleePercentageExamples,

  adjudicate({ meleeBases }, { reckon, modify, atLeast }) {
    const start = reckon('L38', { it: 'Valore di partenza per basetta', en: 'Starting value per base' }, 10);
    const { total: perBase, rows: modifiers } = modify(start, meleeModifiers);
    const product = reckon(
      'L38',
      { it: 'Basette in mischia per valore', en: 'Bases in melee times value' },
      meleeBases * perBase,
    );
    const percentage = atLeast('L38', { it: 'Mai sotto zero', en: 'Never below zero' }, 0, product);
    return { perBase, percentage, modifiers };
  },

  inWords: ({ perBase, percentage }, { meleeBases }) => ({
    it: `Percentuale di mischia ${percentage}%: basette ${meleeBases}, da ${perBase} l’una.`,
    en: `Melee percentage ${percentage}%: bases ${meleeBases}, at ${perBase} each.`,
  }),
});
