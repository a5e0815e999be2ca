import type { Example } from '../../../core/index.js';
import type { contactFacts, contactOutcome } from './contact.facts.js';

export const contactExamples: readonly Example<typeof contactFacts, typeof contactOutcome>[] = [
  {
    says: {
      it: 'Una linea che non ha mosso, presa di fronte: non muove più',
      en: 'A line that has not moved, touched in front: it moves no more',
    },
    facts: { alreadyMoved: false, aspect: 'front', formation: 'line' },
    outcome: { pinned: true, surprised: false, movedBeforeBeingContacted: false, contactedFlankOrRear: false },
  },
  {
    says: {
      it: 'Una colonna che ha mosso, presa sul fianco: sorpresa',
      en: 'A column that has moved, touched in flank: surprised',
    },
    facts: { alreadyMoved: true, aspect: 'flank', formation: 'column' },
    outcome: { pinned: false, surprised: true, movedBeforeBeingContacted: true, contactedFlankOrRear: true },
  },
  {
    says: { it: 'Una catena presa alle spalle', en: 'A chain touched in the rear' },
    facts: { alreadyMoved: false, aspect: 'rear', formation: 'chain' },
    outcome: { pinned: true, surprised: false, contactedFlankOrRear: true },
  },
  {
    says: {
      it: 'Il quadrato non è mai sorpreso e non ha fianchi',
      en: 'A square is never surprised and has no flanks',
    },
    facts: { alreadyMoved: true, aspect: 'rear', formation: 'square' },
    outcome: { pinned: false, surprised: false, movedBeforeBeingContacted: true, contactedFlankOrRear: false },
  },
  {
    says: { it: 'Una massa presa sul fianco non ha fianchi', en: 'A mass touched in flank has no flanks' },
    facts: { alreadyMoved: true, aspect: 'flank', formation: 'mass' },
    outcome: { surprised: true, contactedFlankOrRear: false },
  },
  {
    says: { it: 'Per il club la massa li ha', en: 'At this club a mass has them' },
    facts: { alreadyMoved: true, aspect: 'flank', formation: 'mass' },
    rulings: { 'flank-of-mass-and-square': 'only-square-has-none' },
    outcome: { surprised: true, contactedFlankOrRear: true },
  },
  {
    says: { it: 'Ma il quadrato no', en: 'But a square has not' },
    facts: { alreadyMoved: false, aspect: 'flank', formation: 'square' },
    rulings: { 'flank-of-mass-and-square': 'only-square-has-none' },
    outcome: { contactedFlankOrRear: false },
  },
  {
    says: {
      it: 'In un edificio una linea sta a massa: non ha fianchi',
      en: 'In a building a line is in mass: it has no flanks',
    },
    facts: { alreadyMoved: false, aspect: 'flank', formation: 'line', terrain: 'building' },
    outcome: { pinned: true, surprised: false, contactedFlankOrRear: false },
  },
  {
    says: {
      it: 'Nemmeno un quadrato, che lì può essere sorpreso',
      en: 'Nor has a square, which can be surprised there',
    },
    facts: { alreadyMoved: true, aspect: 'rear', formation: 'square', terrain: 'building' },
    outcome: { surprised: true, movedBeforeBeingContacted: true, contactedFlankOrRear: false },
  },
  {
    says: {
      it: 'Per il club conta il primo soldatino che tocca: è il fianco',
      en: 'At this club the first figure that touches counts: it is the flank',
    },
    facts: { alreadyMoved: false, aspect: 'flank', formation: 'line' },
    rulings: { 'aspect-definition': 'first-touching-figure' },
    outcome: { pinned: true, contactedFlankOrRear: true },
  },
];
