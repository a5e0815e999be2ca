import type { Example } from '../../../core/index.js';
import type { atLimitFacts, atLimitOutcome } from './at-limit.facts.js';

export const atLimitExamples: readonly Example<typeof atLimitFacts, typeof atLimitOutcome>[] = [
  {
    says: { it: 'I fanti cambiano formazione', en: 'Infantry changes formation' },
    facts: { arm: 'infantry', action: 'change-formation' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: { it: 'Ma non avanzano', en: 'But does not advance' },
    facts: { arm: 'infantry', action: 'advance' },
    outcome: { allowed: false, reason: 'would-enter-zoc' },
    notAllowed: true,
  },
  {
    says: { it: 'Nemmeno in obliquo', en: 'Not even obliquely' },
    facts: { arm: 'cavalry', action: 'oblique-forward' },
    outcome: { allowed: false, reason: 'would-enter-zoc' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Di lato, e per il club senza dimezzare',
      en: 'Sideways, and at this club without halving',
    },
    facts: { arm: 'infantry', action: 'lateral' },
    rulings: { 'zoc-free-cost': 'no-halving' },
    outcome: { allowed: true },
  },
  {
    says: { it: 'La cavalleria non si sposta di lato', en: 'Cavalry does not shift sideways' },
    facts: { arm: 'cavalry', action: 'lateral' },
    outcome: { allowed: false, reason: 'cavalry-has-no-lateral-move' },
    notAllowed: true,
  },
  {
    says: { it: 'I cosacchi non vanno in obliquo', en: 'Cossacks do not go obliquely' },
    facts: { arm: 'cossacks', action: 'oblique-back' },
    outcome: { allowed: false, reason: 'cavalry-has-no-oblique-move' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club al limite della zona possono', en: 'At this club they may at the edge of a zone' },
    facts: { arm: 'cossacks', action: 'oblique-back' },
    rulings: { 'zoc-lateral-cavalry': 'zoc-permission-prevails' },
    outcome: { allowed: true },
  },
  {
    says: { it: 'La cavalleria torna dritta indietro', en: 'Cavalry goes straight back' },
    facts: { arm: 'cavalry', action: 'straight-back' },
    outcome: { allowed: true },
  },
];
