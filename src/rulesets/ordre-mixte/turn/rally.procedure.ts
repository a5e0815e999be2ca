import { procedure, type Declared } from '../../../core/index.js';
import { moraleTest } from '../morale/test.procedure.js';
import { ralliedBeforeMoving } from '../movement/movement.rulings.js';
import { rallyExamples } from './rally.examples.js';
import { ralliedNeeded, rallyFacts, rallyOutcome, rallyTestNeeded } from './rally.facts.js';
import { rallyMethod } from './turn.rulings.js';

/** A rally is no charge, and no base is lost in it. */
const noCharge = {
  cause: 'fire',
  basesLostThisPhase: 0,
  chargeBetweenInfantry: false,
  openTerrain: false,
  chargeRole: 'none',
  chargingColumns: 0,
  chargeTargetFormation: null,
  opponentArm: null,
} as const;

export const rally = procedure({
  id: 'ordre-mixte.turn.rally',
  title: { it: 'Recupero delle unità in rotta', en: 'Rallying routing units' },
  rule: 'L83',
  when: {
    it: 'All’inizio del turno, per ogni unità in rotta.',
    en: 'At the start of the turn, for each routing unit.',
  },
  facts: rallyFacts,
  needed: { rallied: ralliedNeeded, test: rallyTestNeeded },
  outcome: rallyOutcome,
  rulings: [rallyMethod, ralliedBeforeMoving],
  calls: [moraleTest],
  parts: {
    unit: {
      fills: {
        'test.arm': 'arm',
        'test.formation': 'formation',
        'test.pm': 'pm',
        'test.quality': 'quality',
        'test.attachedGeneral': 'attachedGeneral',
        'test.russianInfantry': 'russianInfantry',
        'test.cover': 'cover',
        'test.basesLost': 'basesLost',
      },
    },
  },
  examples: rallyExamples,

  adjudicate({ rallied: declared, test }, { by, reckon, call, effect, owe }): Declared<typeof rallyOutcome> {
    const passes = (): boolean => {
      if (by(rallyMethod) === 'declared-by-caller' || test === null) return declared ?? false;
      // A failed test changes nothing more: the unit is routing already.
      return call('test', moraleTest, { ...test, ...noCharge }).result === 'pass';
    };
    const rallied = reckon('L83', { it: 'L’unità è recuperata', en: 'The unit rallies' }, passes());
    const runs = !rallied || by(ralliedBeforeMoving) === 'moves-anyway';
    if (runs) owe('L84', 'unit', 'ordre-mixte.movement.compulsory', 'end-of-phase');
    const status = rallied ? 'steady' : 'routing';
    const basesTurned = rallied ? 0 : 2;
    effect('L83', 'unit', 'status', { to: status }, 'now');
    effect('L83', 'unit', 'basesTurned', { to: basesTurned }, 'now');
    return { rallied, status, basesTurned };
  },

  inWords: ({ rallied }, { unitId }) =>
    rallied
      ? { it: `${unitId}: unità recuperata.`, en: `${unitId} rallies.` }
      : { it: `${unitId}: unità ancora in rotta.`, en: `${unitId} keeps routing.` },
});
