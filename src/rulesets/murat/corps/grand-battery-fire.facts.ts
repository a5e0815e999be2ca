import { count, group, list, oneOf, optional } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, targetPosition } from '../facts.js';
import { gunShotFacts } from '../fire/artillery.facts.js';
import { artilleryReasons } from '../fire/fire.reasons.js';
import {
  hits,
  scoreNeeded,
  targetDisordered,
  targetDissolved,
  targetFouAfter,
  volleyDice,
} from '../fire/volley.facts.js';
import { strongUnitAs } from '../unit.js';
import { position } from '../vocabulary.js';

/** As many bases as are ever massed on one target. */
const mostShots = 12;

export const grandBatteryFireFacts = {
  shots: list(
    { it: 'Le basi che sparano', en: 'The bases that fire' },
    group({ it: 'Fuoco di una base', en: 'Fire of one base' }, 'GrandBatteryShot', {
      ...gunShotFacts,
      targetPosition: optional(
        oneOf(
          {
            it: 'Dove sta il bersaglio per questa base; se manca, come per tutte',
            en: 'Where the target stands to this base; if left out, as to them all',
          },
          position,
        ),
      ),
    }),
    1,
    mostShots,
  ),
  target: strongUnitAs('Bersaglio comune', 'Common target'),
  targetPosition,
};

/** Hits stand only in the total: a list of them would have more outcomes than anybody can weigh. */
const shotOutcome = group({ it: 'Fuoco di una base', en: 'Fire of one base' }, 'GrandBatteryShotOutcome', {
  legal,
  reasons: reasonsFrom(artilleryReasons),
  dice: ifLegal(volleyDice),
  needed: ifLegal(scoreNeeded),
});

export const grandBatteryFireOutcome = {
  shots: list({ it: 'Base per base', en: 'Base by base' }, shotOutcome, 0, mostShots),
  hits: { ...hits, says: { it: 'Hit di tutte le basi', en: 'Hits of all bases' } },
  losses: count({ it: 'Perdite inflitte', en: 'Losses inflicted' }, 0, 3 * mostShots),
  targetFouAfter,
  targetDisordered,
  targetDissolved,
  pushBackDice: count({ it: 'Dadi per indietreggiare', en: 'Dice to be pushed back' }, 0, 3 * mostShots),
};
