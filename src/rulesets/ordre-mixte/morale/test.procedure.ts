import { dieThrow, procedure, sum } from '../../../core/index.js';
import { onlyGunsLimber } from '../facts.js';
import { hardCoverTerm } from '../rulings.js';
import { isArtillery, isCavalry } from '../vocabulary.js';
import { opponentNeeded } from './apply-result.facts.js';
import { applyResult } from './apply-result.procedure.js';
import {
  basesLostScope,
  belowOne,
  charismaticGeneral,
  d10Zero,
  fiveOrMore,
  starredModifiers,
  twoColumns,
} from './morale.rulings.js';
import { moraleBands, moraleModifiers } from './morale.tables.js';
import { resultInWords } from './result.js';
import { moraleTestExamples } from './test.examples.js';
import { moraleTestFacts, moraleTestOutcome } from './test.facts.js';

const fireTest = dieThrow('fire-test', 'L109', { it: 'Test di morale sotto tiro', en: 'Morale test under fire' }, 10);
const meleeTest = dieThrow('melee-test', 'L109', { it: 'Test di morale in mischia', en: 'Morale test in melee' }, 6);

export const moraleTest = procedure({
  id: 'ordre-mixte.morale.test',
  title: { it: 'Test di morale', en: 'Morale test' },
  rule: 'L107–131',
  when: { it: 'Quando un test di morale è dovuto.', en: 'When a morale test is due.' },
  facts: moraleTestFacts,
  needed: {
    chargeTargetFormation: {
      says: {
        it: 'Per chi carica serve la formazione del nemico caricato.',
        en: 'A charging unit needs the formation of the enemy it charges.',
      },
      when: f => f.chargeRole === 'charging',
    },
    opponentArm: { says: opponentNeeded, when: f => f.formation === 'square' && f.cause === 'melee' },
    basesLostThisPhase: {
      says: {
        it: 'Il club conta le basette perse in questa fase: indicare quante.',
        en: 'The club counts the bases lost in this phase: say how many.',
      },
      when: (f, by) => f.basesLost > 0 && by(basesLostScope) === 'this-phase',
    },
    bandForFiveOrMore: {
      says: {
        it: 'Il club stabilisce il risultato per 5 e oltre: indicarlo.',
        en: 'The club supplies the result for 5 and more: state it.',
      },
      when: (_, by) => by(fiveOrMore) === 'club-defined',
    },
  },
  impossible: {
    formation: onlyGunsLimber,
    russianInfantry: {
      says: { it: 'La fanteria russa è fanteria.', en: 'Russian infantry is infantry.' },
      when: f => f.russianInfantry && (isCavalry(f.arm) || isArtillery(f.arm)),
    },
    basesLostThisPhase: {
      says: {
        it: 'In questa fase non si perdono più basette che nell’intera partita.',
        en: 'No more bases can be lost in this phase than in the whole game.',
      },
      when: f => f.basesLostThisPhase !== null && f.basesLostThisPhase > f.basesLost,
    },
  },
  outcome: moraleTestOutcome,
  tables: [moraleModifiers, moraleBands],
  throws: [fireTest, meleeTest],
  rulings: [
    fiveOrMore,
    belowOne,
    starredModifiers,
    charismaticGeneral,
    twoColumns,
    basesLostScope,
    d10Zero,
    hardCoverTerm,
  ],
  calls: [applyResult],
  parts: { target: { fills: { chargeTargetFormation: 'formation' } } },
  examples: moraleTestExamples,

  adjudicate(facts, { by, reckon, atLeast, modify, lookUpBand, throwDice, call }) {
    const { cause, arm, formation, opponentArm, pm, bandForFiveOrMore } = facts;
    const thrown = throwDice(cause === 'fire' ? fireTest : meleeTest, 1, sum);
    const face =
      thrown === 10 && by(d10Zero) === 'zero'
        ? reckon('L109', { it: 'Lo zero del D10 vale 0', en: 'The zero of a D10 is a 0' }, 0)
        : thrown;
    const { total, rows: modifiers } = modify(face, moraleModifiers);
    const counted =
      total < 1 && by(belowOne) === 'treat-as-one'
        ? atLeast('L125', { it: 'Un totale sotto 1 vale 1', en: 'A total below 1 counts as 1' }, 1, total)
        : total;
    const printed = lookUpBand(moraleBands, counted);
    const band =
      printed === 'pass' && by(fiveOrMore) === 'club-defined' && bandForFiveOrMore !== null
        ? reckon(
            'L125–131',
            { it: 'Per 5 e oltre decide il club', en: 'For 5 and more the club decides' },
            bandForFiveOrMore,
          )
        : printed;
    const applied = call(
      'result',
      applyResult,
      { band, cause, formation, arm, opponentArm, pm },
      { on: { unit: 'unit' } },
    );
    return { total, band, modifiers, ...applied };
  },

  inWords: (outcome, { pm }) => {
    const { it, en } = resultInWords(outcome, pm);
    return { it: `Totale ${outcome.total}: ${it}`, en: `Total ${outcome.total}: ${en}` };
  },
});
