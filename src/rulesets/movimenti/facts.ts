import {
  count,
  flag,
  group,
  list,
  measure,
  oneOf,
  optional,
  placesIn,
  text,
  usually,
  yesNo,
} from '../../core/index.js';
import {
  approaches,
  arm,
  changeFractions,
  changeMoments,
  combatStatus,
  directions,
  enemyStatus,
  grounds,
  phases,
  states,
  unitClasses,
} from './vocabulary.js';

/** Facts that many pages of the chapter share. */

/** No table is longer than this, in cm; road and double pace make four moves of one. */
export const farthestCm = 1000;
export const longestMoveCm = 4 * farthestCm;

export const cm = (it: string, en: string) => measure({ it, en }, 0, farthestCm, 'cm');
export const travel = (it: string, en: string) => measure({ it, en }, 0, longestMoveCm, 'cm');
export const allowanceCm = cm('Movimento della formazione (cm)', 'Allowance of the formation (cm)');

export const ownArm = oneOf({ it: 'Arma', en: 'Arm' }, arm);
export const armOr = usually('infantry', ownArm);
export const unitClass = usually(
  'formation-only',
  oneOf({ it: 'Come può agire l’unità', en: 'What the unit is able to do' }, unitClasses),
);
export const ownState = oneOf({ it: 'Assetto dell’unità', en: 'State of the unit' }, states);
export const direction = oneOf({ it: 'Direzione', en: 'Direction of travel' }, directions);
export const inDifficultGround = flag(
  'Qualche figura in terreno difficile; sulla strada che lo attraversa non conta, se il club non dice altro',
  'Any figure in difficult ground; on a road through it this does not count, unless the club says otherwise',
);
export const onRoad = flag('La mossa segue una strada', 'The move follows a road');
export const changeFraction = optional(
  oneOf(
    { it: 'Quanto costa cambiare la formazione tenuta', en: 'What changing the formation held costs' },
    changeFractions,
  ),
);
export const changeWhen = usually(
  'none',
  oneOf({ it: 'Quando cambia formazione', en: 'When it changes formation' }, changeMoments),
);
export const newAllowanceCm = optional(
  cm('Movimento della formazione che assume (cm)', 'Allowance of the formation it takes (cm)'),
);
export const formationName = (it: string, en: string) => text({ it, en }, 60);
export const phase = usually('movement', oneOf({ it: 'Fase in corso', en: 'Phase being played' }, phases));
export const approach = oneOf({ it: 'Lato del nemico', en: 'Side of the enemy approached' }, approaches);
export const enemyVisible = usually(true, yesNo({ it: 'Il nemico si vede', en: 'The enemy is visible' }));
export const ground = oneOf({ it: 'Terreno', en: 'Ground' }, grounds);

/** Places on the table; its corner is usually 0, 0. */
export const { point, base, outline } = placesIn('cm', farthestCm);
/** The referee may put a unit farther out than its enemy stands: by the limit that it came too close to. */
const farthestPutCm = 2 * farthestCm;
export const put = (it: string, en: string) => measure({ it, en }, -farthestPutCm, farthestPutCm, 'cm');
const place = group({ it: 'Posto di un’unità', en: 'Place of a unit' }, 'Place', {
  x: put('Da sinistra a destra', 'From left to right'),
  y: put('Dal basso in alto', 'From bottom to top'),
});
export const placePut = (it: string, en: string) => ({ ...place, says: { it, en } });
/** Headings are degrees counter-clockwise from the x axis. */
export const headingDegrees = (it: string, en: string) => measure({ it, en }, 0, 360, '°');

/** What an enemy is doing: as it is said, or as a stored unit tells. */
export const enemyDoes = {
  status: optional(
    oneOf(
      { it: 'Stato; se manca, lo dicono le altre voci', en: 'Status; if left out, as the others tell' },
      enemyStatus,
    ),
  ),
  combatStatus: usually('steady', oneOf({ it: 'Stato di combattimento', en: 'Combat status' }, combatStatus)),
  inBuilding: flag('Occupa edifici', 'It occupies buildings'),
};

/** An enemy near by; whether one is active, if nobody says so, is a ruling. */
export const enemy = group({ it: 'Unità nemica', en: 'Enemy unit' }, 'Enemy', {
  distanceCm: cm('Distanza', 'Distance'),
  active: optional(yesNo({ it: 'È attiva', en: 'It is active' })),
  visible: usually(true, yesNo({ it: 'Si vede', en: 'It is visible' })),
  ...enemyDoes,
});
export const enemies = (fewest = 0) =>
  list({ it: 'Unità nemiche vicine', en: 'Enemy units near by' }, enemy, fewest, 100);

/** The answer to whether it may be done, and the first thing that speaks against it. */
export const allowed = yesNo({ it: 'Permesso', en: 'Allowed' });
export const legal = yesNo({ it: 'Ammesso', en: 'Legal' });
/** No house rules together make more of an allowance. */
export const mostFactor = 10_000;
/** What the allowance is multiplied by: nothing of it is left where the move is refused. */
export const factor = measure(
  { it: 'Parte del movimento consentita', en: 'Share of the allowance granted' },
  0,
  mostFactor,
  '',
);
export const limberOperations = count(
  { it: 'Quante volte si agganciano o sganciano i traini', en: 'How often the guns are limbered or unlimbered' },
  0,
  2,
);
