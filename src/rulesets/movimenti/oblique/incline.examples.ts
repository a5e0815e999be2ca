import type { Example } from '../../../core/index.js';
import type { inclineFacts, inclineOutcome } from './incline.facts.js';

/** Infantry that acts only in formation, with 24 cm. */
const column = { arm: 'infantry', state: 'in-formation', allowanceCm: 24 } as const;
const skirmishers = { arm: 'infantry', unitClass: 'skirmish-capable', allowanceCm: 20 } as const;

export const inclineExamples: readonly Example<typeof inclineFacts, typeof inclineOutcome>[] = [
  {
    says: {
      it: 'Una colonna avanza di 4 cm e inclina per altri 6: tutto a metà',
      en: 'A column advances 4 cm and inclines for 6 more: all at half',
    },
    facts: { ...column, straightCm: 4, obliqueCm: 6 },
    outcome: { allowed: true, reason: null, factor: 0.5, angleDegrees: 45, spentCm: 20, leftCm: 4 },
  },
  {
    says: {
      it: 'Dodici cm in diagonale su 24: proprio al limite',
      en: 'Twelve cm at an angle out of 24: just at the limit',
    },
    facts: { ...column, obliqueCm: 12 },
    outcome: { allowed: true, spentCm: 24, leftCm: 0 },
  },
  {
    says: { it: 'Mezzo centimetro di troppo', en: 'Half a centimetre too far' },
    facts: { ...column, obliqueCm: 12.5 },
    outcome: { allowed: false, reason: 'beyond-allowance', factor: 0, angleDegrees: 45, spentCm: null, leftCm: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club la parte dritta costa il giusto: si inclina di 45° precisi',
      en: 'At this club the straight part costs what it is, and one inclines by exactly 45°',
    },
    facts: { ...column, straightCm: 10, obliqueCm: 7 },
    rulings: { 'oblique-halving-extent': 'oblique-part-only', 'incline-angle-tolerance': 'exactly-45' },
    outcome: { allowed: true, factor: 0.5, spentCm: 24, leftCm: 0 },
  },
  {
    says: { it: 'Senza parte obliqua è una mossa dritta', en: 'Without an oblique part it is a straight move' },
    facts: { ...column, straightCm: 20 },
    outcome: { allowed: true, factor: 0.5, spentCm: 20, leftCm: 4 },
  },
  {
    says: { it: 'Inclinando non si cambia formazione', en: 'Formation does not change while inclining' },
    facts: { ...column, obliqueCm: 6, changesFormation: true },
    outcome: { allowed: false, reason: 'no-formation-change', factor: 0, spentCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria deve ruotare', en: 'Cavalry must turn' },
    facts: { arm: 'cavalry', allowanceCm: 30, obliqueCm: 10 },
    outcome: { allowed: false, reason: 'cavalry-must-rotate', angleDegrees: 45 },
    notAllowed: true,
  },
  {
    says: { it: 'Anche i cosacchi, sparsi come sono', en: 'Cossacks too, scattered as they are' },
    facts: { arm: 'cossacks', unitClass: 'skirmish-capable', state: 'skirmish', allowanceCm: 30, obliqueCm: 10 },
    outcome: { allowed: false, reason: 'cavalry-must-rotate' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cacciatori in schermaglia: tutto il movimento, e possono cambiare formazione',
      en: 'Skirmishing chasseurs: the whole allowance, and they may change formation',
    },
    facts: { ...skirmishers, state: 'skirmish', straightCm: 8, obliqueCm: 12, changesFormation: true },
    outcome: { allowed: true, factor: 1, spentCm: 20, leftCm: 0 },
  },
  {
    says: { it: 'Formati vanno a metà come la linea', en: 'Formed, they go at half like the line' },
    facts: { ...skirmishers, state: 'in-formation', obliqueCm: 8 },
    outcome: { allowed: true, factor: 0.5, spentCm: 16, leftCm: 4 },
  },
  {
    says: {
      it: 'Per il club ai cacciatori formati non è concesso',
      en: 'At this club it is not granted to formed chasseurs',
    },
    facts: { ...skirmishers, state: 'in-formation', obliqueCm: 8, changesFormation: true },
    rulings: { 'merged-cells-in-formation': 'formation-only' },
    outcome: { allowed: false, reason: 'not-granted-to-this-state' },
    notAllowed: true,
  },
  {
    says: {
      it: 'La linea non più in formazione non inclina',
      en: 'A line that has lost its formation does not incline',
    },
    facts: { arm: 'infantry', state: 'not-in-formation', allowanceCm: 12, obliqueCm: 3 },
    outcome: { allowed: false, reason: 'not-granted-to-this-state' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club lo fa come in formazione, a metà',
      en: 'At this club it does so as if formed, at half',
    },
    facts: { arm: 'infantry', state: 'disorder', allowanceCm: 12, obliqueCm: 6 },
    rulings: { 'oblique-empty-cells': 'as-in-formation' },
    outcome: { allowed: true, factor: 0.5, spentCm: 12, leftCm: 0 },
  },
  {
    says: {
      it: 'E, come in formazione, non può cambiarla',
      en: 'And as if formed it does not change formation',
    },
    facts: { arm: 'infantry', state: 'not-in-formation', allowanceCm: 12, obliqueCm: 6, changesFormation: true },
    rulings: { 'oblique-empty-cells': 'as-in-formation' },
    outcome: { allowed: false, reason: 'no-formation-change' },
    notAllowed: true,
  },
  {
    says: { it: 'I cannoni vanno comunque in ogni direzione', en: 'Guns go in any direction anyway' },
    facts: { arm: 'foot-artillery', allowanceCm: 15, obliqueCm: 15 },
    outcome: { allowed: true, factor: 1, spentCm: 15, leftCm: 0 },
  },
];
