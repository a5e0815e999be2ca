import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { bridgeCrossingFire, bridgeForcingFire, coverClasses, defensiveFireRange, lossThresholds } from '../rulings.js';
import { damage } from '../tables.js';
import { formationOf, fouOf } from '../unit.js';
import { barsToMuskets } from './bars-to-fire.js';
import { bridgeDoubled } from './bridge-fire.js';
import { countedRange } from './counted-range.js';
import { musketryReasons } from './fire.reasons.js';
import {
  columnBonus,
  firstVolleyConscripts,
  firstVolleyScope,
  heavyCoverMusketry,
  pushBackDice,
  rerollStacking,
  sixAlways,
  skirmisherTarget,
} from './fire.rulings.js';
import {
  musketryAgainThrow,
  musketryModifiers,
  musketryRerollRows,
  musketryScores,
  musketryThrow,
} from './fire.tables.js';
import { musketryExamples } from './musketry.examples.js';
import { musketryFacts, musketryOutcome, musketryRerolls } from './musketry.facts.js';
import { calledAfterVolley, followVolley, withTheTarget } from './followed.js';
import { gone, noShot } from './volley.facts.js';
import { resolveVolley, volleyInWords } from './volley.js';

export const musketry = procedure({
  id: 'murat.fire.musketry',
  title: { it: 'Fuoco di moschetteria', en: 'Musketry' },
  rule: '§2.8',
  when: { it: 'Un’unità di fanteria che può sparare fa fuoco.', en: 'An infantry unit that may fire does so.' },
  facts: musketryFacts,
  impossible: {
    shooter: { says: gone.shooter, when: f => fouOf(f.shooter) === 0 },
    target: { says: gone.target, when: f => fouOf(f.target) === 0 },
  },
  outcome: musketryOutcome,
  tables: [musketryScores, musketryModifiers, musketryRerollRows, damage],
  throws: [musketryThrow, musketryAgainThrow],
  rulings: [
    sixAlways,
    columnBonus,
    heavyCoverMusketry,
    coverClasses,
    rerollStacking,
    skirmisherTarget,
    firstVolleyScope,
    firstVolleyConscripts,
    defensiveFireRange,
    bridgeCrossingFire,
    bridgeForcingFire,
    pushBackDice,
    lossThresholds,
  ],
  calls: calledAfterVolley,
  parts: {
    shooter: {
      fills: {
        holdTest: 'holdTest',
        movedByDivisionOrder: 'movedByDivisionOrder',
        failedSquareThisTurn: 'failedSquareThisTurn',
        retiredToRecover: 'retiredToRecover',
      },
    },
    ...withTheTarget,
  },
  examples: musketryExamples,

  adjudicate(facts, umpire) {
    const { shooter, target, rangeUm, chargedBy } = facts;
    const { by, forbid, reckon, modify, lookUp, atLeast, effect } = umpire;
    const charged = chargedBy !== 'none';
    const beyond = (um: number): boolean => rangeUm > um && countedRange(rangeUm, charged, by) > um;

    const reasons = refuse(forbid, musketryReasons, [
      ...barsToMuskets(shooter, facts),
      beyond(musketryScores.entries.farther.upToUm) && ['out-of-range', '§2.8'],
      facts.phase === 'enemy-activation' && !charged && ['only-defensive-fire-outside-own-activation', '§2.8'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...noShot };

    const fou = fouOf(shooter);
    const third = { it: 'Un terzo della FoU, per eccesso', en: 'A third of the FoU, rounded up' };
    const baseDice = reckon('§2.8', third, Math.ceil(fou / 3));
    const { total, rows } = modify(baseDice, musketryModifiers);
    const doubled = bridgeDoubled(rows, 'target-march-column', facts.bridge, umpire);
    const dice =
      fou === 1
        ? reckon('§2.8', { it: 'Con FoU 1 sempre e solo un dado', en: 'With FoU 1 always one die and no more' }, 1)
        : atLeast('§2.8', { it: 'Almeno due dadi', en: 'At least two dice' }, 2, total + doubled);

    const formation = formationOf(shooter);
    const inSquareOrPerimeter = formation === 'square' || formation === 'perimeter';
    const farOff = !inSquareOrPerimeter && beyond(musketryScores.entries['point-blank'].upToUm);
    const { needed } = lookUp(musketryScores, inSquareOrPerimeter ? formation : farOff ? 'farther' : 'point-blank');

    const stand = { target, position: facts.targetPosition, charging: charged };
    const again = modify(0, musketryRerollRows);
    const volley = resolveVolley(
      {
        dice,
        needed,
        rerolls: again.total,
        tellsLoneSix: by(sixAlways) === 'loss',
        thrown: musketryThrow,
        thrownAgain: musketryAgainThrow,
      },
      stand,
      umpire,
      facts.followed,
    );
    effect('§2.8', 'shooter', 'firedThisTurn', { to: true }, 'now');
    if (!shooter.firstVolleySpent) effect('§2.8', 'shooter', 'firstVolleySpent', { to: true }, 'now');
    return {
      legal: true,
      reasons,
      baseDice,
      dice,
      needed,
      modifiers: [...rows, { id: 'bridge-doubled', value: doubled }].filter(({ value }) => value !== 0),
      rerollsAvailable: musketryRerolls.values.filter(reroll =>
        again.rows.some(({ id, value }) => id === reroll && value > 0),
      ),
      ...volley,
      ...followVolley(facts.followed, volley, stand, umpire),
    };
  },

  inWords: outcome => {
    if (outcome.legal) return volleyInWords(outcome);
    const why = inOneSentence(musketryReasons, outcome.reasons);
    return { it: `Non può sparare: ${why.it}.`, en: `It may not fire: ${why.en}.` };
  },
});
