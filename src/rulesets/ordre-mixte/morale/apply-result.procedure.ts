import { procedure, type Declared } from '../../../core/index.js';
import { onlyGunsLimber } from '../facts.js';
import { isArtillery, isCavalry } from '../vocabulary.js';
import { applyResultExamples } from './apply-result.examples.js';
import { applyResultFacts, applyResultOutcome, opponentNeeded } from './apply-result.facts.js';
import {
  abandonedGuns,
  retreatPmTiming,
  routDisorderTiming,
  squareFailureBand,
  squareRoutPm,
  testLossesRetest,
  zeroPm,
} from './morale.rulings.js';
import { moraleEffects } from './morale.tables.js';
import { resultInWords } from './result.js';

type Outcome = Declared<typeof applyResultOutcome>;

/** Where each result stands. */
const placeOf = { rout: 'L125', retreat: 'L129', stand: 'L131', pass: 'L125–131' } as const;

export const applyResult = procedure({
  id: 'ordre-mixte.morale.apply-result',
  title: { it: 'Applicare il risultato del morale', en: 'Apply a morale result' },
  rule: 'L125–131',
  when: { it: 'Subito dopo un test di morale.', en: 'Immediately after a morale test.' },
  facts: applyResultFacts,
  needed: {
    opponentArm: {
      says: opponentNeeded,
      when: (f, by) =>
        f.formation === 'square' && f.cause === 'melee' &&
        (f.band === 'retreat' || (f.band === 'rout' && by(squareFailureBand) === 'both-bands')), // prettier-ignore
    },
  },
  impossible: { formation: onlyGunsLimber },
  outcome: applyResultOutcome,
  tables: [moraleEffects],
  rulings: [
    squareFailureBand,
    squareRoutPm,
    retreatPmTiming,
    routDisorderTiming,
    abandonedGuns,
    zeroPm,
    testLossesRetest,
  ],
  examples: applyResultExamples,

  adjudicate({ band, cause, formation, arm, opponentArm, pm }, { by, reckon, lookUp, effect, owe }) {
    const resultOfSquare = (): Outcome['result'] => {
      const holds = cause === 'fire' || (opponentArm !== null && isCavalry(opponentArm));
      if (holds && (band === 'retreat' || by(squareFailureBand) === 'both-bands')) {
        return reckon(
          'L131',
          {
            it: 'Sotto tiro o contro cavalleria il quadrato resta fermo',
            en: 'Under fire or against cavalry a square stands',
          },
          'stand',
        );
      }
      if (band === 'retreat' && cause === 'melee' && opponentArm === 'infantry') {
        return reckon(
          'L131',
          { it: 'In mischia contro fanteria il quadrato va in rotta', en: 'In melee against infantry a square routs' },
          'rout',
        );
      }
      return band;
    };
    const result = formation === 'square' && band !== 'pass' ? resultOfSquare() : band;
    const row = lookUp(moraleEffects, result);
    const place = placeOf[result];

    const pmLoss =
      result === 'rout' && band === 'retreat' && by(squareRoutPm) === 'one-pm'
        ? reckon(
            'L131',
            { it: 'Il quadrato rotto con 3–4 perde un PM solo', en: 'A square broken on 3–4 loses one PM only' },
            1,
          )
        : row.pmLoss;
    const pmWhen = result === 'retreat' && by(retreatPmTiming) === 'with-the-move' ? 'next-turn' : 'now';
    const pmLeft = Math.max(0, pm - pmLoss);
    const pmAfter = reckon(place, { it: 'PM che restano', en: 'PM left' }, pmWhen === 'now' ? pmLeft : pm);
    const runsOut = pmLeft === 0 && by(zeroPm) === 'removed';
    const removed = runsOut && pmAfter === 0;
    if (pmLeft < pm) effect(place, 'unit', 'pm', { by: pmLeft - pm }, pmWhen);

    const gunsAbandoned = isArtillery(arm) && formation === 'unlimbered' && (result === 'rout' || result === 'retreat');
    if (gunsAbandoned) {
      const guns = by(abandonedGuns);
      reckon(
        place,
        {
          it: `I serventi lasciano i pezzi: ${abandonedGuns.options[guns].it}`,
          en: `The crew leaves its guns: ${abandonedGuns.options[guns].en}`,
        },
        true,
      );
      effect(place, 'unit', 'gunsAbandoned', { to: true }, 'now');
      if (guns === 'destroyed') effect(place, 'unit', 'weapon', { to: 'none' }, 'now');
    }

    const disorderWhen = row.becomesDisordered && by(routDisorderTiming) === 'from-the-rout-move' ? 'next-turn' : 'now';
    if (!removed) {
      if (row.becomesDisordered) effect(place, 'unit', 'disordered', { to: true }, disorderWhen);
      if (row.status !== 'unchanged') {
        effect(place, 'unit', 'status', { to: row.status }, 'now');
        effect(result === 'rout' ? 'L127' : place, 'unit', 'basesTurned', { to: row.basesTurned }, 'now');
        owe(place, 'unit', 'ordre-mixte.movement.compulsory', 'next-turn');
      }
      if (pmLeft < pm && by(testLossesRetest) === 'yes') owe('L109', 'unit', 'ordre-mixte.morale.trigger', pmWhen);
    }
    if (runsOut) effect('L109', 'unit', 'status', { to: 'removed' }, pmWhen);

    return {
      result,
      pmLoss,
      pmAfter,
      removed,
      status: row.status,
      becomesDisordered: row.becomesDisordered && disorderWhen === 'now',
      basesTurned: row.basesTurned,
      gunsAbandoned,
    };
  },

  inWords: (outcome, { pm }) => {
    const { it, en } = resultInWords(outcome, pm);
    return { it: `Risultato: ${it}`, en: `Result: ${en}` };
  },
});
