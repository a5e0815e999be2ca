import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { bridgeCrossingFire, bridgeForcingFire, defensiveFireRange, lossThresholds } from '../rulings.js';
import { damage } from '../tables.js';
import { fouOf } from '../unit.js';
import { artilleryExamples } from './artillery.examples.js';
import { artilleryFacts, artilleryOutcome, artilleryRerolls } from './artillery.facts.js';
import { barsToGuns } from './bars-to-fire.js';
import { bridgeDoubled } from './bridge-fire.js';
import { countedRange } from './counted-range.js';
import { artilleryReasons } from './fire.reasons.js';
import {
  artilleryDiceFloor,
  counterBatteryScope,
  guardArtilleryStacking,
  pushBackDice,
  sixAlways,
} from './fire.rulings.js';
import {
  artilleryAgainThrow,
  artilleryModifiers,
  artilleryRerollRows,
  artilleryThrow,
  gunnery,
  gunReaches,
} from './fire.tables.js';
import { gunRangeOf } from './gunnery.js';
import { calledAfterVolley, followVolley, withTheTarget } from './followed.js';
import { gone, noShot } from './volley.facts.js';
import { resolveVolley, volleyInWords } from './volley.js';

const floors = { zero: 0, one: 1, two: 2 } as const;

export const artilleryFire = procedure({
  id: 'murat.fire.artillery',
  title: { it: 'Fuoco di artiglieria', en: 'Artillery fire' },
  rule: '§2.8',
  when: { it: 'Una batteria che può sparare fa fuoco.', en: 'A battery that may fire does so.' },
  facts: artilleryFacts,
  impossible: {
    shooter: { says: gone.shooter, when: f => fouOf(f.shooter) === 0 },
    target: { says: gone.target, when: f => fouOf(f.target) === 0 },
  },
  outcome: artilleryOutcome,
  tables: [
    gunReaches,
    gunnery['12'],
    gunnery['6-8-9'],
    gunnery['3-4'],
    artilleryModifiers,
    artilleryRerollRows,
    damage,
  ],
  throws: [artilleryThrow, artilleryAgainThrow],
  // How a lone six of muskets is read is no question for guns: listed here so that a club sees it changes nothing.
  rulings: [
    sixAlways,
    artilleryDiceFloor,
    guardArtilleryStacking,
    counterBatteryScope,
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
        actionsThisTurn: 'actionsThisTurn',
        movedByDivisionOrder: 'movedByDivisionOrder',
        retiredToRecover: 'retiredToRecover',
      },
    },
    ...withTheTarget,
  },
  examples: artilleryExamples,

  adjudicate(facts, umpire) {
    const { shooter, target, rangeUm, underCharge, bridge } = facts;
    const { by, forbid, reckon, lookUp, modify, atLeast, effect } = umpire;
    const range = gunRangeOf(countedRange(rangeUm, underCharge, by));
    const cell = range === null ? null : lookUp(gunnery[shooter.calibre], range);

    const reasons = refuse(forbid, artilleryReasons, [
      ...barsToGuns(shooter, facts, underCharge),
      cell === null && ['out-of-range', '§2.8'],
      facts.phase === 'enemy-activation' && !underCharge && ['only-defensive-fire-outside-own-activation', '§2.8'],
    ]);
    if (cell === null || reasons.length > 0) return { legal: false, reasons, ...noShot };

    const baseDice = reckon('§2.8', { it: 'Dadi della tavola', en: 'Dice of the table' }, cell.dice);
    const { total, rows } = modify(baseDice, artilleryModifiers);
    const doubled = bridgeDoubled(rows, 'target-march-column-or-square', bridge, umpire);
    const sum = total + doubled;
    const dice =
      sum < floors.two
        ? atLeast(
            '§2.8',
            { it: 'Minimo di dadi di una batteria', en: 'Fewest dice of a battery' },
            floors[by(artilleryDiceFloor)],
            sum,
          )
        : sum;
    const stand = { target, position: facts.targetPosition, charging: underCharge };
    const again = modify(0, artilleryRerollRows);
    const volley = resolveVolley(
      {
        dice,
        needed: cell.needed,
        rerolls: again.total,
        tellsLoneSix: false,
        thrown: artilleryThrow,
        thrownAgain: artilleryAgainThrow,
      },
      stand,
      umpire,
      facts.followed,
    );
    effect('§2.8', 'shooter', 'firedThisTurn', { to: true }, 'now');
    if (underCharge) effect('§2.7', 'shooter', 'firedInEnemyTurn', { to: true }, 'now');
    return {
      legal: true,
      reasons,
      baseDice,
      dice,
      needed: cell.needed,
      modifiers: [...rows, { id: 'bridge-doubled', value: doubled }].filter(({ value }) => value !== 0),
      rerollsAvailable: artilleryRerolls.values.filter(reroll =>
        again.rows.some(({ id, value }) => id === reroll && value > 0),
      ),
      ...volley,
      ...followVolley(facts.followed, volley, stand, umpire),
    };
  },

  inWords: outcome => {
    if (outcome.legal) return volleyInWords(outcome);
    const why = inOneSentence(artilleryReasons, outcome.reasons);
    return { it: `La batteria non può sparare: ${why.it}.`, en: `The battery may not fire: ${why.en}.` };
  },
});
