import { procedure, remind } from '../../../core/index.js';
import { hitChanceCap, mixedTarget } from './fire.rulings.js';
import { baseChances, fireModifiers } from './fire.tables.js';
import { fireHitChanceExamples } from './hit-chance.examples.js';
import { fireHitChanceFacts, fireHitChanceOutcome } from './hit-chance.facts.js';

/** The highest face that may hit where a 6 always misses. */
const highestWhereSixMisses = 5;

export const fireHitChance = procedure({
  id: 'guaitana.fire.hit-chance',
  title: { it: 'Possibilità di colpire col tiro', en: 'Chance to hit by fire' },
  rule: 'Tiro, L186–205',
  when: { it: 'Per ogni tiro.', en: 'For each shot.' },
  facts: fireHitChanceFacts,
  outcome: fireHitChanceOutcome,
  tables: [baseChances, fireModifiers],
  rulings: [hitChanceCap, mixedTarget],
  examples: fireHitChanceExamples,

  adjudicate({ band }, umpire) {
    const { by, lookUp, modify, atLeast, atMost } = umpire;
    remind(umpire, mixedTarget);
    const { total: rawChance, rows } = modify(lookUp(baseChances, band), fireModifiers);
    const modifiers = rows.filter(({ value }) => value !== 0);
    if (rawChance <= 0) {
      const hopeless = {
        it: 'Si colpisce comunque con 1, con metà dei soldatini',
        en: 'A 1 hits all the same, with half the figures',
      };
      return { rawChance, chance: atLeast('Tiro, L205', hopeless, 1, rawChance), extraHalving: true, modifiers };
    }
    const sixMisses = rawChance > highestWhereSixMisses && by(hitChanceCap) === 'five';
    const capped = { it: 'Con 6 non si colpisce mai', en: 'A 6 always misses' };
    const chance = sixMisses ? atMost('Tiro, L186–203', capped, highestWhereSixMisses, rawChance) : rawChance;
    return { rawChance, chance, extraHalving: false, modifiers };
  },

  inWords: ({ chance, extraHalving }) => ({
    it: `Colpisce con ${chance >= 6 ? 'ogni dado' : chance === 1 ? '1' : `1–${chance}`}${extraHalving ? ', con metà dei soldatini' : ''}.`,
    en: `It hits on ${chance >= 6 ? 'every die' : chance === 1 ? '1' : `1–${chance}`}${extraHalving ? ', with half its figures' : ''}.`,
  }),
});
