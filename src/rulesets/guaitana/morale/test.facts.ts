import {
  appliedModifiers,
  flag,
  group,
  list,
  oneOf,
  optional,
  usually,
  vocabulary,
  yesNo,
  type By,
  type Declared,
} from '../../../core/index.js';
import {
  chanceOf,
  cm,
  commanderAlive,
  contactedFlankOrRear,
  dismounted,
  figures,
  figureScale,
  ground,
  hasMule,
  originalFigures,
  ownFormation,
  ownKind,
  ownOrder,
  ownQuality,
  ownSide,
  ownWeapon,
  rawChance,
  shotsFired,
  toScale,
} from '../facts.js';
import { distances } from '../tables.js';
import { order } from '../vocabulary.js';
import { noEnemy } from './morale.rulings.js';

// prettier-ignore
export const occasion = vocabulary('MoraleOccasion', {
  'rally':             { it: 'per fermarsi in difesa', en: 'to rally into defence' },
  'attack-initiative': { it: 'per passare all’attacco', en: 'to go over to the attack' },
  'fired-upon':        { it: 'dopo il tiro subito', en: 'after being fired at' },
  'fought-melee':      { it: 'dopo la mischia', en: 'after melee' },
  'end-of-turn':       { it: 'a fine turno', en: 'at the end of the turn' },
});

/** As many enemies as a table holds. */
const mostEnemies = 100;

/** What the test looks at, on whatever occasion. */
export const testedFacts = {
  order: ownOrder,
  quality: ownQuality,
  originalFigures,
  figuresLost: optional(
    figures(
      'Soldatini eliminati finora; se manca, quelli che mancano ai presenti, o nessuno',
      'Figures eliminated so far; if left out, those missing from the ones present, or none',
    ),
  ),
  figures: optional(figures('Soldatini presenti, invece delle perdite', 'Figures present, instead of the losses')),
  commanderAlive,
  cincDistanceCm: optional(cm('Distanza dal comandante in capo', 'Distance from the commander-in-chief')),
  friendDistanceCm: optional(
    cm('Distanza dall’amico più vicino non in ritirata', 'Distance from the nearest friend not in retreat'),
  ),
  noEnemySeenOrWithin60: optional(
    yesNo({
      it: 'Nessun nemico in vista o entro 60 cm; se manca lo dicono i nemici elencati, altrimenti no',
      en: 'No enemy in sight or within 60 cm; if left out the listed enemies tell, else it is not so',
    }),
  ),
  enemies: optional(
    list(
      { it: 'Nemici: quanto lontani e se si vedono', en: 'Enemies: how far, and whether in sight' },
      group({ it: 'Nemico', en: 'Enemy' }, 'MoraleEnemy', {
        distanceCm: cm('Distanza', 'Distance'),
        visible: yesNo({ it: 'È in vista', en: 'It is in sight' }),
      }),
      0,
      mostEnemies,
    ),
  ),
  formation: usually('none', ownFormation),
  inClosedTerrain: optional(
    yesNo({
      it: 'È in terreno chiuso per lei; se manca, secondo il tipo di unità e il terreno',
      en: 'It stands in ground that is closed for it; if left out, by the type of unit and the ground',
    }),
  ),
  contactedFlankOrRear,
  outOfAmmunition: optional(
    yesNo({
      it: 'È senza munizioni, mai chi ha solo giavellotti o lance; se manca, secondo l’arma e i tiri fatti',
      en: 'It is out of ammunition, never with javelins or lances only; if left out, by its weapon and shots',
    }),
  ),
  ownBaggageDestroyed: flag('Il suo esercito ha perso i carriaggi', 'Its army has lost its baggage'),
  kind: optional(ownKind),
  dismounted,
  terrain: optional({ ...ground, says: { it: 'Terreno in cui sta', en: 'Ground where it stands' } }),
  weapon: optional({ ...ownWeapon, says: { it: 'Arma dell’unità', en: 'Weapon of the unit' } }),
  shotsFired,
  hasMule,
  nation: optional({ ...ownSide, says: { it: 'Italiani o nativi', en: 'Italian or native' } }),
  figureScale,
};
export type Tested = Declared<typeof testedFacts>;

/** What a stored unit knows of it, beyond the facts that bear the names of its fields. */
export const testedParts = { unit: { fills: { ownBaggageDestroyed: 'baggageDestroyed' } } };

