import type { Example } from '../../../core/index.js';
import type { artilleryEligibilityFacts, artilleryEligibilityOutcome } from './artillery-eligibility.facts.js';

const battery = { arm: 'artillery' } as const;

export const artilleryEligibilityExamples: readonly Example<
  typeof artilleryEligibilityFacts,
  typeof artilleryEligibilityOutcome
>[] = [
  {
    says: { it: 'Pezzi da 8 schierati, a 25 UM', en: 'Deployed 8 lbs, at 25 UM' },
    facts: { shooter: battery, rangeUm: 25 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Pezzi da 4 a 16 UM: fuori gittata', en: '4 lbs at 16 UM: out of range' },
    facts: { shooter: { ...battery, calibre: '3-4' }, rangeUm: 16 },
    outcome: { legal: false, reasons: ['out-of-range'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Caricata da 16 UM, la stessa batteria spara a mitraglia',
      en: 'Charged from 16 UM, the same battery fires canister',
    },
    facts: {
      shooter: { ...battery, calibre: '3-4' },
      rangeUm: 16,
      phase: 'enemy-activation',
      underCharge: true,
    },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Per il club la distanza della carica si misura',
      en: 'At this club the charge is measured',
    },
    facts: {
      shooter: { ...battery, calibre: '3-4' },
      rangeUm: 16,
      phase: 'enemy-activation',
      underCharge: true,
    },
    rulings: { 'defensive-fire-range': 'measured' },
    outcome: { legal: false, reasons: ['out-of-range'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Pezzi al traino, che hanno già sparato, nell’attivazione nemica',
      en: 'Limbered guns that have fired already, in the enemy’s activation',
    },
    facts: {
      shooter: { ...battery, formation: 'limbered', firedThisTurn: true },
      rangeUm: 5,
      phase: 'enemy-activation',
    },
    outcome: {
      legal: false,
      reasons: ['already-fired-this-turn', 'limbered', 'only-defensive-fire-outside-own-activation'],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Due azioni già compiute: non resta tempo per il fuoco',
      en: 'With two actions taken there is no time left for fire',
    },
    facts: { shooter: battery, rangeUm: 10, actionsThisTurn: 2 },
    outcome: { legal: false, reasons: ['two-actions-only'] },
    notAllowed: true,
  },
  {
    says: { it: 'Caricata, fa fuoco lo stesso', en: 'Charged, it fires all the same' },
    facts: {
      shooter: battery,
      actionsThisTurn: 2,
      rangeUm: 1,
      underCharge: true,
      phase: 'enemy-activation',
    },
    outcome: { legal: true },
  },
  {
    says: {
      it: 'Mossa con la divisione, o ritirata per riordinarsi, non spara',
      en: 'Moved with its division, or retired to recover, it does not fire',
    },
    facts: { shooter: battery, rangeUm: 10, movedByDivisionOrder: true, retiredToRecover: true },
    outcome: { legal: false, reasons: ['moved-by-division-order', 'retired-to-recover'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un reggimento, fuori arco, con un ostacolo e amici in mezzo',
      en: 'A regiment, out of arc, with an obstacle and friends between',
    },
    facts: { shooter: {}, rangeUm: 5, withinArc45: false, friendsInLine: true, obstacleBetween: true },
    outcome: {
      legal: false,
      reasons: ['artillery-only', 'friends-in-line', 'obstacle-between', 'outside-45-degrees'],
    },
    notAllowed: true,
  },
  {
    says: { it: 'Sopra le teste degli amici', en: 'Over the heads of friends' },
    facts: { shooter: battery, rangeUm: 10, friendsInLine: true, overheadLegal: true },
    outcome: { legal: true },
  },
  {
    says: {
      it: 'Bersaglio dentro l’abitato, o in fondo al bosco',
      en: 'A target inside a built-up area, or deep in a wood',
    },
    facts: { shooter: battery, rangeUm: 10, targetInBuiltUp: true, targetInWood: true, targetWoodDepthUm: 2 },
    outcome: { legal: false, reasons: ['target-inside-built-up-area', 'target-not-visible-in-wood'] },
    notAllowed: true,
  },
  {
    says: { it: 'Sul bordo si vede', en: 'On the edge it is seen' },
    facts: {
      shooter: battery,
      rangeUm: 10,
      targetInBuiltUp: true,
      targetOnBuiltUpEdge: true,
      targetInWood: true,
      targetWoodDepthUm: 1,
    },
    outcome: { legal: true },
  },
];
