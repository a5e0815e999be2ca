import { byName } from '../../../core/index.js';

/** What a unit of each type is made of. */
// prettier-ignore
export const compositions = byName('compositions', 'Tipi di truppe, L51–55', { it: 'Composizione delle unità: soldatini, comandante, muli, armi', en: 'Composition of units: figures, commander, mules, guns' }, {
  'italian-infantry': { fewest: 8,  most: 12, commanders: 1, mules: 1, guns: 0 },
  'native-infantry':  { fewest: 10, most: 20, commanders: 1, mules: 0, guns: 0 },
  'italian-cavalry':  { fewest: 4,  most: 8,  commanders: 1, mules: 0, guns: 0 },
  'native-cavalry':   { fewest: 6,  most: 12, commanders: 1, mules: 0, guns: 0 },
  'artillery':        { fewest: 6,  most: 6,  commanders: 1, mules: 1, guns: 2 },
  'attached-section': { fewest: 3,  most: 3,  commanders: 0, mules: 0, guns: 1 },
});

/** Where the book speaks of each. */
// prettier-ignore
export const compositionRules = {
  'italian-infantry': 'Tipi di truppe, L51',
  'native-infantry':  'Tipi di truppe, L52',
  'italian-cavalry':  'Tipi di truppe, L53',
  'native-cavalry':   'Tipi di truppe, L54',
  'artillery':        'Tipi di truppe, L55',
  'attached-section': 'Tipi di truppe, L55',
};

// prettier-ignore
export const escortWeapons = byName('escort-weapons', 'Tipi di truppe, L57', { it: 'Arma della scorta', en: 'Weapon of the escort' }, {
  italian: 'carbine',
  native:  'javelin',
});
