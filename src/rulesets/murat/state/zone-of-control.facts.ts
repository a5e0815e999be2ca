import {
  flag,
  group,
  oneOf,
  optional,
  standingApart,
  vocabulary,
  yesNo,
  type Declared,
  type WordOf,
} from '../../../core/index.js';
import { legal, places, um } from '../facts.js';
import { orFromPositions } from './from-positions.js';

// prettier-ignore
export const zoneSector = vocabulary('ZoneSector', {
  front: { it: 'fronte', en: 'front', also: ['di fronte'] },
  flank: { it: 'fianco', en: 'flank', also: ['sul fianco'] },
  rear:  { it: 'retro', en: 'rear', also: ['sul retro'] },
});

// prettier-ignore
export const zoneMode = vocabulary('ZoneMode', {
  'move':           { it: 'muove o si ferma', en: 'it moves or halts', also: ['movimento'] },
  'charge-contact': { it: 'va a contatto in carica', en: 'it charges into contact', also: ['carica'] },
  'retreat':        { it: 'si ritira', en: 'it retreats', also: ['ritirata'] },
});

// prettier-ignore
export const zoneEffect = vocabulary('ZoneEffect', {
  'none':          { it: 'nessuno', en: 'none' },
  'must-go-round': { it: 'deve girare attorno', en: 'it must go round' },
  'unit-removed':  { it: 'rompe la formazione e viene rimossa', en: 'it breaks and is removed' },
});
export type ZoneEffect = WordOf<typeof zoneEffect>;

// prettier-ignore
export const zoneReasons = vocabulary('ZoneReason', {
  'inside-zone-of-control': { it: 'nella zona di controllo nemica si entra solo per il contatto in carica', en: 'an enemy zone of control is entered only to charge into contact' },
  'another-way-open':       { it: 'chi si ritira e ha un’altra via evita la zona di controllo', en: 'a retreating unit with another way avoids the zone of control' },
});

const positionFacts = {
  unit: places.base('Chi è lì', 'The unit that is there'),
  enemy: places.base('Il nemico', 'The enemy'),
};

export const zoneOfControlFacts = {
  distanceUm: orFromPositions(optional(um('Distanza dall’unità nemica', 'Distance to the enemy unit'))),
  sector: orFromPositions(
    optional(
      oneOf({ it: 'Lato del nemico a cui ci si avvicina', en: 'Side of the enemy that is approached' }, zoneSector),
    ),
  ),
  mode: oneOf({ it: 'Perché l’unità è lì', en: 'Why the unit is there' }, zoneMode),
  avoidable: flag('Chi si ritira ha un’altra via', 'A retreating unit has another way'),
  positions: optional(
    group({ it: 'Posizioni da cui misurare', en: 'Positions to measure from' }, 'ZonePositions', positionFacts, {
      impossible: {
        enemy: standingApart<Declared<typeof positionFacts>>(
          ({ unit }) => unit,
          ({ enemy }) => enemy,
        ),
      },
    }),
  ),
};
export type InZone = Declared<typeof zoneOfControlFacts>;

export const zoneOfControlOutcome = {
  inZone: yesNo({ it: 'È nella zona di controllo', en: 'It is in the zone of control' }),
  legal,
  effect: oneOf({ it: 'Effetto', en: 'Effect' }, zoneEffect),
};
