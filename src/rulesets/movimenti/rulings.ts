import { ruling } from '../../core/index.js';
import type { By } from '../../core/index.js';
import type { EnemyStatus } from './vocabulary.js';

/** Rulings that more than one part of the chapter reads. */

// prettier-ignore
export const artilleryInDifficultGround = ruling('artillery-in-difficult-ground', 'Artiglieria, L88',
  { it: 'I pezzi ruotano liberamente «fatte salve le limitazioni del terreno».', en: 'Guns turn freely, “subject to the ground”.' }, {
    'halved-once': { it: 'in terreno difficile il movimento si dimezza, una volta', en: 'in difficult ground the move is halved, once' },
    'not-halved':  { it: 'il terreno difficile non li rallenta', en: 'difficult ground does not slow them' },
  });

// prettier-ignore
export const roadAndDifficultGround = ruling('road-and-difficult-ground', 'VI-3, L41–46; VI-5, L62–69',
  { it: 'Una strada attraverso terreno difficile.', en: 'A road through difficult ground.' }, {
    'road-cancels': { it: 'sulla strada il terreno non è difficile: non si dimezza e si resta in formazione', en: 'on the road the ground is not difficult: no halving, and formation is kept' },
    'halving-only': { it: 'sulla strada non si dimezza, ma si perde la formazione', en: 'no halving on the road, but formation is lost' },
    'still-halved': { it: 'anche sulla strada si dimezza e si perde la formazione', en: 'halved on the road too, and formation is lost' },
  });

/** Whether ground is difficult at all to a unit; a road through it may cancel it. */
export const isDifficultTo = (onRoad: boolean, by: By): boolean =>
  !onRoad || by(roadAndDifficultGround) !== 'road-cancels';

/** Whether difficult ground halves the move of a unit; a road through it may spare it that. */
export const isHalvedIn = (onRoad: boolean, by: By): boolean =>
  !onRoad || by(roadAndDifficultGround) === 'still-halved';

// prettier-ignore
export const zocInfantryFront = ruling('zoc-infantry-front', 'VI-9, L107',
  { it: 'Per la cavalleria si dice «verso il fronte», per la fanteria no.', en: 'The cavalry line says “towards the front”, the infantry line does not.' }, {
    'front-for-both':     { it: 'la zona sta davanti al fronte, per tutti', en: 'the zone lies before the front, for all' },
    'infantry-any-side':  { it: 'per la fanteria vale anche su fianchi e spalle', en: 'for infantry it holds at flank and rear too' },
  });

// prettier-ignore
export const activeUnit = ruling('active-unit', 'VI-6, L76',
  { it: 'Che cosa sia un’unità «attiva» non è detto.', en: 'The book does not say what an “active” unit is.' }, {
    'steady-units':        { it: 'chi non è in rotta né in ritirata', en: 'one that is neither routing nor retreating' },
    'declared-by-referee': { it: 'tutte, se l’arbitro non dice altro', en: 'all, unless the referee says otherwise' },
  });

/** An enemy, by what is said of him and what his unit tells. */
export interface Doing {
  readonly status: EnemyStatus | null;
  readonly combatStatus: EnemyStatus;
  readonly inBuilding: boolean;
}

/** What an enemy is doing; who fights or runs does so wherever he is. */
export const statusOf = ({ status, combatStatus, inBuilding }: Doing): EnemyStatus =>
  status ?? (combatStatus === 'steady' && inBuilding ? 'in-building' : combatStatus);

/** Whether an enemy counts as active: as it was said, or else by the club's reading. */
export const isActive = ({ active, ...doing }: Doing & { readonly active: boolean | null }, by: By): boolean => {
  if (active !== null) return active;
  const status = statusOf(doing);
  return by(activeUnit) === 'declared-by-referee' || (status !== 'routing' && status !== 'retreating');
};

// prettier-ignore
export const boundary = ruling('boundary', 'VI-6, L76–78; Artiglieria, L87',
  { it: 'Esattamente a 30 o a 44 cm.', en: 'Exactly at 30 or 44 cm.' }, {
    'limit-is-legal':   { it: 'al limite è ammesso', en: 'at the limit it is legal' },
    'limit-is-illegal': { it: 'al limite è già vietato', en: 'at the limit it is a breach already' },
  });

/** Whether a distance breaks a limit. */
export const isWithin = (distanceCm: number, limitCm: number, by: By): boolean =>
  distanceCm < limitCm || (distanceCm === limitCm && by(boundary) === 'limit-is-illegal');

// prettier-ignore
export const mergedCellsInFormation = ruling('merged-cells-in-formation', 'VI-1, L23–24; VI-2, L34; VI-4, L54–55',
  { it: 'Le righe «in formazione» riempiono solo la casella di sinistra.', en: 'The rows “in formation” fill the left cell only.' }, {
    'both-classes':   { it: 'la casella è unita: vale per entrambe le classi', en: 'the cell is merged: it holds for both classes' },
    'formation-only': { it: 'a chi sa stare in schermaglia non è concesso niente finché è in formazione', en: 'nothing is granted to formed units that can skirmish' },
  });

// prettier-ignore
export const difficultGroundClasses = ruling('difficult-ground-classes', 'VI-3, L45–46',
  { it: 'La casella di chi sa stare in schermaglia è vuota.', en: 'The cell of units that can skirmish is empty.' }, {
    'both-classes':   { it: 'la casella è unita: il terreno difficile rallenta tutti', en: 'the cell is merged: difficult ground slows all' },
    'formation-only': { it: 'chi sa stare in schermaglia non rallenta', en: 'units that can skirmish are not slowed' },
  });

// prettier-ignore
export const changeFractionTable = ruling('change-fraction-table', 'VI-2, L34',
  { it: 'Quali formazioni perdono un terzo e quali due lo dice un altro capitolo.', en: 'Which formations lose one third and which two is said elsewhere.' }, {
    'input':            { it: 'la frazione è quella dichiarata per la formazione', en: 'the fraction is the one declared for the formation' },
    'always-one-third': { it: 'si perde sempre un terzo', en: 'it is always one third' },
  });
