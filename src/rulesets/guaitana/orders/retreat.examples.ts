import type { Example } from '../../../core/index.js';
import type { retreatFacts, retreatOutcome } from './retreat.facts.js';

export const retreatExamples: readonly Example<typeof retreatFacts, typeof retreatOutcome>[] = [
  {
    says: {
      it: 'Una compagnia in linea cede: a massa, 20 cm verso il colonnello',
      en: 'A company in line gives way: into mass, 20 cm towards the colonel',
    },
    facts: { kind: 'italian-infantry', subtype: 'line-infantry', formation: 'line', cincVisible: true },
    outcome: { moveCm: 20, towards: 'commander-in-chief', formationAfter: 'mass' },
  },
  {
    says: { it: 'Anche il quadrato si scioglie in massa', en: 'The square breaks into a mass too' },
    facts: { kind: 'italian-infantry', formation: 'square' },
    outcome: { moveCm: 20, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: {
      it: 'Per il club la massa italiana muove come la linea',
      en: 'At this club an Italian mass moves like a line',
    },
    facts: { kind: 'italian-infantry', formation: 'line', cincVisible: true },
    rulings: { 'italian-mass-movement': 'line-rate' },
    outcome: { moveCm: 10, towards: 'commander-in-chief', formationAfter: 'mass' },
  },
  {
    says: { it: 'I Bersaglieri corrono più degli altri', en: 'Bersaglieri outrun the others' },
    facts: { kind: 'italian-infantry', subtype: 'bersaglieri', formation: 'chain' },
    outcome: { moveCm: 30, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: { it: 'Con i 15 mm i guerrieri fuggono di 15 cm', en: 'With 15 mm figures warriors flee 15 cm' },
    facts: { kind: 'native-infantry', formation: 'mass', figureScale: '15mm' },
    outcome: { moveCm: 15, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: { it: 'Lo squadrone in linea: a massa, 50 cm', en: 'The squadron in line: into mass, 50 cm' },
    facts: { kind: 'italian-cavalry', formation: 'line' },
    outcome: { moveCm: 50, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: { it: 'Lo squadrone appiedato va come la fanteria', en: 'The dismounted squadron goes like infantry' },
    facts: { kind: 'italian-cavalry', formation: 'chain', dismounted: true },
    outcome: { moveCm: 20, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: {
      it: 'Cavalieri dervisci senza capo in vista né carriaggi: verso il bordo',
      en: 'Dervish horse with neither leader in sight nor baggage: to the table edge',
    },
    facts: { kind: 'native-cavalry', formation: 'mass', baggageDestroyed: true },
    outcome: { moveCm: 50, towards: 'own-table-edge', formationAfter: 'mass' },
  },
  {
    says: { it: 'Per il club fuggono lontano dal nemico', en: 'At this club they flee away from the enemy' },
    facts: { kind: 'native-cavalry', formation: 'mass', baggageDestroyed: true },
    rulings: { 'retreat-no-destination': 'away-from-enemy' },
    outcome: { moveCm: 50, towards: 'away-from-enemy' },
  },
  {
    says: { it: 'Perduti i carriaggi, ma il ras è in vista', en: 'The baggage is lost, but the ras is in sight' },
    facts: { kind: 'native-infantry', formation: 'mass', baggageDestroyed: true, cincVisible: true },
    outcome: { moveCm: 30, towards: 'commander-in-chief' },
  },
  {
    says: {
      it: 'I pezzi someggiati restano sui muli: 15 cm, senza bonus',
      en: 'Packed guns stay on their mules: 15 cm, no bonus',
    },
    facts: { kind: 'artillery', formation: 'packed' },
    outcome: { moveCm: 15, towards: 'baggage', formationAfter: 'packed' },
  },
  {
    says: {
      it: 'Per il club i pezzi in batteria contano a massa, ma si spingono',
      en: 'At this club guns in battery count as in mass, yet they are pushed',
    },
    facts: { kind: 'artillery', formation: 'in-battery' },
    rulings: { 'artillery-in-retreat': 'counts-as-mass' },
    outcome: { moveCm: 5, towards: 'baggage', formationAfter: 'mass' },
  },
  {
    says: { it: 'I carriaggi si ritirano in colonna', en: 'The baggage retreats in column' },
    facts: { kind: 'baggage', formation: 'column', cincVisible: true },
    outcome: { moveCm: 10, towards: 'commander-in-chief', formationAfter: 'column' },
  },
  {
    says: { it: 'Per il club chi cede muove subito', en: 'At this club a unit that gives way moves at once' },
    facts: { kind: 'native-infantry', formation: 'mass' },
    rulings: { 'retreat-move-timing': 'immediate' },
    outcome: { moveCm: 30, towards: 'baggage' },
  },
  {
    says: { it: 'Per il club chi è a contatto resta inchiodato', en: 'At this club a unit in contact stays pinned' },
    facts: { kind: 'native-infantry', formation: 'mass' },
    rulings: { 'breaking-contact': 'pinned' },
    outcome: { moveCm: 30, towards: 'baggage' },
  },
];
