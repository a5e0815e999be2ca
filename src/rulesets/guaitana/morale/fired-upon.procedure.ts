import { procedure } from '../../../core/index.js';
import { testInWords } from './consequences.js';
import { moraleFiredUponExamples } from './fired-upon.examples.js';
import { moraleFiredUponFacts, moraleFiredUponOutcome } from './fired-upon.facts.js';
import { fireWithoutLoss } from './morale.rulings.js';
import { impossibleTested, testedParts, untested } from './test.facts.js';
import { moraleTest } from './test.procedure.js';

export const moraleFiredUpon = procedure({
  id: 'guaitana.morale.fired-upon',
  title: { it: 'Morale dopo il tiro', en: 'Morale after fire' },
  rule: 'Tiro, L223; Test di morale, L264',
  when: {
    it: 'Alla fine della fase di tiro, per ogni unità che ha subito il tiro nemico, con o senza perdite.',
    en: 'At the end of the fire phase, for every unit that was fired at, with or without losses.',
  },
  facts: moraleFiredUponFacts,
  impossible: {
    ...impossibleTested,
    casualties: {
      says: {
        it: 'Chi non ha subito tiri non ha perso nessuno per il tiro.',
        en: 'A unit not fired at lost nobody to fire.',
      },
      when: ({ wasFiredUpon, casualties }) => casualties > 0 && wasFiredUpon === false,
    },
  },
  outcome: moraleFiredUponOutcome,
  rulings: [fireWithoutLoss],
  calls: [moraleTest],
  parts: { unit: { fills: { ...testedParts.unit.fills, casualties: 'fireLosses' } } },
  examples: moraleFiredUponExamples,

  adjudicate({ wasFiredUpon, casualties, ...tested }, { by, reckon, call, effect }) {
    const due = reckon(
      'Tiro, L223',
      { it: 'Ha subito un tiro che obbliga al test', en: 'It was fired at, and must test' },
      wasFiredUpon && (casualties > 0 || by(fireWithoutLoss) === 'test-anyway'),
    );
    if (!due) return { due, ...untested(tested.order) };
    // However many shots it received, it tests once.
    effect('Tiro, L223', 'unit', 'wasFiredUpon', { to: false }, 'now');
    effect('Tiro, L223', 'unit', 'fireLosses', { to: 0 }, 'now');
    return { due, ...call('test', moraleTest, { occasion: 'fired-upon', ...tested }, { on: { unit: 'unit' } }) };
  },

  inWords: testInWords,
});
