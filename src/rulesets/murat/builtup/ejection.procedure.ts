import { procedure } from '../../../core/index.js';
import { loserRetreat } from '../melee/loser-retreat.procedure.js';
import { fightingArmOf } from '../melee/side.js';
import { inUm } from '../numbers.js';
import { builtupEjectionExamples } from './ejection.examples.js';
import { builtupEjectionFacts, builtupEjectionOutcome } from './ejection.facts.js';

export const builtupEjection = procedure({
  id: 'murat.builtup.ejection',
  title: { it: 'Presidio battuto', en: 'Garrison beaten' },
  rule: '§2.14',
  when: {
    it: 'Una fanteria lungo il perimetro perde una mischia.',
    en: 'Infantry along the perimeter loses a melee.',
  },
  facts: builtupEjectionFacts,
  impossible: {
    loser: {
      says: {
        it: 'Il presidio è fanteria lungo il perimetro.',
        en: 'The garrison is infantry along the perimeter.',
      },
      when: ({ loser }) => loser.arm !== 'infantry' || (loser.formation ?? 'perimeter') !== 'perimeter',
    },
    winner: {
      says: { it: 'Un generale non combatte da solo.', en: 'A general does not fight on his own.' },
      when: ({ winner }) => winner.arm === 'general',
    },
  },
  outcome: builtupEjectionOutcome,
  calls: [loserRetreat],
  parts: { loser: { fills: { divisionWithdrawing: 'withdrawing' } } },
  examples: builtupEjectionExamples,

  adjudicate({ loser, winner, divisionWithdrawing }, { call, reckon }) {
    const { face, effect, distanceUm, disordered } = call(
      'loser',
      loserRetreat,
      {
        loser: { ...loser, formation: 'perimeter' },
        winnerArm: fightingArmOf(winner),
        round: 1,
        position: 'building-perimeter',
        contactedInOpen: false,
        obstaclesCrossed: 0,
        divisionWithdrawing,
      },
      { on: { loser: 'loser' }, reads: ['face', 'effect', 'distanceUm', 'disordered'] },
    );
    const winnerMayOccupy = reckon(
      '§2.14',
      { it: 'Chi ha vinto può occupare il posto', en: 'The winner may occupy the place' },
      true,
    );
    const formation = effect === 'dissolved' ? null : ('line' as const);
    return { face, distanceUm, effect, formation, disordered, winnerMayOccupy };
  },

  inWords: ({ distanceUm, formation }) => {
    if (formation === null)
      return {
        it: 'La divisione si ritira dal campo: il presidio battuto si dissolve; chi ha vinto può occupare il posto.',
        en: 'Its division is withdrawing: the beaten garrison dissolves; the winner may occupy the place.',
      };
    const { it, en } = inUm(distanceUm);
    return {
      it: `Il presidio esce e si mette in linea a ${it} dal bordo, disordinato; chi ha vinto può occupare il posto.`,
      en: `The garrison leaves and forms line ${en} from the edge, disordered; the winner may occupy the place.`,
    };
  },
});
