import { list, oneOf, optional, vocabulary, yesNo, type Declared } from '../../../core/index.js';
import { legal, reasonsFrom, targetPosition } from '../facts.js';
import { gunneryBars, strongUnitAs } from '../unit.js';
import { artilleryReasons } from './fire.reasons.js';
import { bridge, enfilade, followed, phase, rangeUm, underCharge } from './shot.facts.js';
import { damageOutcome, followedOutcome, poolOutcome } from './volley.facts.js';

// prettier-ignore
export const artilleryRerolls = vocabulary('ArtilleryReroll', {
  'reroll-national-gunnery': { it: 'artiglieria francese, inglese o russa', en: 'French, British or Russian gunnery' },
});

/** One shot of a battery, whoever the target is. */
export const gunShotFacts = {
  shooter: strongUnitAs('Batteria che spara', 'Battery that fires'),
  rangeUm,
  underCharge,
  enfilade,
  targetPosition,
  targetHardCover: optional(
    yesNo({
      it: 'Bersaglio coperto da case, muri o difese campali; se manca, secondo il posto in cui sta',
      en: 'Target behind houses, walls or field works; if left out, by the place where it stands',
    }),
  ),
  bridge,
  ...gunneryBars,
};

export const artilleryFacts = { ...gunShotFacts, target: strongUnitAs('Bersaglio', 'Target'), phase, followed };
export type ArtilleryShot = Declared<typeof artilleryFacts>;

export const artilleryOutcome = {
  legal,
  reasons: reasonsFrom(artilleryReasons),
  ...poolOutcome,
  rerollsAvailable: list(
    { it: 'Dadi falliti che si ritirano', en: 'Missed dice thrown again' },
    oneOf({ it: 'Per merito di', en: 'Thanks to' }, artilleryRerolls),
    0,
    artilleryRerolls.values.length,
  ),
  ...damageOutcome,
  ...followedOutcome,
};
