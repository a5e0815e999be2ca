import type { Example } from '../../../core/index.js';
import type { formationCheckFacts, formationCheckOutcome } from './formation-check.facts.js';

const nothing = { frontBases: null, canMove: null, canUseRoadRate: null, canFire: null, canCharge: null } as const;

export const formationCheckExamples: readonly Example<typeof formationCheckFacts, typeof formationCheckOutcome>[] = [
  {
    says: { it: 'Sei basi di fanteria in linea', en: 'Six bases of infantry in line' },
    facts: { arm: 'infantry', bases: 6, formation: 'line' },
    outcome: {
      legal: true,
      reasons: [],
      frontBases: 6,
      canMove: true,
      canUseRoadRate: false,
      canFire: true,
      canCharge: true,
    },
  },
  {
    says: { it: 'In colonna di marcia si può solo marciare', en: 'A march column can only march' },
    facts: { arm: 'infantry', formation: 'march-column' },
    outcome: { legal: true, frontBases: 1, canMove: true, canUseRoadRate: true, canFire: false, canCharge: false },
  },
  {
    says: { it: 'La colonna d’attacco spara e carica', en: 'An attack column fires and charges' },
    facts: { arm: 'infantry', bases: 3, formation: 'attack-column' },
    outcome: { legal: true, frontBases: 2, canMove: true, canUseRoadRate: false, canFire: true, canCharge: true },
  },
  {
    says: { it: 'Il quadrato spara ma non muove', en: 'A square fires but does not move' },
    facts: { arm: 'infantry', formation: 'square' },
    outcome: { legal: true, frontBases: null, canMove: false, canUseRoadRate: false, canFire: true, canCharge: false },
  },
  {
    says: { it: 'La fanteria si schiera lungo il perimetro', en: 'Infantry lines the perimeter' },
    facts: { arm: 'infantry', formation: 'perimeter' },
    outcome: { legal: true, frontBases: null, canMove: false, canUseRoadRate: false, canFire: true, canCharge: false },
  },
  {
    says: { it: 'La cavalleria in linea carica ma non fa fuoco', en: 'Cavalry in line charges but does not fire' },
    facts: { arm: 'cavalry', bases: 3, formation: 'line' },
    outcome: { legal: true, frontBases: 3, canMove: true, canUseRoadRate: false, canFire: false, canCharge: true },
  },
  {
    says: { it: 'La batteria al traino segue la strada', en: 'A limbered battery follows the road' },
    facts: { arm: 'artillery', bases: 1, formation: 'limbered' },
    outcome: { legal: true, frontBases: 1, canMove: true, canUseRoadRate: true, canFire: false, canCharge: false },
  },
  {
    says: {
      it: 'La batteria schierata fa fuoco; spingerla a mano è un’azione',
      en: 'A deployed battery fires; pushing it by hand is an action',
    },
    facts: { arm: 'artillery', bases: 1, formation: 'deployed' },
    outcome: { legal: true, frontBases: 1, canMove: false, canUseRoadRate: false, canFire: true, canCharge: false },
  },
  {
    says: {
      it: 'A Elchingen i dragoni con due basi non formano colonna d’attacco',
      en: 'At Elchingen the dragoons of two bases form no attack column',
    },
    facts: { arm: 'cavalry', bases: 2, formation: 'attack-column' },
    outcome: { legal: false, reasons: ['attack-column-needs-three-bases'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'I corazzieri con tre basi sì', en: 'Cuirassiers of three bases do' },
    facts: { arm: 'cavalry', bases: 3, formation: 'attack-column' },
    outcome: { legal: true, frontBases: 2, canFire: false, canCharge: true },
  },
  {
    says: {
      it: 'Per il club la cavalleria non forma colonna d’attacco',
      en: 'At this club cavalry forms no attack column',
    },
    facts: { arm: 'cavalry', bases: 2, formation: 'attack-column' },
    rulings: { 'cavalry-attack-column': 'forbidden' },
    outcome: { legal: false, reasons: ['attack-column-needs-three-bases', 'cavalry-attack-column-forbidden'] },
    notAllowed: true,
  },
  {
    says: { it: 'L’ordine aperto forma quadrato', en: 'Open order forms square' },
    facts: { arm: 'infantry', openOrder: true, formation: 'square' },
    outcome: { legal: true, reasons: [], canFire: true },
  },
  {
    says: { it: 'Per il club l’ordine aperto non forma quadrato', en: 'At this club open order forms no square' },
    facts: { arm: 'infantry', openOrder: true, formation: 'square' },
    rulings: { 'open-order-square': 'forbidden' },
    outcome: { legal: false, reasons: ['open-order-cannot-square'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non forma quadrato', en: 'Cavalry forms no square' },
    facts: { arm: 'cavalry', formation: 'square' },
    outcome: { legal: false, reasons: ['square-is-infantry-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non tiene un perimetro', en: 'Cavalry holds no perimeter' },
    facts: { arm: 'cavalry', formation: 'perimeter' },
    outcome: { legal: false, reasons: ['perimeter-is-infantry-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'La fanteria non va al traino', en: 'Infantry is not limbered' },
    facts: { arm: 'infantry', formation: 'limbered' },
    outcome: { legal: false, reasons: ['artillery-only-formation'] },
    notAllowed: true,
  },
  {
    says: { it: 'Una batteria non si mette in linea', en: 'A battery does not form line' },
    facts: { arm: 'artillery', bases: 1, formation: 'line' },
    outcome: { legal: false, reasons: ['not-an-artillery-formation'] },
    notAllowed: true,
  },
  {
    says: { it: 'Né in quadrato: due motivi', en: 'Nor square: two reasons' },
    facts: { arm: 'artillery', bases: 1, formation: 'square' },
    outcome: { legal: false, reasons: ['not-an-artillery-formation', 'square-is-infantry-only'] },
    notAllowed: true,
  },
];
