import { count, flag, oneOf, optional, unlessDenied, usually, vocabulary, type Declared } from '../../../core/index.js';
import { dice, figures, ground, halvingsFrom, ownWeapon } from '../facts.js';
import { mostDice } from '../pool.js';
import { formationIn } from '../tables.js';
import { band, formation, type Formation } from '../vocabulary.js';

// prettier-ignore
export const squareShares = vocabulary('SquareShare', {
  single: { it: 'un solo bersaglio', en: 'a single target' },
  first:  { it: 'il primo di due', en: 'the first of two' },
  second: { it: 'il secondo di due', en: 'the second of two' },
});

// prettier-ignore
export const fireHalvingNames = vocabulary('FireHalving', {
  'mass-or-square':        { it: 'chi tira è in massa o in quadrato', en: 'the firer is in mass or square' },
  'long-or-extreme-range': { it: 'distanza lunga o estrema', en: 'long or extreme range' },
  'surprised':             { it: 'chi tira è sorpreso', en: 'the firer is surprised' },
  'chance-zero-or-less':   { it: 'possibilità a zero o meno', en: 'chance at zero or less' },
});

/** More weapons than any unit has. */
const mostWeapons = 20;

export const squareShare = usually(
  'single',
  oneOf(
    { it: 'Se un quadrato ha due bersagli, quale è questo', en: 'If a square has two targets, which this is' },
    squareShares,
  ),
);

/** Who fires and with what, as far as the number of dice goes. */
export const firingFacts = {
  figures: usually(0, figures('Soldatini con quell’arma', 'Figures with that weapon')),
  machineGuns: usually(0, count({ it: 'Mitragliatrici che funzionano', en: 'Machine guns that work' }, 0, mostWeapons)),
  cannons: usually(0, count({ it: 'Cannoni che funzionano', en: 'Cannon that work' }, 0, mostWeapons)),
  weapon: ownWeapon,
  firerFormation: usually('line', oneOf({ it: 'Formazione di chi tira', en: 'Formation of the firer' }, formation)),
  firerTerrain: optional({
    ...ground,
    says: { it: 'Terreno in cui sta chi tira', en: 'Ground where the firer stands' },
  }),
  surprised: flag(
    'Chi tira è sorpreso: ha mosso e poi è stato contattato',
    'The firer is surprised: it moved, then was touched',
  ),
  squareShare,
  includesCommander: unlessDenied('Tra i soldatini c’è il comandante vivo', 'A live commander is among the figures'),
};

export const firingFiguresFacts = {
  ...firingFacts,
  band: oneOf({ it: 'Distanza di tiro', en: 'Range band' }, band),
  extraHalving: flag('La possibilità di colpire è a zero o meno', 'The chance to hit is zero or less'),
};
export type FiringFigures = Declared<typeof firingFiguresFacts>;

/** The formation in which a unit fires: in a building, whatever it was, it is in mass. */
export const firesIn = ({
  firerFormation,
  firerTerrain,
}: Pick<FiringFigures, 'firerFormation' | 'firerTerrain'>): Formation => formationIn(firerFormation, firerTerrain);

/** Only a square has two targets. */
export const impossibleShare = {
  squareShare: {
    says: { it: 'Solo un quadrato può tirare su due bersagli.', en: 'Only a square can fire at two targets.' },
    when: (firing: Pick<FiringFigures, 'squareShare' | 'firerFormation' | 'firerTerrain'>) =>
      firing.squareShare !== 'single' && firesIn(firing) !== 'square',
  },
};

/** The facts that are fields of the unit that fires. */
export const filledByFirer = {
  figures: 'figures',
  machineGuns: 'machineGuns',
  cannons: 'cannons',
  weapon: 'weapon',
  surprised: 'surprised',
  includesCommander: 'commanderAlive',
};

export const firingFiguresOutcome = {
  points: count({ it: 'Soldatini e armi, prima di dimezzare', en: 'Figures and weapons, before halving' }, 0, mostDice),
  halvings: halvingsFrom(fireHalvingNames),
  dice,
};
