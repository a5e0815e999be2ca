import { howMany, procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { squareReasons } from './fire.reasons.js';
import { squareAmmunition } from './fire.rulings.js';
import { squareTwoTargetsExamples } from './square-two-targets.examples.js';
import { squareTwoTargetsFacts, squareTwoTargetsOutcome } from './square-two-targets.facts.js';

/** Opposite sides of a square are two apart. */
const facesApart = 2;

export const fireSquareTwoTargets = procedure({
  id: 'guaitana.fire.square-two-targets',
  title: { it: 'Un quadrato su due bersagli', en: 'A square firing on two sides' },
  rule: 'Tiro, L219',
  when: { it: 'Un’unità in quadrato indica i suoi bersagli.', en: 'A unit in square declares its targets.' },
  facts: squareTwoTargetsFacts,
  impossible: {
    targets: {
      says: { it: 'I due bersagli sono la stessa unità.', en: 'The two targets are the same unit.' },
      when: ({ targets: [first, second] }) => second !== undefined && first?.id === second.id,
    },
  },
  outcome: squareTwoTargetsOutcome,
  rulings: [squareAmmunition],
  parts: { target: { fills: { 'targets.id': 'id' }, of: 'enemy' } },
  examples: squareTwoTargetsExamples,

  adjudicate({ targets: [first, second] }, umpire) {
    const { reckon, forbid } = umpire;
    reckon(
      'Tiro, L219',
      { it: 'Su ogni bersaglio tira metà dei soldatini', en: 'Half the figures fire at each target' },
      0.5,
    );
    if (first === undefined || second === undefined) return { legal: true, reason: null, shotsUsed: 1 };
    const opposite = Math.abs(first.face - second.face) === facesApart;
    const reason = refuseFirst(forbid, squareReasons, [!opposite && ['not-on-opposite-faces', 'Tiro, L219']]);
    if (reason !== null) return { legal: false, reason, shotsUsed: 0 };
    return { legal: true, reason, shotsUsed: remind(umpire, squareAmmunition) === 'two' ? 2 : 1 };
  },

  inWords: ({ reason, shotsUsed }) =>
    verdict(
      squareReasons,
      reason,
      {
        it: `Il quadrato può tirare e consuma ${howMany(shotsUsed, 'tiro', 'tiri')}`,
        en: `The square may fire and uses ${howMany(shotsUsed, 'shot', 'shots')}`,
      },
      { it: 'Il quadrato non può tirare su tutti e due', en: 'The square may not fire at both' },
    ),
});
