import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { goOver } from '../go-over.js';
import { revealReasons } from './hidden.reasons.js';
import { minimumRevealDistance, revealActivation } from './hidden.rulings.js';
import { hiddenRevealExamples } from './reveal.examples.js';
import { revealFacts, revealOutcome } from './reveal.facts.js';

export const hiddenReveal = procedure({
  id: 'guaitana.hidden.reveal',
  title: { it: 'Appare un’unità nascosta', en: 'A hidden unit appears' },
  rule: 'Schieramento, L88; Movimento, L127',
  when: {
    it: 'Nel movimento, quando tocca al giocatore nativo: una o più unità.',
    en: 'In the movement phase, whenever the native player acts: one or more units.',
  },
  facts: revealFacts,
  outcome: revealOutcome,
  rulings: [revealActivation, minimumRevealDistance],
  examples: hiddenRevealExamples,

  adjudicate({ phase, terrainClosed, behindObstruction, crossedByItalians, observedByItalians, order }, umpire) {
    const reason = refuseFirst(umpire.forbid, revealReasons, [
      phase !== 'movement' && ['only-in-movement-phase', 'Schieramento, L88'],
      !terrainClosed && !behindObstruction && ['needs-closed-terrain-or-obstruction', 'Schieramento, L88'],
      (crossedByItalians || observedByItalians) && ['already-crossed-or-observed', 'Schieramento, L88'],
    ]);
    if (reason !== null) return { legal: false, reason };
    remind(umpire, revealActivation);
    remind(umpire, minimumRevealDistance);
    umpire.effect('Schieramento, L88', 'unit', 'hidden', { to: false }, 'now');
    goOver('Movimento, L127', 'unit', order, umpire);
    return { legal: true, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      revealReasons,
      reason,
      { it: 'L’unità appare, con il suo ordine', en: 'The unit appears, with its order' },
      { it: 'L’unità non può apparire', en: 'The unit cannot appear' },
    ),
});
