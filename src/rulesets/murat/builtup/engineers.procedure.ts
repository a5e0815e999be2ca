import { procedure } from '../../../core/index.js';
import { engineerLoss } from '../rulings.js';
import { coverClass as covers } from '../vocabulary.js';
import { coverSteps, engineersModifiers } from './builtup.tables.js';
import { builtupEngineersExamples } from './engineers.examples.js';
import { builtupEngineersFacts, builtupEngineersOutcome } from './engineers.facts.js';

export const builtupEngineers = procedure({
  id: 'murat.builtup.engineers',
  title: { it: 'Genieri in un assalto', en: 'Engineers in an assault' },
  rule: '§2.14',
  when: {
    it: 'Lo scenario dà i genieri e questi partecipano a un assalto alle case.',
    en: 'The scenario gives engineers, and they join an assault on buildings.',
  },
  facts: builtupEngineersFacts,
  outcome: builtupEngineersOutcome,
  tables: [engineersModifiers, coverSteps],
  rulings: [engineerLoss],
  examples: builtupEngineersExamples,

  adjudicate({ coverClass, attackerLosses }, { by, modify, lookUpBand, reckon }) {
    const { total, rows } = modify(covers.values.indexOf(coverClass), engineersModifiers);
    const effectiveCover = lookUpBand(coverSteps, total);
    const engineersEliminated = reckon(
      '§2.14',
      { it: 'I genieri cadono con la prima perdita', en: 'The engineers go with the first loss' },
      attackerLosses > 0,
    );
    const left =
      engineersEliminated && by(engineerLoss) === 'absorb-one'
        ? reckon('§2.14', { it: 'Ne assorbono una', en: 'They absorb one' }, attackerLosses - 1)
        : attackerLosses;
    return {
      effectiveCover,
      engineersEliminated,
      attackerLosses: left,
      modifiers: rows.filter(({ value }) => value !== 0),
    };
  },

  inWords: ({ effectiveCover, engineersEliminated }) => {
    const { it, en } = covers.words[effectiveCover];
    return engineersEliminated
      ? { it: `Copertura: ${it}; i genieri sono eliminati.`, en: `Cover: ${en}; the engineers are eliminated.` }
      : { it: `Copertura: ${it}; i genieri restano.`, en: `Cover: ${en}; the engineers stay.` };
  },
});
