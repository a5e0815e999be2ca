import { byName } from '../../../core/index.js';

/** What becomes of the corps reserve, by the choice made before the battle. */
// prettier-ignore
export const reserves = byName('corps-reserves', '§2.13', { it: 'Riserva di corpo d’armata', en: 'Corps reserve' }, {
  'assign-to-divisions':     { structure: 'division-general',    corpsGeneralBase: false, rollsInitiative: false },
  'led-in-person':           { structure: 'independent-brigade', corpsGeneralBase: true,  rollsInitiative: true },
  'prepositioned-artillery': { structure: null,                  corpsGeneralBase: false, rollsInitiative: false },
  'grand-battery':           { structure: null,                  corpsGeneralBase: false, rollsInitiative: true },
});
