import { procedure, remind } from '../../../core/index.js';
import { activeUnit, boundary } from '../rulings.js';
import { limits } from '../tables.js';
import { unlimberReasons } from './artillery.reasons.js';
import { horseArtilleryClose, putBackAndDoublePace } from './artillery.rulings.js';
import { blockersOf, enemyFills, unlimberLimitOf } from './close-enemies.js';
import { unlimberDistanceExamples } from './unlimber-distance.examples.js';
import { unlimberDistanceFacts, unlimberDistanceOutcome } from './unlimber-distance.facts.js';

export const unlimberDistance = procedure({
  id: 'movimenti.artillery.unlimber-distance',
  title: { it: 'Il limite dei 44 cm', en: 'The 44 cm limit' },
  rule: 'Artiglieria, L87, L94',
  when: { it: 'Una batteria sgancia i cannoni.', en: 'A battery unlimbers.' },
  facts: unlimberDistanceFacts,
  outcome: unlimberDistanceOutcome,
  tables: [limits],
  rulings: [putBackAndDoublePace, horseArtilleryClose, activeUnit, boundary],
  parts: { enemies: { fills: enemyFills } },
  examples: unlimberDistanceExamples,

  adjudicate({ arm, enemies }, umpire) {
    const { by, forbid, lookUp, reckon } = umpire;
    const line = unlimberLimitOf(arm, by);
    const noLimit = { it: 'A cavallo non c’è limite', en: 'Horse guns have no limit' };
    const minimumCm = line === null ? reckon('Artiglieria, L87', noLimit, null) : lookUp(limits, line);
    if (minimumCm === null) return { allowed: true, minimumCm, blockers: [] };
    const blockers = blockersOf(enemies, minimumCm, by);
    reckon(
      'Artiglieria, L87',
      { it: 'Nemici attivi e visibili troppo vicini', en: 'Active, visible enemies that are too close' },
      blockers.length,
    );
    if (blockers.length > 0) {
      forbid('Artiglieria, L87', unlimberReasons, 'enemy-too-close');
      remind(umpire, putBackAndDoublePace);
    }
    return { allowed: blockers.length === 0, minimumCm, blockers };
  },

  inWords: ({ allowed, minimumCm }) => {
    if (minimumCm === null) return { it: 'Può sganciare dove vuole.', en: 'It may unlimber where it likes.' };
    return allowed
      ? {
          it: `Può sganciare: nessun nemico entro ${minimumCm} cm.`,
          en: `It may unlimber: no enemy within ${minimumCm} cm.`,
        }
      : {
          it: `Non può sganciare: nemici entro ${minimumCm} cm.`,
          en: `It may not unlimber: enemies within ${minimumCm} cm.`,
        };
  },
});
