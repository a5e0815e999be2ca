import type { Example } from '../../../core/index.js';
import type { attachFacts, attachOutcome } from './attach.facts.js';

const regiment = { id: '27-linea', arm: 'infantry' } as const;
const battery = { id: 'batteria-a-piedi', arm: 'artillery' } as const;

export const attachExamples: readonly Example<typeof attachFacts, typeof attachOutcome>[] = [
  {
    says: {
      it: 'La batteria si schiera nel fronte del 27° di linea',
      en: 'The battery takes its place in the front of the 27th Line',
    },
    facts: { regiment, batteries: [battery], regimentStationary: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Anche due batterie insieme', en: 'Two batteries at once as well' },
    facts: { regiment, batteries: [battery, { ...battery, id: 'batteria-a-cavallo' }], regimentStationary: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'La batteria lascia il 25° leggero e passa nel fronte del 27°',
      en: 'The battery leaves the 25th Light and goes over to the front of the 27th',
    },
    facts: { regiment, batteries: [{ ...battery, attachedTo: '25-leggero' }], regimentStationary: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Il reggimento muove: niente da fare', en: 'The regiment moves: it cannot be done' },
    facts: { regiment, batteries: [battery], regimentStationary: false },
    outcome: { legal: false, reasons: ['regiment-must-stand'] },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non prende batterie con sé', en: 'Cavalry takes no batteries along' },
    facts: { regiment: { arm: 'cavalry' }, batteries: [battery], regimentStationary: true },
    outcome: { legal: false, reasons: ['infantry-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Con i pezzi al traino non ci si aggrega', en: 'Limbered guns do not join' },
    facts: { regiment, batteries: [battery, { ...battery, formation: 'limbered' }], regimentStationary: true },
    outcome: { legal: false, reasons: ['must-be-deployed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Un reggimento non si aggrega a un altro', en: 'A regiment does not join another' },
    facts: { regiment, batteries: [{ arm: 'infantry' }], regimentStationary: true },
    outcome: { legal: false, reasons: ['artillery-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Tutto sbagliato: quattro motivi', en: 'Everything wrong: four reasons' },
    facts: {
      regiment: { arm: 'cavalry' },
      batteries: [{ arm: 'infantry' }, { ...battery, formation: 'limbered' }],
      regimentStationary: false,
    },
    outcome: {
      legal: false,
      reasons: ['artillery-only', 'infantry-only', 'must-be-deployed', 'regiment-must-stand'],
    },
    notAllowed: true,
  },
];
