import {
  count,
  distanceOf,
  exact,
  flag,
  group,
  list,
  oneOf,
  optional,
  reasonFrom,
  text,
  usually,
  vocabulary,
  yesNo,
  type Declared,
  type Point,
} from '../../../core/index.js';
import {
  allowanceCm,
  armOr,
  base,
  changeFraction,
  cm,
  enemyDoes,
  enemyVisible,
  farthestCm,
  formationName,
  ground,
  legal,
  onRoad,
  outline,
  ownState,
  phase,
  placePut,
  travel,
  unitClass,
} from '../facts.js';
import { fractionNeeded } from '../formation/change.js';
import { needsColumn } from '../road/road.tables.js';
import { stateNeeded } from '../straight/standing.js';
import { isArtillery } from '../vocabulary.js';
import { courseOf } from './course.js';
import { moveReasons } from './move.reasons.js';
import { sharePlace } from './on-the-table.js';
import { goes, step, type MoveStep } from './step.facts.js';

const enemy = group({ it: 'Nemico sul tavolo', en: 'Enemy on the table' }, 'PlacedEnemy', {
  id: usually('', text({ it: 'Nome', en: 'Name' })),
  base: base('La sua base', 'Its base'),
  active: optional(yesNo({ it: 'È attivo', en: 'It is active' })),
  visible: enemyVisible,
  ...enemyDoes,
});

const piece = group({ it: 'Terreno sul tavolo', en: 'Ground on the table' }, 'TerrainPiece', {
  id: usually('', text({ it: 'Nome', en: 'Name' })),
  kind: usually('other', ground),
  difficult: flag('È terreno difficile', 'It is difficult ground'),
  area: outline('Il suo contorno', 'Its outline'),
  suitableGap: flag('Ha un varco idoneo', 'It has a suitable gap'),
  roadThrough: flag('Lo attraversa una strada o un ponte', 'A road or bridge leads through it'),
});

// prettier-ignore
export const paces = vocabulary('Pace', {
  normal: { it: 'passo normale', en: 'normal pace', also: ['normale'] },
  double: { it: 'passo doppio', en: 'double pace', also: ['doppio'] },
});

export const moveFacts = {
  arm: armOr,
  unitClass,
  state: optional(ownState),
  formation: optional(formationName('Formazione all’inizio', 'Formation at the start')),
  allowanceCm,
  changeFraction,
  tired: flag('È stanca', 'It is tired'),
  limbered: flag('Cannoni agganciati', 'Guns limbered'),
  everUnlimbered: flag('Già sganciati in questa partita', 'Unlimbered before in this game'),
  deployedUnlimbered: flag('Schierati sganciati prima del primo turno', 'Set up unlimbered before the first turn'),
  base: base('Dove comincia la mossa', 'Where the move begins'),
  steps: list({ it: 'L’ordine, parte per parte', en: 'The order, part by part' }, step, 1, 30),
  pace: usually('normal', oneOf({ it: 'Passo', en: 'Pace' }, paces)),
  onRoad,
  enemies: usually<readonly Declared<{ e: typeof enemy }>['e'][]>(
    [],
    list({ it: 'Nemici sul tavolo', en: 'Enemies on the table' }, enemy, 0, 100),
  ),
  terrain: usually<readonly Declared<{ p: typeof piece }>['p'][]>(
    [],
    list({ it: 'Terreni sul tavolo', en: 'Ground on the table' }, piece, 0, 60),
  ),
  table: optional(
    group({ it: 'Il tavolo, dall’angolo 0, 0', en: 'The table, from its corner 0, 0' }, 'Table', {
      width: cm('Da sinistra a destra', 'From left to right'),
      depth: cm('Dal basso in alto', 'From bottom to top'),
    }),
  ),
  phase,
};
export type MoveOrder = Declared<typeof moveFacts>;
export type PlacedEnemy = MoveOrder['enemies'][number];
export type TerrainPiece = MoveOrder['terrain'][number];

/** Whether a place, as the order tells it, is on the table, or, if nobody says how large it is, on any. */
const isOn = (table: MoveOrder['table'], { x, y }: Point): boolean =>
  table === null
    ? exact(Math.max(Math.abs(x), Math.abs(y))) <= farthestCm
    : exact(Math.min(x, y, table.width - x, table.depth - y)) >= 0;

