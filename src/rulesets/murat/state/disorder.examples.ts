import type { Example } from '../../../core/index.js';
import type { stateDisorderFacts, stateDisorderOutcome } from './disorder.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const threeLeftOfEight = { fouInitial: 8, fouCurrent: 3 } as const;

export const stateDisorderExamples: readonly Example<typeof stateDisorderFacts, typeof stateDisorderOutcome>[] = [
  {
    says: { it: 'Basta un hit, anche senza perdite', en: 'One hit is enough, even with no loss' },
    facts: { event: 'fire-hit', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Costretti a ritirarsi attraverso gli amici', en: 'Forced to retreat through friends' },
    facts: { event: 'forced-retreat', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Un reggimento decimato fallisce il test', en: 'A decimated regiment fails its test' },
    facts: { event: 'decimated-failed-test', unit: { fouInitial: 9, fouCurrent: 3 } },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Non decimato, resta in ordine', en: 'Not decimated, it stays in good order' },
    facts: { event: 'decimated-failed-test', unit: threeLeftOfEight },
    outcome: { disordered: false },
  },
  {
    says: {
      it: 'Per il club cinque perdite su otto lo decimano',
      en: 'At this club five losses of eight decimate it',
    },
    facts: { event: 'decimated-failed-test', unit: threeLeftOfEight },
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Respinti in mischia', en: 'Repulsed in melee' },
    facts: { event: 'melee-repulsed', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Colpiti in mischia', en: 'Hit in melee' },
    facts: { event: 'melee-hit', unit: hussars },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Si ritirano davanti alla carica', en: 'They retire before the charge' },
    facts: { event: 'voluntary-retreat', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Chi li supporta va in disordine con loro', en: 'Their supporter is disordered with them' },
    facts: { event: 'forced-retreat', unit: { supporterId: '69-linea' } },
    outcome: { disordered: true },
  },
  {
    says: { it: 'In supporto a chi va in disordine', en: 'Supporting a unit that becomes disordered' },
    facts: { event: 'main-disordered', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Gli ussari caricano oltre una siepe', en: 'The hussars charge over a hedge' },
    facts: { event: 'cavalry-rough-charge', unit: hussars },
    outcome: { disordered: true },
  },
  {
    says: { it: 'La fanteria che la passa in carica no', en: 'Infantry that charges over it does not suffer' },
    facts: { event: 'cavalry-rough-charge', unit: {} },
    outcome: { disordered: false },
  },
  {
    says: { it: 'Veterani formati in obliquo', en: 'Formed veterans moving obliquely' },
    facts: { event: 'formed-oblique', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'L’élite tiene l’ordine in obliquo', en: 'The elite keeps its order obliquely' },
    facts: { event: 'formed-oblique', unit: { experience: 'elite' } },
    outcome: { disordered: false },
  },
  {
    says: { it: 'L’ordine aperto si muove in obliquo senza danno', en: 'Open order moves obliquely without harm' },
    facts: { event: 'formed-oblique', unit: { infantryClass: 'light', openOrder: true } },
    outcome: { disordered: false },
  },
  {
    says: { it: 'Anche la cavalleria', en: 'So does cavalry' },
    facts: { event: 'formed-oblique', unit: hussars },
    outcome: { disordered: false },
  },
  {
    says: { it: 'La carica non arriva a contatto', en: 'The charge does not make contact' },
    facts: { event: 'charge-without-contact', unit: hussars },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Il quadrato non riesce', en: 'The square fails' },
    facts: { event: 'failed-square', unit: {} },
    outcome: { disordered: true },
  },
  {
    says: { it: 'Il quadrato non riguarda la cavalleria', en: 'Squares do not concern cavalry' },
    facts: { event: 'failed-square', unit: hussars },
    outcome: { disordered: false },
  },
  {
    says: { it: 'Chi era già disordinato lo resta', en: 'A unit that was disordered stays so' },
    facts: { event: 'failed-square', unit: { ...hussars, disordered: true } },
    outcome: { disordered: true },
  },
];
