import { flag, vocabulary, type Declared } from '../../../core/index.js';
import { contactedFlankOrRear, dice, figures, halvingsFrom } from '../facts.js';

// prettier-ignore
export const meleeHalvingNames = vocabulary('MeleeHalving', {
  'flank-or-rear-half':  { it: 'contattata sul fianco o alle spalle', en: 'touched in flank or rear' },
  'chance-zero-or-less': { it: 'possibilità a zero o meno', en: 'chance at zero or less' },
});

export const fightingFiguresFacts = {
  figures: figures(
    'Tutti i soldatini dell’unità; per l’artiglieria i serventi',
    'All figures of the unit; for artillery the crew',
  ),
  contactedFlankOrRear,
  extraHalving: flag('La possibilità di colpire è a zero o meno', 'The chance to hit is zero or less'),
};
export type FightingFigures = Declared<typeof fightingFiguresFacts>;

export const fightingFiguresOutcome = { halvings: halvingsFrom(meleeHalvingNames), dice };
