import { howMany, procedure } from '../../../core/index.js';
import { aboveInitial } from '../facts.js';
import { lossThresholds, thirdLostMeasure } from '../rulings.js';
import { wearOf } from '../strength.js';
import { stateStrengthExamples } from './strength.examples.js';
import { stateStrengthFacts, stateStrengthOutcome } from './strength.facts.js';

export const stateStrength = procedure({
  id: 'murat.state.strength',
  title: { it: 'Un terzo perso, decimata, dissolta', en: 'A third lost, decimated, dissolved' },
  rule: '§1.8',
  when: { it: 'Dopo ogni perdita.', en: 'After every loss.' },
  facts: stateStrengthFacts,
  impossible: {
    fouCurrent: {
      says: aboveInitial,
      when: ({ fouInitial, fouCurrent }) => fouCurrent > fouInitial,
    },
  },
  outcome: stateStrengthOutcome,
  rulings: [lossThresholds, thirdLostMeasure],
  examples: stateStrengthExamples,

  adjudicate({ fouInitial, fouCurrent }, { by, reckon, effect }) {
    const wear = wearOf(fouInitial, fouCurrent, by);
    const lost = reckon('§1.8', { it: 'FoU perduta', en: 'FoU lost' }, wear.lost);
    const thirdLost = reckon('§2.4, §2.6', { it: 'Un terzo o più', en: 'A third or more' }, wear.thirdLost);
    const decimated = reckon('§1.8', { it: 'Due terzi o più', en: 'Two thirds or more' }, wear.decimated);
    // A decimated unit has a row of its own in the command test.
    if (thirdLost && !decimated) {
      const { it, en } = thirdLostMeasure.options[by(thirdLostMeasure)];
      reckon('§2.4', { it: `Nel test di comando: ${it}`, en: `In the command test: ${en}` }, true);
    }
    const dissolved = reckon('§1.8', { it: 'Tutta', en: 'All of it' }, wear.dissolved);
    if (dissolved) effect('§1.8', 'unit', 'dissolved', { to: true }, 'now');
    const holds = { it: 'Tiene un obiettivo', en: 'It holds an objective' };
    return { lost, thirdLost, decimated, dissolved, canHoldObjective: reckon('§1.8', holds, !decimated && !dissolved) };
  },

  inWords: ({ lost, thirdLost, decimated, dissolved }) => {
    const losses = { it: howMany(lost, 'perdita', 'perdite'), en: howMany(lost, 'loss', 'losses') };
    if (dissolved) return { it: `${losses.it}: l’unità è dissolta.`, en: `${losses.en}: the unit is dissolved.` };
    if (decimated) return { it: `${losses.it}: l’unità è decimata.`, en: `${losses.en}: the unit is decimated.` };
    return thirdLost
      ? { it: `${losses.it}: l’unità ha perso un terzo.`, en: `${losses.en}: the unit has lost a third.` }
      : { it: `${losses.it}: l’unità è ancora solida.`, en: `${losses.en}: the unit is still sound.` };
  },
});
