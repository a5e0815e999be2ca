import { procedure } from '../../../core/index.js';
import { hitChanceExamples } from './hit-chance.examples.js';
import { hitChanceFacts, hitChanceOutcome, impossibleFighter } from './hit-chance.facts.js';
import { lancersAgainstEveryone } from './melee.rulings.js';
import { baseChance, hitModifiers } from './melee.tables.js';

export const meleeHitChance = procedure({
  id: 'guaitana.melee.hit-chance',
  title: { it: 'Possibilità di colpire in mischia', en: 'Chance to hit in melee' },
  rule: 'Mischia, L233–252',
  when: { it: 'Per ogni unità a contatto.', en: 'For each unit in contact.' },
  facts: hitChanceFacts,
  impossible: impossibleFighter,
  outcome: hitChanceOutcome,
  tables: [hitModifiers],
  rulings: [lancersAgainstEveryone],
  examples: hitChanceExamples,

  adjudicate(_, { reckon, modify, atLeast }) {
    const base = reckon('Mischia, L236', { it: 'Si colpisce con 1 o 2', en: 'A 1 or 2 hits' }, baseChance);
    const { total: rawChance, rows } = modify(base, hitModifiers);
    const hopeless = {
      it: 'Si colpisce comunque con 1, con metà dei soldatini',
      en: 'A 1 hits all the same, with half the figures',
    };
    const extraHalving = rawChance <= 0;
    const chance = extraHalving ? atLeast('Mischia, L252', hopeless, 1, rawChance) : rawChance;
    return { rawChance, chance, extraHalving, modifiers: rows.filter(({ value }) => value !== 0) };
  },

  inWords: ({ chance, extraHalving }) => ({
    it: `Colpisce con ${chance >= 6 ? 'ogni dado' : chance === 1 ? '1' : `1–${chance}`}${extraHalving ? ', con metà dei soldatini' : ''}.`,
    en: `It hits on ${chance >= 6 ? 'every die' : chance === 1 ? '1' : `1–${chance}`}${extraHalving ? ', with half its figures' : ''}.`,
  }),
});
