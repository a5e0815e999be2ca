import type { Example } from '../../../core/index.js';
import type { allowanceFacts, allowanceOutcome } from './allowance.facts.js';

export const allowanceExamples: readonly Example<typeof allowanceFacts, typeof allowanceOutcome>[] = [
  {
    says: { it: 'Una compagnia in linea: 10 cm, senza bonus', en: 'A company in line: 10 cm, no bonus' },
    facts: { kind: 'italian-infantry', subtype: 'line-infantry', formation: 'line' },
    outcome: { normalCm: 10, chargeBonusCm: null },
  },
  {
    says: { it: 'Cacciatori d’Africa a catena: 15 cm più 5', en: 'Cacciatori d’Africa in chain: 15 cm plus 5' },
    facts: { kind: 'italian-infantry', subtype: 'cacciatori', formation: 'chain' },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Alpini in colonna: 15 cm più 5', en: 'Alpini in column: 15 cm plus 5' },
    facts: { kind: 'italian-infantry', subtype: 'alpini', formation: 'column' },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Una compagnia in quadrato: 5 cm', en: 'A company in square: 5 cm' },
    facts: { kind: 'italian-infantry', formation: 'square' },
    outcome: { normalCm: 5, chargeBonusCm: null },
  },
  {
    says: {
      it: 'La compagnia con una mitragliatrice assegnata, per il club, muove come la compagnia',
      en: 'A company with an attached machine gun, at this club, moves like the company',
    },
    facts: { kind: 'italian-infantry', formation: 'column' },
    rulings: { 'attached-weapon-speed': 'company-speed' },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Una compagnia a massa muove come in colonna', en: 'A company in mass moves as in column' },
    facts: { kind: 'italian-infantry', formation: 'mass' },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: {
      it: 'Per il club la massa muove come la linea: 10 cm',
      en: 'At this club a mass moves like a line: 10 cm',
    },
    facts: { kind: 'italian-infantry', formation: 'mass' },
    rulings: { 'italian-mass-movement': 'line-rate' },
    outcome: { normalCm: 10, chargeBonusCm: null },
  },
  {
    says: { it: 'Bersaglieri a catena: 20 cm più 10', en: 'Bersaglieri in chain: 20 cm plus 10' },
    facts: { kind: 'italian-infantry', subtype: 'bersaglieri', formation: 'chain' },
    outcome: { normalCm: 20, chargeBonusCm: 10 },
  },
  {
    says: { it: 'Ascari in linea: 15 cm, senza bonus', en: 'Ascari in line: 15 cm, no bonus' },
    facts: { kind: 'italian-infantry', subtype: 'ascari', formation: 'line' },
    outcome: { normalCm: 15, chargeBonusCm: null },
  },
  {
    says: { it: 'Ascari in quadrato: 10 cm, senza bonus', en: 'Ascari in square: 10 cm, no bonus' },
    facts: { kind: 'italian-infantry', subtype: 'ascari', formation: 'square' },
    outcome: { normalCm: 10, chargeBonusCm: null },
  },
  {
    says: {
      it: 'Per il club il bonus dei Bersaglieri è 5 e basta',
      en: 'At this club the bonus of Bersaglieri is 5 and no more',
    },
    facts: { kind: 'italian-infantry', subtype: 'bersaglieri', formation: 'column' },
    rulings: { 'bersaglieri-bonus': 'value-five' },
    outcome: { normalCm: 20, chargeBonusCm: 5 },
  },
  {
    says: {
      it: 'Per il club gli Ascari caricano anche in linea: 15 più 5',
      en: 'At this club Ascari charge in line too: 15 plus 5',
    },
    facts: { kind: 'italian-infantry', subtype: 'ascari', formation: 'line' },
    rulings: { 'bersaglieri-bonus': 'additive-everywhere' },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: {
      it: 'E i Bersaglieri in quadrato: 10 più 5',
      en: 'And Bersaglieri in square: 10 plus 5',
    },
    facts: { kind: 'italian-infantry', subtype: 'bersaglieri', formation: 'square' },
    rulings: { 'bersaglieri-bonus': 'additive-everywhere' },
    outcome: { normalCm: 10, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Guerrieri nativi: 20 cm più 10', en: 'Native warriors: 20 cm plus 10' },
    facts: { kind: 'native-infantry', formation: 'mass' },
    outcome: { normalCm: 20, chargeBonusCm: 10 },
  },
  {
    says: {
      it: 'Con soldatini da 15 mm i guerrieri muovono di 10 cm più 5',
      en: 'With 15 mm figures warriors move 10 cm plus 5',
    },
    facts: { kind: 'native-infantry', formation: 'mass', figureScale: '15mm' },
    outcome: { normalCm: 10, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Uno squadrone a cavallo: 30 cm più 20', en: 'A mounted squadron: 30 cm plus 20' },
    facts: { kind: 'italian-cavalry', formation: 'line' },
    outcome: { normalCm: 30, chargeBonusCm: 20 },
  },
  {
    says: {
      it: 'Lo squadrone appiedato a catena muove come la fanteria: 15 più 5',
      en: 'The squadron on foot in chain moves like infantry: 15 plus 5',
    },
    facts: { kind: 'italian-cavalry', formation: 'chain', dismounted: true },
    outcome: { normalCm: 15, chargeBonusCm: 5 },
  },
  {
    says: { it: 'Cavalleria derviscia: 30 cm più 20', en: 'Dervish horse: 30 cm plus 20' },
    facts: { kind: 'native-cavalry', formation: 'mass' },
    outcome: { normalCm: 30, chargeBonusCm: 20 },
  },
  {
    says: { it: 'Pezzi someggiati: 15 cm', en: 'Guns on mules: 15 cm' },
    facts: { kind: 'artillery', formation: 'packed' },
    outcome: { normalCm: 15, chargeBonusCm: null },
  },
  {
    says: { it: 'Pezzi spinti a mano da 15 mm: 2,5 cm', en: '15 mm guns pushed by hand: 2.5 cm' },
    facts: { kind: 'artillery', formation: 'in-battery', figureScale: '15mm' },
    outcome: { normalCm: 2.5, chargeBonusCm: null },
  },
  {
    says: { it: 'Carriaggi: 10 cm', en: 'Baggage: 10 cm' },
    facts: { kind: 'baggage', formation: 'column' },
    outcome: { normalCm: 10, chargeBonusCm: null },
  },
  {
    says: { it: 'Un portaordini: 40 cm', en: 'A messenger: 40 cm' },
    facts: { kind: 'messenger', formation: 'none' },
    outcome: { normalCm: 40, chargeBonusCm: null },
  },
];