export const moraleTestFacts = {
  occasion: oneOf({ it: 'Perché si fa il test', en: 'Why the test is taken' }, occasion),
  ...testedFacts,
};

type Strength = Pick<Tested, 'originalFigures' | 'figuresLost' | 'figures'>;

/** Figures eliminated so far, however they were told. */
export const lostOf = ({ originalFigures, figuresLost, figures }: Strength): number =>
  figuresLost ?? (figures === null ? 0 : originalFigures - figures);

export const isOverHalfLost = (unit: Strength): boolean => 2 * lostOf(unit) > unit.originalFigures;

/** Whether no listed enemy troubles the unit. */
const isFreeOf = (
  enemies: NonNullable<Tested['enemies']>,
  { figureScale }: Pick<Tested, 'figureScale'>,
  by: By,
): boolean => {
  const isNear = (distanceCm: number) => distanceCm <= toScale(distances.entries['no-enemy-within'], figureScale);
  const onlySeenAndNear = by(noEnemy) === 'none-seen-within-60';
  return !enemies.some(({ distanceCm, visible }) =>
    onlySeenAndNear ? visible && isNear(distanceCm) : visible || isNear(distanceCm),
  );
};

/** Whether no enemy is in sight or near, as it was said or as the listed enemies tell. */
export const seesNoEnemy = (facts: Tested, by: By): boolean =>
  facts.enemies === null ? facts.noEnemySeenOrWithin60 === true : isFreeOf(facts.enemies, facts, by);

/** What cannot hold together. */
export const impossibleTested = {
  figuresLost: {
    says: {
      it: 'Le perdite non tornano con i soldatini iniziali e presenti.',
      en: 'The losses do not agree with the figures at the start and present.',
    },
    when: ({ originalFigures, figuresLost, figures }: Tested) =>
      figuresLost !== null &&
      (figuresLost > originalFigures || (figures !== null && figures + figuresLost < originalFigures)),
  },
  figures: {
    says: {
      it: 'Presenti e perduti superano i soldatini iniziali.',
      en: 'Those present and those lost are more than the figures at the start.',
    },
    when: ({ originalFigures, figuresLost, figures }: Tested) =>
      figures !== null && figures + (figuresLost ?? 0) > originalFigures,
  },
  outOfAmmunition: {
    says: {
      it: 'Chi ha solo giavellotti o lance non è mai senza munizioni (L288).',
      en: 'A unit with javelins or lances only is never out of ammunition (L288).',
    },
    when: ({ outOfAmmunition, weapon }: Tested) =>
      outOfAmmunition === true && (weapon === 'javelin' || weapon === 'lance'),
  },
  enemies: {
    says: {
      it: 'I nemici elencati dicono il contrario di quanto dichiarato.',
      en: 'The listed enemies say the opposite of what was declared.',
    },
    when: (facts: Tested, by: By) => {
      const { enemies, noEnemySeenOrWithin60 } = facts;
      if (enemies === null) return false;
      const free = isFreeOf(enemies, facts, by);
      return (noEnemySeenOrWithin60 === true && !free) || (noEnemySeenOrWithin60 === false && free);
    },
  },
};

const chance = chanceOf('Il test riesce fino a questa faccia', 'The test succeeds up to this face');
const passed = yesNo({ it: 'Il test è superato', en: 'The test is passed' });
const consequences = {
  orderAfter: oneOf({ it: 'Ordine dopo il test', en: 'Order after the test' }, order),
  eliminated: yesNo({ it: 'L’unità è eliminata', en: 'The unit is eliminated' }),
};

export const moraleTestOutcome = { rawChance, chance, modifiers: appliedModifiers, passed, ...consequences };

/** Whether the rules ask for the test. */
export const due = yesNo({ it: 'Il test è dovuto', en: 'The test is due' });

/** What comes of an occasion on which there may be no test at all. */
export const occasionOutcome = {
  rawChance: optional(rawChance),
  chance: optional(chance),
  modifiers: appliedModifiers,
  passed: optional(passed),
  ...consequences,
};
export type OccasionOutcome = Declared<typeof occasionOutcome>;

/** Nothing was tested: the unit goes on as it is ordered. */
export const untested = (orderAfter: OccasionOutcome['orderAfter']): OccasionOutcome => ({
  rawChance: null,
  chance: null,
  modifiers: [],
  passed: null,
  orderAfter,
  eliminated: false,
});
