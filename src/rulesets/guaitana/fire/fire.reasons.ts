import { vocabulary, type WordOf } from '../../../core/index.js';

const noMissileWeapon = { it: 'non ha armi da tiro', en: 'it has no missile weapon' };

// prettier-ignore
export const eligibilityReasons = vocabulary('FireReason', {
  'no-missile-weapon':    noMissileWeapon,
  'guns-packed':          { it: 'i pezzi sono sui muli', en: 'the guns are on their mules' },
  'moved-more-than-half': { it: 'ha mosso più di mezza mossa', en: 'it moved more than half its capacity' },
  'no-ammunition':        { it: 'non ha munizioni', en: 'it has no ammunition' },
  'target-not-visible':   { it: 'il bersaglio non si vede', en: 'the target is not seen' },
  'out-of-range':         { it: 'il bersaglio è fuori tiro', en: 'the target is out of range' },
  'outside-arc':          { it: 'il bersaglio è fuori dall’arco di tiro', en: 'the target is outside the arc of fire' },
});

// prettier-ignore
export const ammunitionReasons = vocabulary('AmmunitionReason', {
  'no-missile-weapon':                noMissileWeapon,
  'none-left':                        { it: 'le munizioni sono finite', en: 'there is no ammunition left' },
  'reserve-needs-a-stationary-unit':  { it: 'la riserva si usa solo da fermi', en: 'the reserve is for stationary units only' },
});
export type AmmunitionReason = WordOf<typeof ammunitionReasons>;

// prettier-ignore
export const squareReasons = vocabulary('SquareFireReason', {
  'not-on-opposite-faces': { it: 'i due bersagli non sono su lati opposti del quadrato', en: 'the two targets are not on opposite sides of the square' },
});
