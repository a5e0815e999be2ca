import type { Example } from '../../../core/index.js';
import type { formationChangeFacts, formationChangeOutcome } from './formation-change.facts.js';

const nothing = { maxMoveUm: null, mayCharge: null, needsRegimentOrder: null };

export const formationChangeExamples: readonly Example<typeof formationChangeFacts, typeof formationChangeOutcome>[] = [
  {
    says: {
      it: 'Sei basi passano da colonna d’attacco a linea e poi avanzano fino a 2 UM',
      en: 'Six bases go from attack column to line and then advance up to 2 UM',
    },
    facts: { unit: { arm: 'infantry', bases: 6, formation: 'attack-column' }, to: 'line' },
    outcome: { legal: true, reasons: [], maxMoveUm: 2, mayCharge: false, needsRegimentOrder: true },
    fromTheBook: '§2.7',
  },
  {
    says: { it: 'Se inoltre ruota, non muove', en: 'If it turns as well, it does not move' },
    facts: { unit: { bases: 6, formation: 'attack-column' }, to: 'line', rotation: true },
    outcome: { legal: true, maxMoveUm: 0 },
  },
  {
    says: { it: 'Il quadrato non muove', en: 'A square does not move' },
    facts: { unit: {}, to: 'square' },
    outcome: { legal: true, maxMoveUm: 0 },
  },
  {
    says: {
      it: 'Chi si dispone lungo il perimetro resta lì',
      en: 'Whoever lines the perimeter stays there',
    },
    facts: { unit: {}, to: 'perimeter' },
    outcome: { legal: true, maxMoveUm: 0 },
  },
  {
    says: { it: 'L’ordine aperto poi muove di 2,5 UM', en: 'Open order then moves 2.5 UM' },
    facts: { unit: { infantryClass: 'light', openOrder: true }, to: 'march-column' },
    outcome: { legal: true, maxMoveUm: 2.5 },
  },
  {
    says: { it: 'Per il club la metà di 5 UM è 2', en: 'At this club half of 5 UM is 2' },
    facts: { unit: { infantryClass: 'light', openOrder: true }, to: 'march-column' },
    rulings: { 'half-distances': 'round-down' },
    outcome: { legal: true, maxMoveUm: 2 },
  },
  {
    says: { it: 'Per il club l’ordine aperto non forma quadrato', en: 'At this club open order forms no square' },
    facts: { unit: { infantryClass: 'light', openOrder: true }, to: 'square' },
    rulings: { 'open-order-square': 'forbidden' },
    outcome: { legal: false, reasons: ['open-order-cannot-square'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria in colonna poi muove di 3 UM', en: 'Cavalry in column then moves 3 UM' },
    facts: { unit: { arm: 'cavalry' }, to: 'attack-column' },
    outcome: { legal: true, maxMoveUm: 3 },
  },
  {
    says: {
      it: 'Per il club la cavalleria non forma colonna d’attacco',
      en: 'At this club cavalry forms no attack column',
    },
    facts: { unit: { arm: 'cavalry' }, to: 'attack-column' },
    rulings: { 'cavalry-attack-column': 'forbidden' },
    outcome: { legal: false, reasons: ['cavalry-attack-column-forbidden'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'Con due basi non si fa colonna d’attacco', en: 'Two bases make no attack column' },
    facts: { unit: { arm: 'cavalry', bases: 2 }, to: 'attack-column' },
    outcome: { legal: false, reasons: ['attack-column-needs-three-bases'] },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non si mette in quadrato', en: 'Cavalry does not form square' },
    facts: { unit: { arm: 'cavalry' }, to: 'square' },
    outcome: { legal: false, reasons: ['square-is-infantry-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Né lungo un perimetro', en: 'Nor does it line a perimeter' },
    facts: { unit: { arm: 'cavalry' }, to: 'perimeter' },
    outcome: { legal: false, reasons: ['perimeter-is-infantry-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'La fanteria non va al traino', en: 'Infantry is not limbered' },
    facts: { unit: {}, to: 'limbered' },
    outcome: { legal: false, reasons: ['artillery-only-formation'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'I pezzi si agganciano con un’azione, non con un ordine',
      en: 'Guns are limbered by an action, not by an order',
    },
    facts: { unit: { arm: 'artillery' }, to: 'limbered' },
    outcome: { legal: false, reasons: ['artillery-uses-actions'] },
    notAllowed: true,
  },
  {
    says: { it: 'E una batteria in linea non esiste', en: 'And there is no battery in line' },
    facts: { unit: { arm: 'artillery' }, to: 'line' },
    outcome: { legal: false, reasons: ['artillery-uses-actions', 'not-an-artillery-formation'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi ha mosso con la divisione, o si è ritirato per riordinarsi, non cambia formazione',
      en: 'Whoever moved with the division, or retired to recover, does not change formation',
    },
    facts: { unit: {}, to: 'square', movedByDivisionOrder: true, retiredToRecover: true },
    outcome: { legal: false, reasons: ['moved-by-division-order', 'retired-to-recover'] },
    notAllowed: true,
  },
];
