import type { Example } from '../../../core/index.js';
import type { firingBasesFacts, firingBasesOutcome } from './firing-bases.facts.js';

const battalion = { arm: 'infantry', totalBases: 4, frontRankBases: 4 } as const;
const inTown = { ...battalion, frontRankBases: 2, inBuiltUpArea: true } as const;

export const firingBasesExamples: readonly Example<typeof firingBasesFacts, typeof firingBasesOutcome>[] = [
  {
    says: { it: 'Quattro basette in linea: tirano tutte', en: 'Four bases in line: all of them fire' },
    facts: { ...battalion },
    outcome: { valid: true, reason: null, available: 4, shots: [{ targetId: null, firingBases: 4 }] },
    fromTheBook: 'L17',
  },
  {
    says: { it: 'In colonna tirano le due del primo rango', en: 'In column the two of the front rank fire' },
    facts: { ...battalion, formation: 'column', frontRankBases: 2 },
    outcome: { available: 2, shots: [{ targetId: null, firingBases: 2 }] },
    fromTheBook: 'L18',
  },
  {
    says: { it: 'Un lato di quadrato tira con una basetta', en: 'One face of a square fires with one base' },
    facts: { ...battalion, formation: 'square', frontRankBases: 1 },
    outcome: { available: 1, shots: [{ targetId: null, firingBases: 1 }] },
    fromTheBook: 'L19',
  },
  {
    says: {
      it: 'Da un centro abitato tirano tutte le basette, divise tra due lati',
      en: 'From a built-up area all bases fire, divided between two sides',
    },
    facts: {
      ...inTown,
      allocation: [
        { targetId: 'n1', side: 'nord', bases: 3 },
        { targetId: 'e1', side: 'est', bases: 1 },
      ],
    },
    outcome: {
      valid: true,
      available: 4,
      shots: [
        { targetId: 'n1', firingBases: 3 },
        { targetId: 'e1', firingBases: 1 },
      ],
    },
  },
  {
    says: { it: 'La batteria tira con tutte le basette', en: 'A battery fires with all its bases' },
    facts: { arm: 'artillery', totalBases: 3, frontRankBases: 1, formation: 'unlimbered' },
    outcome: { available: 3 },
  },
  {
    says: { it: 'In campo aperto il tiro non si divide', en: 'In the open fire is not split' },
    facts: {
      ...battalion,
      allocation: [
        { targetId: 'x', side: 'nord', bases: 2 },
        { targetId: 'y', side: 'est', bases: 2 },
      ],
    },
    outcome: { valid: false, reason: 'split-only-from-built-up-area', available: 4, shots: [] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Due bersagli dallo stesso lato: il tiro non si divide',
      en: 'Two targets on the same side: no splitting',
    },
    facts: {
      ...inTown,
      allocation: [
        { targetId: 'x', side: 'nord', bases: 2 },
        { targetId: 'y', side: 'nord', bases: 2 },
      ],
    },
    outcome: { valid: false, reason: 'targets-must-attack-from-different-sides', shots: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Cinque basette non ci sono', en: 'There are no five bases' },
    facts: { ...battalion, allocation: [{ targetId: 'x', bases: 5 }] },
    outcome: { valid: false, reason: 'more-bases-than-available', shots: [] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club ogni fanteria in linea conta quattro basette',
      en: 'At this club all infantry in line counts four bases',
    },
    facts: { ...battalion, totalBases: 6, frontRankBases: 3 },
    rulings: { 'example-unit-size': 'fixed-per-formation' },
    outcome: { available: 4 },
  },
  {
    says: {
      it: 'Per il club anche i lati di un quadrato hanno bersagli propri',
      en: 'At this club the faces of a square have targets of their own too',
    },
    facts: {
      ...battalion,
      formation: 'square',
      frontRankBases: 1,
      allocation: [
        { targetId: 'x', side: 'nord', bases: 1 },
        { targetId: 'y', side: 'sud', bases: 1 },
      ],
    },
    rulings: { 'split-outside-town': 'squares-too' },
    outcome: {
      valid: true,
      shots: [
        { targetId: 'x', firingBases: 1 },
        { targetId: 'y', firingBases: 1 },
      ],
    },
  },
  {
    says: {
      it: 'Ma un lato non tira con più basette di quante ne ha',
      en: 'But no face fires with more bases than it has',
    },
    facts: {
      ...battalion,
      formation: 'square',
      frontRankBases: 1,
      allocation: [
        { targetId: 'x', side: 'nord', bases: 2 },
        { targetId: 'y', side: 'sud', bases: 1 },
      ],
    },
    rulings: { 'split-outside-town': 'squares-too' },
    outcome: { valid: false, reason: 'more-bases-than-available', shots: [] },
    notAllowed: true,
  },
];
