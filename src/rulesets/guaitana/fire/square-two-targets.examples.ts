import type { Example } from '../../../core/index.js';
import type { squareTwoTargetsFacts, squareTwoTargetsOutcome } from './square-two-targets.facts.js';

const ahead = { id: 'guerrieri', face: 0 } as const;
const behind = { id: 'cavalieri', face: 2 } as const;

export const squareTwoTargetsExamples: readonly Example<
  typeof squareTwoTargetsFacts,
  typeof squareTwoTargetsOutcome
>[] = [
  {
    says: { it: 'Un quadrato su un bersaglio solo', en: 'A square on one target' },
    facts: { targets: [ahead] },
    outcome: { legal: true, reason: null, shotsUsed: 1 },
  },
  {
    says: {
      it: 'Davanti e dietro: si può, con un tiro di munizioni',
      en: 'Ahead and behind: it may, with one shot of ammunition',
    },
    facts: { targets: [ahead, behind] },
    outcome: { legal: true, reason: null, shotsUsed: 1 },
  },
  {
    says: { it: 'Per il club due bersagli costano due tiri', en: 'At this club two targets cost two shots' },
    facts: {
      targets: [
        { ...ahead, face: 3 },
        { ...behind, face: 1 },
      ],
    },
    rulings: { 'square-ammunition': 'two' },
    outcome: { legal: true, reason: null, shotsUsed: 2 },
  },
  {
    says: { it: 'Per lo stesso club un bersaglio ne costa uno', en: 'For the same club one target costs one' },
    facts: { targets: [behind] },
    rulings: { 'square-ammunition': 'two' },
    outcome: { legal: true, reason: null, shotsUsed: 1 },
  },
  {
    says: { it: 'Davanti e di lato: non si può', en: 'Ahead and beside: it may not' },
    facts: { targets: [ahead, { ...behind, face: 3 }] },
    outcome: { legal: false, reason: 'not-on-opposite-faces', shotsUsed: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Due dallo stesso lato: non si può', en: 'Two on the same side: it may not' },
    facts: { targets: [ahead, { ...behind, face: 0 }] },
    outcome: { legal: false, reason: 'not-on-opposite-faces', shotsUsed: 0 },
    notAllowed: true,
  },
];
