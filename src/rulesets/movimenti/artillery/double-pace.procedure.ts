import { procedure, verdict } from '../../../core/index.js';
import { doublePaceReasons } from '../double-pace/double-pace.reasons.js';
import { doublePaceEligibility } from '../double-pace/eligibility.procedure.js';
import { activeUnit, boundary } from '../rulings.js';
import { limits } from '../tables.js';
import {
  artillery30CmEnemies,
  horseArtilleryClose,
  limberFraction,
  putBackAndDoublePace,
} from './artillery.rulings.js';
import { gunsAtTheDouble, limbering } from './artillery.tables.js';
import { blockersOf, enemyFills, stopsTheDouble, unlimberLimitOf } from './close-enemies.js';
import { gunsDoublePaceExamples } from './double-pace.examples.js';
import { gunsDoublePaceFacts, gunsDoublePaceOutcome } from './double-pace.facts.js';

export const artilleryDoublePace = procedure({
  id: 'movimenti.artillery.double-pace',
  title: { it: 'Cannoni al passo doppio', en: 'Guns at the double' },
  rule: 'Artiglieria, L94',
  when: { it: 'L’artiglieria dichiara il passo doppio.', en: 'Artillery declares the double pace.' },
  facts: gunsDoublePaceFacts,
  outcome: gunsDoublePaceOutcome,
  tables: [gunsAtTheDouble, limbering, limits],
  rulings: [artillery30CmEnemies, putBackAndDoublePace, horseArtilleryClose, activeUnit, boundary, limberFraction],
  calls: [doublePaceEligibility],
  parts: { enemies: { fills: enemyFills } },
  examples: gunsDoublePaceExamples,

  adjudicate(guns, umpire) {
    const { by, call, effect, forbid, lookUp, modify, modifyPart, reckon } = umpire;
    const { arm, enemies, unlimbersAtEnd, limbersAtStart, limbered, everUnlimbered, deployedUnlimbered } = guns;
    const { reason } = call(
      'eligibility',
      doublePaceEligibility,
      { arm, state: null, formation: null, limbered, everUnlimbered, deployedUnlimbered, limbersAtStart },
      { reads: ['reason'] },
    );
    if (reason !== null) {
      forbid('Artiglieria, L94', doublePaceReasons, reason);
      return {
        allowed: false,
        reason,
        putBackToCm: null,
        limberedAfter: limbered,
        everUnlimberedAfter: everUnlimbered,
      };
    }
    const pace = modify(1, gunsAtTheDouble).total;
    modifyPart(pace, limbering, { operations: Number(limbersAtStart) + Number(unlimbersAtEnd), fullCm: pace });
    const unlimberLine = unlimbersAtEnd ? unlimberLimitOf(arm, by) : null;
    const tooCloseToUnlimber =
      unlimberLine !== null && blockersOf(enemies, limits.entries[unlimberLine], by).length > 0;
    const putBack = () => {
      if (tooCloseToUnlimber) return lookUp(limits, unlimberLine);
      return stopsTheDouble(enemies, limits.entries['double-pace'], by) ? lookUp(limits, 'double-pace') : null;
    };
    const putBackToCm = putBack();
    const wasPutBack = reckon(
      'Artiglieria, L94',
      { it: 'L’arbitro li riporta indietro', en: 'The referee takes them back' },
      putBackToCm !== null,
    );
    const limberedAfter = wasPutBack || !unlimbersAtEnd;
    const unlimberingCounts = unlimbersAtEnd && (!wasPutBack || by(putBackAndDoublePace) === 'yes');
    effect('VI-6, L78', 'unit', 'usedDoublePace', { to: true }, 'now');
    effect('Artiglieria, L94', 'unit', 'limbered', { to: limberedAfter }, 'now');
    if (unlimberingCounts) effect('Artiglieria, L94', 'unit', 'everUnlimbered', { to: true }, 'now');
    return {
      allowed: true,
      reason: null,
      putBackToCm,
      limberedAfter,
      everUnlimberedAfter: everUnlimbered || unlimberingCounts,
    };
  },

  inWords: ({ reason, putBackToCm }) =>
    putBackToCm === null
      ? verdict(
          doublePaceReasons,
          reason,
          { it: 'Vanno al passo doppio, in ogni direzione', en: 'They go at the double, in any direction' },
          { it: 'Niente passo doppio', en: 'No double pace' },
        )
      : {
          it: `L’arbitro li riporta a ${putBackToCm} cm, agganciati.`,
          en: `The referee takes them back to ${putBackToCm} cm, limbered.`,
        },
});
