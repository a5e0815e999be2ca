import type { Example } from '../../../core/index.js';
import type { supportEligibilityFacts, supportEligibilityOutcome } from './eligibility.facts.js';

const column = { formation: 'attack-column' } as const;
const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const battery = { arm: 'artillery' } as const;
const openOrder = { infantryClass: 'light', openOrder: true } as const;

export const supportEligibilityExamples: readonly Example<
  typeof supportEligibilityFacts,
  typeof supportEligibilityOutcome
>[] = [
  {
    says: { it: 'Una linea ne supporta un’altra, a 1 UM dietro', en: 'A line supports another, 1 UM behind it' },
    facts: { main: {}, supporter: {}, distanceUm: 1 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'A 1,5 UM è troppo lontana', en: 'At 1.5 UM it is too far away' },
    facts: { main: {}, supporter: {}, distanceUm: 1.5 },
    outcome: { legal: false, reasons: ['too-far'] },
    notAllowed: true,
  },
  {
    says: { it: 'A fianco di una linea non si supporta', en: 'A line does not support from beside' },
    facts: { main: {}, supporter: {}, relation: 'beside' },
    outcome: { legal: false, reasons: ['line-supports-from-behind'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Due colonne d’attacco affiancate si supportano',
      en: 'Two attack columns side by side support each other',
    },
    facts: { main: column, supporter: column, relation: 'beside', distanceUm: 1, frontOffsetUm: 1 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Una colonna dietro l’altra, e per giunta sfasate di 2 UM: due motivi',
      en: 'One column behind the other, and 2 UM out of line: two reasons',
    },
    facts: { main: column, supporter: column, frontOffsetUm: 2 },
    outcome: { legal: false, reasons: ['column-supports-from-beside', 'front-offset-too-large'] },
    notAllowed: true,
  },
  {
    says: { it: 'Una colonna non supporta una linea', en: 'A column does not support a line' },
    facts: { main: {}, supporter: column },
    outcome: { legal: false, reasons: ['formations-do-not-match'] },
    notAllowed: true,
  },
  {
    says: { it: 'Nessuno supporta un quadrato', en: 'Nobody supports a square' },
    facts: { main: { formation: 'square' }, supporter: {} },
    outcome: { legal: false, reasons: ['square'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'La leggera in ordine aperto non supporta, tanto meno da 3 UM',
      en: 'Light infantry in open order does not support, least of all from 3 UM',
    },
    facts: { main: {}, supporter: openOrder, distanceUm: 3 },
    outcome: { legal: false, reasons: ['open-order-light-infantry', 'too-far'] },
    notAllowed: true,
  },
  {
    says: { it: 'E non è supportata', en: 'Nor is it supported' },
    facts: { main: openOrder, supporter: {} },
    outcome: { legal: false, reasons: ['open-order-light-infantry'] },
    notAllowed: true,
  },
  {
    says: { it: 'Ussari in linea dietro ussari in linea', en: 'Hussars in line behind hussars in line' },
    facts: { main: hussars, supporter: hussars },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'La cavalleria in colonna non si supporta', en: 'Cavalry in column gives no support' },
    facts: { main: hussars, supporter: { ...hussars, formation: 'march-column' } },
    outcome: { legal: false, reasons: ['cavalry-needs-two-lines'] },
    notAllowed: true,
  },
  {
    says: { it: 'Nemmeno due linee di cavalleria affiancate', en: 'Nor do two lines of cavalry side by side' },
    facts: { main: hussars, supporter: hussars, relation: 'beside' },
    outcome: { legal: false, reasons: ['cavalry-needs-two-lines'] },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non supporta la fanteria', en: 'Cavalry does not support infantry' },
    facts: { main: {}, supporter: hussars },
    outcome: { legal: false, reasons: ['different-arms'] },
    notAllowed: true,
  },
  {
    says: { it: 'Una batteria non supporta nessuno', en: 'A battery supports nobody' },
    facts: { main: {}, supporter: battery },
    outcome: { legal: false, reasons: ['artillery-never-supports'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un quadrato alle spalle dei cannoni li protegge',
      en: 'A square behind the guns protects them',
    },
    facts: { main: battery, supporter: { formation: 'square' } },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Per il club il supporto ai cannoni non serve a nulla',
      en: 'At this club support is of no use to guns',
    },
    facts: { main: battery, supporter: {} },
    rulings: { 'supported-guns': 'no-benefit' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Una colonna non supporta i cannoni', en: 'A column does not support guns' },
    facts: { main: battery, supporter: column },
    outcome: { legal: false, reasons: ['guns-need-infantry-line-or-square-behind'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il 69° si mette dietro il 6° leggero e da ora lo supporta',
      en: 'The 69th stands behind the 6th Light, and supports it from now on',
    },
    facts: { main: { id: '6-leggero' }, supporter: { id: '69-linea' }, distanceUm: 1 },
    outcome: { legal: true, reasons: [] },
  },
];
