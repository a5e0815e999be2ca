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
  examples: builtupEjectionExamples,

  adjudicate({ loser, winner }, { call, reckon }) {
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
        divisionWithdrawing: false,
      },
      { on: { loser: 'loser' }, reads: ['face', 'effect', 'distanceUm', 'disordered'] },
    );
    const winnerMayOccupy = reckon(
      '§2.14',
      { it: 'Chi ha vinto può occupare il posto', en: 'The winner may occupy the place' },
      true,
    );
    return { face, distanceUm, effect, formation: 'line' as const, disordered, winnerMayOccupy };
  },

  inWords: ({ distanceUm }) => {
    const { it, en } = inUm(distanceUm);
    return {
      it: `Il presidio esce e si mette in linea a ${it} dal bordo, disordinato; chi ha vinto può occupare il posto.`,
      en: `The garrison leaves and forms line ${en} from the edge, disordered; the winner may occupy the place.`,
    };
  },
});
