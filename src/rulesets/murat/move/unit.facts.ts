import {
  type Declared,
  flag,
  group,
  list,
  measure,
  oneOf,
  optional,
  text,
  usually,
  vocabulary,
  type WordOf,
  yesNo,
} from '../../../core/index.js';
import { legal, reasonsFrom, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { position } from '../vocabulary.js';
import { moveReasons } from './move.reasons.js';

// prettier-ignore
export const moveTerrain = vocabulary('MoveTerrain', {
  'open':         { it: 'terreno aperto', en: 'open ground', also: ['aperto'] },
  'road':         { it: 'strada', en: 'road', also: ['su strada'] },
  'cultivated':   { it: 'campo coltivato', en: 'cultivated field', also: ['coltivato', 'campi coltivati'] },
  'ploughed':     { it: 'campo arato', en: 'ploughed field', also: ['arato', 'campi arati'] },
  'water-meadow': { it: 'marcita', en: 'water meadow', also: ['marcite'] },
  'light-wood':   { it: 'bosco rado', en: 'light wood', also: ['boschi radi'] },
  'dense-wood':   { it: 'bosco fitto', en: 'dense wood', also: ['boschi fitti'] },
  'houses':       { it: 'case', en: 'houses', also: ['abitato', 'villaggio'] },
  'ford':         { it: 'guado', en: 'ford' },
});

// prettier-ignore
export const moveObstacle = vocabulary('MoveObstacle', {
  'hedge':          { it: 'siepe', en: 'hedge', also: ['siepi'] },
  'fence':          { it: 'staccionata', en: 'fence', also: ['staccionate'] },
  'linear-defence': { it: 'posizione difensiva lineare', en: 'linear defensive position', also: ['difesa lineare'] },
});
export type Obstacle = WordOf<typeof moveObstacle>;

// prettier-ignore
export const moveDirection = vocabulary('MoveDirection', {
  forward:  { it: 'avanti', en: 'forward', also: ['in avanti'] },
  oblique:  { it: 'in obliquo', en: 'oblique', also: ['obliquo'] },
  sideways: { it: 'di lato', en: 'sideways', also: ['lato'] },
  backward: { it: 'indietro', en: 'backward', also: ['all’indietro'] },
});

/** No path has more parts than this. */
const mostParts = 60;

const segmentFacts = {
  terrain: oneOf({ it: 'Terreno', en: 'Ground' }, moveTerrain),
  distance: um('Lunghezza del tratto', 'Length of the segment'),
  byRoad: flag('Per la strada che lo attraversa', 'By the road that crosses it'),
};
const segment = group({ it: 'Tratto', en: 'Segment' }, 'MoveSegment', segmentFacts);
export type Segment = Declared<typeof segmentFacts>;

const degrees = (it: string, en: string) => usually(0, measure({ it, en }, 0, 360, '°'));

/** Where the unit ends, and what becomes of those who stood with it: the way costs the same. */
const afterwards = {
  endsAt: optional(
    oneOf(
      {
        it: 'Dove si ferma; se manca, secondo il terreno dell’ultimo tratto: per strada è all’aperto, tranne che tra le case',
        en: 'Where it ends; if left out, by the ground of the last segment: by road in the open, except between houses',
      },
      position,
    ),
  ),
  batteriesFollow: flag(
    'Le batterie aggregate muovono con lei; altrimenti restano, e non sono più aggregate',
    'Its attached batteries move with it; otherwise they stay, attached no more',
  ),
  endsSupport: optional(
    yesNo({
      it: 'Lascia chi la supporta o chi supporta; se manca, lo fa chi supporta e muove con un ordine suo',
      en: 'It leaves its supporter, or whom it supports; if left out, a supporter on an order of its own does',
    }),
  ),
};

export const moveUnitFacts = {
  unit: unitAs('Unità che muove', 'Unit that moves'),
  segments: usually<readonly Segment[]>(
    [],
    list({ it: 'Percorso, tratto per tratto', en: 'Path, segment by segment' }, segment, 0, mostParts),
  ),
  obstacles: usually<readonly Obstacle[]>(
    [],
    list(
      { it: 'Ostacoli lineari attraversati', en: 'Linear obstacles crossed' },
      oneOf({ it: 'Ostacolo', en: 'Obstacle' }, moveObstacle),
      0,
      mostParts,
    ),
  ),
  rotationDegrees: degrees('Gradi di rotazione in questo movimento', 'Degrees turned in this move'),
  rotationUsedThisTurn: degrees('Gradi già ruotati in questa mossa', 'Degrees turned earlier this turn'),
  formationChange: flag('Cambia formazione in questo movimento', 'It changes formation in this move'),
  direction: usually('forward', oneOf({ it: 'Direzione', en: 'Direction' }, moveDirection)),
  handPush: flag('Pezzi spinti a mano', 'Guns pushed by hand'),
  roadsGiveNoBonus: flag('Per lo scenario le strade non aiutano', 'In this scenario roads are no help'),
  charge: flag('Fa parte di una carica', 'It is part of a charge'),
  ...afterwards,
};
/** A move as far as its cost is concerned. */
export type Move = Omit<Declared<typeof moveUnitFacts>, keyof typeof afterwards>;

/** Beyond any move: a club may set a row to a hundred. */
const widest = 1_000_000;

export const disordersUnit = yesNo({ it: 'L’unità si disordina', en: 'The unit is disordered' });

export const moveUnitOutcome = {
  legal,
  reasons: reasonsFrom(moveReasons),
  allowanceUm: measure({ it: 'Movimento disponibile', en: 'Allowance' }, -widest, widest, 'UM'),
  costUm: measure({ it: 'Costo della mossa', en: 'Cost of the move' }, -widest, widest, 'UM'),
  distanceUm: measure({ it: 'Distanza percorsa', en: 'Distance covered' }, 0, widest, 'UM'),
  applied: list(
    { it: 'Righe applicate, in ordine alfabetico', en: 'Rows that applied, in alphabetical order' },
    text({ it: 'Riga della tabella', en: 'Row of the table' }),
    0,
    20,
  ),
  disordersUnit,
};
