import { byName } from '../../core/index.js';
import type { Formation, Kind, Terrain, Weapon } from './vocabulary.js';

/** What the ground is to whom; who is slowed by it, the page of terrain costs tells. */
// prettier-ignore
export const grounds = byName('grounds', 'Tipi di terreno, L70–82', { it: 'Terreni: per chi sono chiusi, chi vi è coperto, se chiudono la vista', en: 'Ground: for whom it is closed, who has cover in it, whether it blocks sight' }, {
  open:       { closedFor: 'nobody',          coverFor: 'nobody',                   blocksSight: false },
  woods:      { closedFor: 'everyone',        coverFor: 'everyone',                 blocksSight: true },
  stony:      { closedFor: 'native-infantry', coverFor: 'native-infantry-or-chain', blocksSight: false },
  hill:       { closedFor: 'nobody',          coverFor: 'nobody',                   blocksSight: true },
  building:   { closedFor: 'everyone',        coverFor: 'everyone',                 blocksSight: true },
  wadi:       { closedFor: 'infantry',        coverFor: 'everyone',                 blocksSight: false },
  impassable: { closedFor: 'nobody',          coverFor: 'nobody',                   blocksSight: false },
});

interface Standing {
  readonly kind: Kind;
  readonly dismounted: boolean;
}

/** Italian cavalry on foot is handled as Italian infantry. */
export const isItalianInfantry = ({ kind, dismounted }: Standing): boolean =>
  kind === 'italian-infantry' || (kind === 'italian-cavalry' && dismounted);
export const isInfantry = (unit: Standing): boolean => unit.kind === 'native-infantry' || isItalianInfantry(unit);
export const isMounted = ({ kind, dismounted }: Standing): boolean =>
  kind === 'native-cavalry' || (kind === 'italian-cavalry' && !dismounted);

/** Lances, on horseback. */
export const ridesWithLances = ({
  kind,
  dismounted,
  weapon,
}: {
  readonly kind: Kind | null;
  readonly dismounted: boolean;
  readonly weapon: Weapon | null;
}): boolean =>
  kind !== null && isMounted({ kind, dismounted }) && (weapon === 'lance' || weapon === 'lance-and-carbine');

/** A unit in a building is there in mass. */
export const formationIn = (formation: Formation, terrain: Terrain | null): Formation =>
  terrain === 'building' ? 'mass' : formation;

/** The formation in which a unit is met: in a building all are in mass; in the open the commander-in-chief is in chain. */
export const formationInCombat = ({
  kind,
  formation,
  terrain,
}: {
  readonly kind: Kind | null;
  readonly formation: Formation;
  readonly terrain: Terrain | null;
}): Formation => formationIn(kind === 'commander-in-chief' ? 'chain' : formation, terrain);

/** Whether ground is closed for a unit that stands in it. */
export const isClosedFor = (unit: Standing, terrain: Terrain): boolean => {
  switch (grounds.entries[terrain].closedFor) {
    case 'everyone':
      return true;
    case 'infantry':
      return isInfantry(unit);
    case 'native-infantry':
      return unit.kind === 'native-infantry';
    case 'nobody':
      return false;
  }
};

/** Whether ground covers a unit that stands in it against fire. */
export const isCoverFor = (unit: Standing & { readonly formation: Formation }, terrain: Terrain): boolean => {
  switch (grounds.entries[terrain].coverFor) {
    case 'everyone':
      return true;
    case 'native-infantry-or-chain':
      return unit.kind === 'native-infantry' || (isItalianInfantry(unit) && unit.formation === 'chain');
    case 'nobody':
      return false;
  }
};

/** Distances that several chapters measure, in cm. */
// prettier-ignore
export const distances = byName('distances', 'Tipi di truppe, L51, L57; Ordini, L108–123; Osservazione, L162–168; Test di morale, L270–293', { it: 'Distanze (cm)', en: 'Distances (cm)' }, {
  'order-in-person':        15,
  'defence-point':          15,
  'closed-infantry-seen':   30,
  'closed-others-seen':     60,
  'commander-steadies':     15,
  'friend-steadies':        15,
  'no-enemy-within':        60,
  'escort-or-mule':         5,
});
