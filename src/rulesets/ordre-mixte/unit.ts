import { count, group, list, oneOf, optional, text, usually, yesNo } from '../../core/index.js';
import {
  bases,
  onlyGunsLimber,
  ownArm,
  ownCover,
  ownDisorder,
  ownFormation,
  ownQuality,
  ownRussianInfantry,
  points,
} from './facts.js';
import { artilleryWeight, attachedGeneral, cavalryFatigue, status, weapon } from './vocabulary.js';

const identity = (it: string, en: string) => text({ it, en });
const unset = (it: string, en: string) => usually(false, yesNo({ it, en }));
const none = (it: string, en: string) => usually(0, bases(it, en));
const unitIds = (it: string, en: string) =>
  usually<readonly string[]>([], list({ it, en }, identity('Unità', 'Unit'), 0, 20));

const unitFacts = {
  id: identity('Nome dell’unità', 'Identity of the unit'),
  side: identity('Parte a cui appartiene', 'Side it belongs to'),
  arm: ownArm,
  artilleryWeight: optional(
    oneOf({ it: 'Calibro dei pezzi, se artiglieria', en: 'Weight of the guns, if artillery' }, artilleryWeight),
  ),
  weapon: usually('musket', oneOf({ it: 'Arma da fuoco', en: 'Firing weapon' }, weapon)),
  quality: ownQuality,
  russianInfantry: ownRussianInfantry,
  cuirassier: unset('Corazzieri', 'Cuirassiers'),
  lancer: unset('Lancieri', 'Lancers'),
  cavalryFatigue: usually(
    'fresh',
    oneOf({ it: 'Stato della cavalleria', en: 'Condition of the cavalry' }, cavalryFatigue),
  ),
  formation: ownFormation,
  disordered: ownDisorder,
  cover: ownCover,
  inBuiltUpArea: unset('Occupa un centro abitato', 'Occupies a built-up area'),
  totalBases: bases('Basette presenti', 'Bases present'),
  frontRankBases: none('Basette in 1° rango', 'Bases in the front rank'),
  secondRankBases: none('Basette in 2° rango', 'Bases in the second rank'),
  basesLost: none('Basette perse', 'Bases lost'),
  pm: points('Punti morale', 'Morale points'),
  attachedGeneral: usually('none', oneOf({ it: 'Generale aggregato', en: 'Attached general' }, attachedGeneral)),
  status: usually('steady', oneOf({ it: 'Stato di morale', en: 'Morale status' }, status)),
  gunsAbandoned: unset('I serventi hanno lasciato i pezzi', 'The crew has left its guns'),
  basesTurned: usually(0, count({ it: 'Basette girate per ricordo', en: 'Bases turned as a reminder' }, 0, 2)),
  movedThisTurn: unset('Ha mosso in questo turno', 'Has moved this turn'),
  evadedThisTurn: unset('È evasa in questo turno', 'Has evaded this turn'),
  chargeTargetIds: unitIds('Unità che carica', 'Units it charges'),
  chargedByIds: unitIds('Unità che la caricano', 'Units that charge it'),
};

/** A unit as the sheet sees it. */
export const unit = group({ it: 'Unità', en: 'Unit' }, 'Unit', unitFacts, {
  impossible: { formation: onlyGunsLimber },
});
