import { procedure } from '../../../core/index.js';
import { skirmisherTarget } from './fire.rulings.js';
import { skirmishersExamples } from './skirmishers.examples.js';
import { skirmishersFacts, skirmishersOutcome } from './skirmishers.facts.js';

export const skirmishers = procedure({
  id: 'murat.fire.skirmishers',
  title: { it: 'Efficacia degli schermagliatori', en: 'Effect of skirmishers' },
  rule: '§1.3, §2.8',
  when: {
    it: 'Moschetteria fra unità con o senza schermagliatori.',
    en: 'Musketry between units with or without skirmishers.',
  },
  facts: skirmishersFacts,
  outcome: skirmishersOutcome,
  rulings: [skirmisherTarget],
  examples: skirmishersExamples,

  adjudicate({ shooterSk, targetSk, openGround }, { by, reckon }) {
    if (!openGround) {
      const says = { it: 'Contano solo in terreno aperto', en: 'They count in open ground only' };
      return { reroll: reckon('§2.8', says, false) };
    }
    if (!shooterSk) {
      const says = { it: 'Chi spara non ne ha', en: 'The shooter has none' };
      return { reroll: reckon('§2.8', says, false) };
    }
    if (targetSk) {
      const says = { it: 'Quelli delle due parti si annullano', en: 'Those of the two sides cancel out' };
      return { reroll: reckon('§2.8', says, false) };
    }
    const { it, en } = skirmisherTarget.options[by(skirmisherTarget)];
    const says = { it: `Si ritira un dado fallito, ${it}`, en: `One missed die is thrown again, ${en}` };
    return { reroll: reckon('§2.8', says, true) };
  },

  inWords: ({ reroll }) =>
    reroll
      ? { it: 'Chi spara ritira un dado fallito.', en: 'The shooter throws one missed die again.' }
      : { it: 'Nessun dado da ritirare.', en: 'No die is thrown again.' },
});
