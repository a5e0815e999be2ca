import type { Example } from '../../../core/index.js';
import type { formationChangeFacts, formationChangeOutcome } from './formation-change.facts.js';

const taken = (capacityShare: number) => ({ legal: true, reason: null, capacityShare });
const refused = { legal: false, reason: 'formation-not-allowed', capacityShare: null } as const;

export const formationChangeExamples: readonly Example<typeof formationChangeFacts, typeof formationChangeOutcome>[] = [
  {
    says: { it: 'Da linea a catena: mezza mossa', en: 'From line to chain: half the move' },
    facts: { from: 'line', to: 'chain' },
    outcome: taken(0.5),
    fromTheBook: 'L156',
  },
  {
    says: { it: 'Da catena a quadrato', en: 'From chain to square' },
    facts: { from: 'chain', to: 'square', order: 'defence' },
    outcome: taken(0.5),
  },
  {
    says: { it: 'Da colonna a linea girando i soldatini: gratis', en: 'Column to line by turning figures: free' },
    facts: { from: 'column', to: 'line', byTurningFigures: true },
    outcome: taken(0),
  },
  {
    says: { it: 'Da linea a colonna, lo stesso', en: 'Line to column, the same' },
    facts: { from: 'line', to: 'column', byTurningFigures: true, kind: 'italian-cavalry' },
    outcome: taken(0),
  },
  {
    says: {
      it: 'Da linea a colonna senza girare sul posto: mezza mossa',
      en: 'Line to column without turning on the spot: half',
    },
    facts: { from: 'line', to: 'column' },
    outcome: taken(0.5),
  },
  {
    says: { it: 'Girando i soldatini non si fa una catena', en: 'Turning the figures does not make a chain' },
    facts: { from: 'column', to: 'chain', byTurningFigures: true },
    outcome: taken(0.5),
  },
  {
    says: { it: 'Chi è già a catena non spende nulla', en: 'A unit already in chain spends nothing' },
    facts: { from: 'chain', to: 'chain' },
    outcome: taken(0),
  },
  {
    says: { it: 'La cavalleria a cavallo non fa il quadrato', en: 'Mounted cavalry forms no square' },
    facts: { from: 'line', to: 'square', kind: 'italian-cavalry' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'Appiedata sì', en: 'On foot it does' },
    facts: { from: 'line', to: 'square', kind: 'italian-cavalry', dismounted: true },
    outcome: taken(0.5),
  },
  {
    says: { it: 'I nativi restano a massa', en: 'Natives stay in mass' },
    facts: { from: 'mass', to: 'line', kind: 'native-infantry' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'In ritirata ci si mette a massa senza spesa', en: 'In retreat a unit goes into mass for nothing' },
    facts: { from: 'line', to: 'mass', order: 'retreat' },
    outcome: taken(0),
  },
  {
    says: { it: 'E non si prende altra formazione', en: 'And takes no other formation' },
    facts: { from: 'mass', to: 'square', order: 'retreat' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'Senza ritirata gli italiani non si mettono a massa', en: 'Without a retreat Italians form no mass' },
    facts: { from: 'line', to: 'mass', order: 'movement' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: {
      it: 'Una compagnia che si è ripresa esce dalla massa: mezza mossa',
      en: 'A rallied company leaves the mass: half the move',
    },
    facts: { from: 'mass', to: 'line', order: 'defence' },
    outcome: taken(0.5),
  },
  {
    says: { it: 'Restare a massa non può', en: 'It cannot stay in mass' },
    facts: { from: 'mass', to: 'mass', order: 'defence' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'Per il club può restare a massa', en: 'At this club it may stay in mass' },
    facts: { from: 'mass', to: 'mass', order: 'defence' },
    rulings: { 'leaving-mass': 'may-stay-in-mass' },
    outcome: taken(0),
  },
];
