import { procedure, sum, type By } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { isObstacle } from '../cover.js';
import { inUm } from '../numbers.js';
import { formationOf, type Unit } from '../unit.js';
import { loserRetreatExamples } from './loser-retreat.examples.js';
import { loserEffect, loserRetreatFacts, loserRetreatOutcome } from './loser-retreat.facts.js';
import { squareBeatenTwice } from './melee.rulings.js';
import { retreatDistances, retreatThrow } from './melee.tables.js';
import { overObstacles } from './over-obstacles.js';
import { inTheOpen } from './side.js';

/** What a beaten unit does once its die is known. */
const whatItDoes = (loser: Unit, byCavalry: boolean, face: number, round: number, by: By) => {
  const formation = formationOf(loser);
  if (loser.arm === 'infantry' && formation === 'square' && byCavalry) {
    if (face > 3) return 'square-broken-line-facing-away';
    if (round === 1) return 'square-holds-second-round';
    return by(squareBeatenTwice) === 'breaks' ? 'square-broken-line-facing-away' : 'square-holds';
  }
  return formation === 'perimeter' ? 'leaves-built-up-area-in-line' : 'retreats';
};

export const loserRetreat = procedure({
  id: 'murat.melee.loser-retreat',
  title: { it: 'Chi perde la mischia', en: 'The loser of a melee' },
  rule: '§2.10, §2.14',
  when: { it: 'Un turno di mischia ha uno sconfitto.', en: 'A melee round has a loser.' },
  facts: loserRetreatFacts,
  outcome: loserRetreatOutcome,
  tables: [retreatDistances],
  throws: [retreatThrow],
  rulings: [squareBeatenTwice],
  parts: { loser: { fills: { divisionWithdrawing: 'withdrawing' } } },
  examples: loserRetreatExamples,

  adjudicate(
    { loser, winnerArm, round, position, contactedInOpen, obstaclesCrossed, divisionWithdrawing },
    { by, reckon, throwDice, lookUpBand, effect, owe },
  ) {
    const gone = (what: 'dissolved' | 'destroyed') => {
      effect('§2.10', 'loser', 'dissolved', { to: true }, 'now');
      return { required: false, face: null, effect: what, distanceUm: 0, printedDistanceUm: null, disordered: true };
    };
    if (divisionWithdrawing) {
      const says = {
        it: 'Battuta mentre la divisione si ritira dal campo: si dissolve',
        en: 'Beaten while its division withdraws: it dissolves',
      };
      return gone(reckon('§1.8', says, 'dissolved'));
    }
    if (loser.arm === 'artillery' && (contactedInOpen ?? inTheOpen(position))) {
      const says = { it: 'Batteria contattata allo scoperto: distrutta', en: 'Battery reached in the open: destroyed' };
      return gone(reckon('§2.10', says, 'destroyed'));
    }
    const face = throwDice(retreatThrow, 1, sum);
    const { footUm, cavalryUm } = lookUpBand(retreatDistances, face);
    const printedDistanceUm = loser.arm === 'cavalry' ? cavalryUm : footUm;
    const does = reckon(
      '§2.10',
      { it: 'Che cosa fa chi ha perso', en: 'What the loser does' },
      whatItDoes(loser, winnerArm === 'cavalry', face, round, by),
    );
    const stays = does === 'square-holds' || does === 'square-holds-second-round';
    const distanceUm = stays ? 0 : overObstacles(printedDistanceUm, obstaclesCrossed, reckon);
    if (!loser.disordered) disorder('§2.10', 'loser', loser, { effect, owe });
    if (does === 'square-broken-line-facing-away') effect('§2.10', 'loser', 'formation', { to: 'line' }, 'now');
    if (does === 'leaves-built-up-area-in-line') {
      effect('§2.14', 'loser', 'formation', { to: 'line' }, 'now');
      effect('§2.14', 'loser', 'position', { to: 'open' }, 'now');
    } else if (distanceUm > 0 && isObstacle(position)) effect('§2.10', 'loser', 'position', { to: 'open' }, 'now');
    return { required: true, face, effect: does, distanceUm, printedDistanceUm, disordered: true };
  },

  inWords: ({ effect, distanceUm }) => {
    const { it, en } = loserEffect.words[effect];
    const far = inUm(distanceUm);
    return distanceUm > 0
      ? { it: `Chi ha perso: ${it}, ${far.it} indietro.`, en: `The loser: ${en}, ${far.en} back.` }
      : { it: `Chi ha perso: ${it}.`, en: `The loser: ${en}.` };
  },
});
