import { vocabulary, type WordOf } from '../../../core/index.js';
import { chargersFire, fireIntoMelee } from './fire.rulings.js';

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
  'firer-in-melee':       { it: 'è a contatto con un nemico, e non tira su altri', en: 'it touches an enemy, and fires at nobody else' },
  'target-in-melee':      { it: 'il bersaglio è a contatto con altri della parte di chi tira', en: 'the target is in contact with others of the firer’s side' },
  'moved-into-contact':   { it: 'è andata a contatto, e prima della mischia non tira', en: 'it moved into contact, and does not fire before the melee' },
});

// prettier-ignore
export const ammunitionReasons = vocabulary('AmmunitionReason', {
  'no-missile-weapon':                noMissileWeapon,
  'none-left':                        { it: 'le munizioni sono finite', en: 'there is no ammunition left' },
  'reserve-needs-a-stationary-unit':  { it: 'la riserva si usa solo da fermi', en: 'the reserve is for stationary units only' },
});
export type AmmunitionReason = WordOf<typeof ammunitionReasons>;

/** Where the book says so. */
// prettier-ignore
export const rulesAgainstFire: { readonly [K in WordOf<typeof eligibilityReasons> | AmmunitionReason]: string } = {
  'no-missile-weapon':               'Tipi di truppe, L54',
  'guns-packed':                     'Tipi di truppe, L55',
  'moved-more-than-half':            'Movimento, L129; Tiro, L172',
  'no-ammunition':                   'Tiro, L213–215',
  'none-left':                       'Tiro, L213',
  'reserve-needs-a-stationary-unit': 'Tiro, L215',
  'target-not-visible':              'Tiro, L172',
  'out-of-range':                    'Tiro, L172',
  'outside-arc':                     'Tiro, L172',
  'firer-in-melee':                  fireIntoMelee.rule,
  'target-in-melee':                 fireIntoMelee.rule,
  'moved-into-contact':              chargersFire.rule,
};

// prettier-ignore
export const squareReasons = vocabulary('SquareFireReason', {
  'not-on-opposite-faces': { it: 'i due bersagli non sono su lati opposti del quadrato', en: 'the two targets are not on opposite sides of the square' },
});
