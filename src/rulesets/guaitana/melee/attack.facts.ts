import { flag, group, optional, usually, yesNo, type Declared, type Fact, type Text } from '../../../core/index.js';
import {
  capacityShare,
  chanceOf,
  dice,
  dismounted,
  figures,
  ground,
  hits,
  ownFormation,
  ownKind,
  ownWeapon,
} from '../facts.js';
import { hitChanceFacts } from './hit-chance.facts.js';
import { contradictsItsFraction, contradictsItsMove, deniesItsMove } from './moves.js';

/** A fact that the units themselves tell if nobody says it. */
const orByTheUnits = <V>(fact: Fact<V>): Fact<V | null> =>
  optional({
    ...fact,
    says: { it: `${fact.says.it}; se manca, secondo le unità`, en: `${fact.says.en}; if left out, as the units tell` },
  });

const sideFacts = {
  figures: figures(
    'Soldatini che combattono qui: tutti, se l’unità non è divisa tra più nemici; per l’artiglieria i serventi',
    'Figures that fight here: all, unless the unit is split between several enemies; for artillery the crew',
  ),
  ...hitChanceFacts,
  mountedLancers: orByTheUnits(hitChanceFacts.mountedLancers),
  movedFraction: optional(
    capacityShare('Parte della mossa spesa in questo turno', 'Share of the capacity spent this turn'),
  ),
  movedMoreThanHalf: orByTheUnits(hitChanceFacts.movedMoreThanHalf),
  stationary: orByTheUnits(hitChanceFacts.stationary),
  targetMovedMoreThanHalf: orByTheUnits(hitChanceFacts.targetMovedMoreThanHalf),
  targetFormation: orByTheUnits(hitChanceFacts.targetFormation),
  targetInClosedTerrain: orByTheUnits(hitChanceFacts.targetInClosedTerrain),
  targetInBuilding: orByTheUnits(hitChanceFacts.targetInBuilding),
  kind: optional(ownKind),
  dismounted,
  weapon: optional({ ...ownWeapon, says: { it: 'Arma dell’unità', en: 'Weapon of the unit' } }),
  formation: optional(ownFormation),
  terrain: optional({ ...ground, says: { it: 'Terreno in cui sta', en: 'Ground where it stands' } }),
  movedThisTurn: optional(yesNo({ it: 'Ha mosso in questo turno', en: 'It moved this turn' })),
  unitFigures: optional(
    figures(
      'Tutti i soldatini dell’unità, se qui ne combattono meno',
      'All figures of the unit, where fewer fight here',
    ),
  ),
  foughtThisTurn: flag('Ha già combattuto in questa fase', 'It has already fought in this phase'),
  meleeLosses: usually(
    0,
    figures('Perdite già segnate in questa fase di mischia', 'Losses already marked in this melee phase'),
  ),
};
const side = group({ it: 'Unità in mischia', en: 'Unit in melee' }, 'MeleeSide', sideFacts, {
  impossible: {
    stationary: {
      says: {
        it: 'Fermo o no, è il contrario di quanto si dice del suo movimento: togliere uno dei due.',
        en: 'Whether it is stationary contradicts what is said of its movement: leave one of them out.',
      },
      when: contradictsItsMove,
    },
    movedMoreThanHalf: {
      says: {
        it: 'La parte di mossa spesa dice il contrario: più di mezza mossa è più di 0,5.',
        en: 'The share of the capacity spent says the opposite: more than half is above 0.5.',
      },
      when: contradictsItsFraction,
    },
    movedFraction: {
      says: {
        it: 'Chi aveva mosso prima di essere contattato ha speso più di 0 della sua mossa.',
        en: 'A unit that moved before it was touched has spent more than 0 of its capacity.',
      },
      when: deniesItsMove,
    },
    unitFigures: {
      says: {
        it: 'L’unità ha meno soldatini di quelli che combattono, o di quelli già persi.',
        en: 'The unit has fewer figures than fight here, or than were lost already.',
      },
      when: ({ figures, unitFigures, meleeLosses }) =>
        (unitFigures !== null && unitFigures < figures) || meleeLosses > (unitFigures ?? figures),
    },
  },
});
export type MeleeSide = Declared<typeof sideFacts>;

/** The figures of the whole unit that still stand. */
export const standingIn = ({ figures, unitFigures, meleeLosses }: MeleeSide): number =>
  (unitFigures ?? figures) - meleeLosses;

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
