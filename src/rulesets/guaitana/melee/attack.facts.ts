import { group, type Declared, type Text } from '../../../core/index.js';
import { chanceOf, dice, figures, hits } from '../facts.js';
import { hitChanceFacts, impossibleFighter } from './hit-chance.facts.js';

const sideFacts = {
  figures: figures(
    'Tutti i soldatini dell’unità; per l’artiglieria i serventi',
    'All figures of the unit; for artillery the crew',
  ),
  ...hitChanceFacts,
};
const side = group({ it: 'Unità in mischia', en: 'Unit in melee' }, 'MeleeSide', sideFacts, {
  impossible: impossibleFighter,
});
export type MeleeSide = Declared<typeof sideFacts>;

const sideAs = (says: Text) => ({ ...side, says });

export const meleeAttackFacts = {
  first: sideAs({ it: 'Prima unità', en: 'First unit' }),
  second: sideAs({ it: 'Seconda unità', en: 'Second unit' }),
};

// prettier-ignore
export const meleeAttackOutcome = {
  chanceFirst:        chanceOf('La prima colpisce fino a questa faccia', 'The first hits up to this face'),
  diceFirst:          { ...dice, says: { it: 'Dadi della prima', en: 'Dice of the first' } },
  hitsFirst:          hits('Colpi della prima', 'Hits of the first'),
  chanceSecond:       chanceOf('La seconda colpisce fino a questa faccia', 'The second hits up to this face'),
  diceSecond:         { ...dice, says: { it: 'Dadi della seconda', en: 'Dice of the second' } },
  hitsSecond:         hits('Colpi della seconda', 'Hits of the second'),
  casualtiesOnFirst:  figures('Perdite della prima', 'Casualties of the first'),
  casualtiesOnSecond: figures('Perdite della seconda', 'Casualties of the second'),
};
