import { count, oneOf, optional, someOf, usually } from '../../../core/index.js';
import { cm, errorsFrom, figureScale, legal, ownSide } from '../facts.js';
import { quality, weapon } from '../vocabulary.js';
import { baggageErrors } from './setup.reasons.js';

const escortWeapon = someOf('EscortWeapon', weapon, ['carbine', 'javelin']);
const escortQuality = someOf('EscortQuality', quality, ['recruit']);
const upTo = (most: number, it: string, en: string) => count({ it, en }, 0, most);

/** No army has more carts than this, or more animals. */
const mostCarts = 200;
const mostAnimals = 800;

export const baggageFacts = {
  side: ownSide,
  armyUnits: upTo(200, 'Unità dell’esercito', 'Units of the army'),
  carts: upTo(mostCarts, 'Carri', 'Carts'),
  animals: upTo(mostAnimals, 'Muli o cammelli', 'Mules or camels'),
  escortFigures: optional(upTo(mostAnimals, 'Soldatini della scorta', 'Figures of the escort')),
  escortDistanceCm: usually(
    0,
    cm('Distanza del soldatino di scorta più lontano', 'Distance of the farthest figure of the escort'),
  ),
  figureScale,
};

export const baggageOutcome = {
  legal,
  errors: errorsFrom(baggageErrors),
  escortRequired: upTo(
    mostCarts + mostAnimals / 4,
    'Soldatini di scorta che servono, uno dei quali comanda',
    'Figures of escort needed, one of them the commander',
  ),
  escortQuality: oneOf({ it: 'Classe della scorta', en: 'Training class of the escort' }, escortQuality),
  escortWeapon: oneOf({ it: 'Arma della scorta', en: 'Weapon of the escort' }, escortWeapon),
};