const isChange = ({ type }: MoveStep): boolean => type === 'change-formation';
const isTravel = ({ type }: MoveStep): boolean => type === 'to-point' || goes.includes(type);

export const moveConditions = {
  needed: {
    ...stateNeeded,
    changeFraction: fractionNeeded(({ steps }: MoveOrder) => steps.some(isChange)),
    formation: {
      says: {
        it: 'Per fanteria e cavalleria su strada o al passo doppio serve la formazione.',
        en: 'For infantry and cavalry on a road or at the double the formation is needed.',
      },
      // Who changes formation first of all has said which one it moves in.
      when: (order: MoveOrder) =>
        (order.onRoad || order.pace === 'double') && needsColumn(order) && order.steps[0]?.type !== 'change-formation',
    },
  },
  impossible: {
    limbered: {
      says: { it: 'Solo l’artiglieria ha traini.', en: 'Only artillery has limbers.' },
      when: ({ arm, limbered }: MoveOrder) => limbered && !isArtillery(arm),
    },
    enemies: {
      says: {
        it: 'Un nemico sta nello stesso posto dell’unità.',
        en: 'An enemy stands in the same place as the unit.',
      },
      when: ({ base, enemies }: MoveOrder) => enemies.some(enemy => sharePlace(base, enemy.base)),
    },
    steps: [
      {
        says: { it: 'La mossa finisce dove comincia.', en: 'The move ends where it begins.' },
        when: ({ base, steps }: MoveOrder) =>
          courseOf(base, steps).some(({ from, to }) => to !== null && distanceOf(from, to) === 0),
      },
      {
        says: {
          it: 'Chi cambia formazione e poi muove dice il movimento della formazione che assume (newAllowanceCm).',
          en: 'For a unit that changes formation and then moves, say the allowance of the formation it takes (newAllowanceCm).',
        },
        when: ({ steps }: MoveOrder) =>
          steps.some((step, at) => isChange(step) && step.newAllowanceCm === null && steps.slice(at).some(isTravel)),
      },
    ],
    table: {
      says: { it: 'La mossa esce dal tavolo.', en: 'The move leaves the table.' },
      when: ({ base, steps, table }: MoveOrder) =>
        !isOn(table, base) || courseOf(base, steps).some(({ to }) => to !== null && !isOn(table, to)),
    },
  },
};

export const moveOutcome = {
  legal: { ...legal, says: { it: 'L’ordine si esegue tutto', en: 'The whole order can be carried out' } },
  reason: reasonFrom(moveReasons),
  stoppedAtStep: optional(
    count(
      { it: 'Parte dell’ordine che non si completa, da 0', en: 'Part of the order that is not completed, from 0' },
      0,
      29,
    ),
  ),
  stoppedBy: optional(text({ it: 'Chi o che cosa la ferma', en: 'Who or what stops it' })),
  end: base('Dove finisce', 'Where it ends'),
  travelledCm: travel('Percorre', 'It travels'),
  spentCm: travel('Spende', 'It spends'),
  leftCm: travel('Le restano', 'It has left'),
  stateAfter: { ...ownState, says: { it: 'Assetto dopo la mossa', en: 'State after the move' } },
  formationAfter: optional(formationName('Formazione dopo la mossa', 'Formation after the move')),
  limberedAfter: yesNo({ it: 'Agganciata dopo la mossa', en: 'Limbered after the move' }),
  everUnlimberedAfter: yesNo({
    it: 'Già sganciata in questa partita, dopo la mossa',
    en: 'Unlimbered in this game, after the move',
  }),
  nearestEnemyCm: optional(travel('Distanza dal nemico più vicino', 'Distance to the nearest enemy')),
  putBack: optional(
    group({ it: 'Dove l’arbitro la riporterebbe', en: 'Where the referee would put it back' }, 'PutBack', {
      toCm: cm('Distanza dal nemico', 'Distance from the enemy'),
      at: placePut('Posto', 'Place'),
    }),
  ),
};
