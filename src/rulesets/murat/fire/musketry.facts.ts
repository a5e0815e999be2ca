import { list, oneOf, optional, usually, vocabulary, yesNo, type Declared } from '../../../core/index.js';
import { legal, reasonsFrom, targetPosition } from '../facts.js';
import { musketryBars, strongUnitAs } from '../unit.js';
import { coverClass, holdTest, position } from '../vocabulary.js';
import { musketryReasons } from './fire.reasons.js';
import { bridge, chargedBy, enfilade, followed, phase, rangeUm } from './shot.facts.js';
import { damageOutcome, followedOutcome, poolOutcome } from './volley.facts.js';

// prettier-ignore
export const musketryRerolls = vocabulary('MusketryReroll', {
  'reroll-sharpshooters': { it: 'tiratori', en: 'sharpshooters' },
  'reroll-skirmishers':   { it: 'schermagliatori', en: 'skirmishers' },
});

export const openGround = yesNo({ it: 'Le due unità sono in terreno aperto', en: 'Both units are in open ground' });

export const musketryFacts = {
  shooter: strongUnitAs('Fanteria che spara', 'Infantry that fires'),
  target: strongUnitAs('Bersaglio', 'Target'),
  rangeUm,
  targetPosition,
  shooterPosition: usually('open', oneOf({ it: 'Dove sta chi spara', en: 'Where the shooter stands' }, position)),
  targetCover: optional(
    oneOf(
      {
        it: 'Copertura del bersaglio; se manca, quella del posto in cui sta',
        en: 'Cover of the target; if left out, that of the place where it stands',
      },
      coverClass,
    ),
  ),
  enfilade,
  chargedBy,
  phase,
  holdTest: usually(
    'not-taken',
    oneOf({ it: 'Tiro dei coscritti per trattenere il fuoco', en: 'Roll of conscripts to hold their fire' }, holdTest),
  ),
  openGround: optional(openGround),
  bridge,
  ...musketryBars,
  followed,
};
export type MusketryShot = Declared<typeof musketryFacts>;

export const musketryOutcome = {
  legal,
  reasons: reasonsFrom(musketryReasons),
  ...poolOutcome,
  rerollsAvailable: list(
    { it: 'Dadi falliti che si ritirano', en: 'Missed dice thrown again' },
    oneOf({ it: 'Per merito di', en: 'Thanks to' }, musketryRerolls),
    0,
    musketryRerolls.values.length,
  ),
  ...damageOutcome,
  ...followedOutcome,
};
