import type { Example } from '../../../core/index.js';
import type { musketryEligibilityFacts, musketryEligibilityOutcome } from './musketry-eligibility.facts.js';

export const musketryEligibilityExamples: readonly Example<
  typeof musketryEligibilityFacts,
  typeof musketryEligibilityOutcome
>[] = [
  {
    says: { it: 'Una linea a 6 UM può sparare', en: 'A line at 6 UM may fire' },
    facts: { shooter: {}, rangeUm: 6 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Nell’attivazione nemica spara chi è caricato, come se fosse a 1 UM',
      en: 'In the enemy’s activation a charged unit fires, as if at 1 UM',
    },
    facts: { shooter: {}, rangeUm: 8, phase: 'enemy-activation', chargedBy: 'light-cavalry' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Per il club la distanza della carica si misura: 8 UM sono troppi',
      en: 'At this club the charge is measured: 8 UM are too far',
    },
    facts: { shooter: {}, rangeUm: 8, phase: 'enemy-activation', chargedBy: 'light-cavalry' },
    rulings: { 'defensive-fire-range': 'measured' },
    outcome: { legal: false, reasons: ['out-of-range'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Nell’attivazione nemica, senza carica, non si spara',
      en: 'In the enemy’s activation, without a charge, nobody fires',
    },
    facts: { shooter: {}, rangeUm: 3, phase: 'enemy-activation' },
    outcome: { legal: false, reasons: ['only-defensive-fire-outside-own-activation'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cavalleria in colonna di marcia che ha già sparato e caricato, a 7 UM',
      en: 'Cavalry in march column that has fired and charged, at 7 UM',
    },
    facts: {
      shooter: { arm: 'cavalry', formation: 'march-column', firedThisTurn: true, chargedThisTurn: true },
      rangeUm: 7,
    },
    outcome: {
      legal: false,
      reasons: [
        'already-fired-this-turn',
        'charging-unit-cannot-fire',
        'infantry-only',
        'march-column-cannot-fire',
        'out-of-range',
      ],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi ha mosso con la divisione, ha mancato il quadrato o si è ritirato non spara',
      en: 'Whoever moved with the division, failed a square or retired does not fire',
    },
    facts: {
      shooter: {},
      rangeUm: 3,
      movedByDivisionOrder: true,
      failedSquareThisTurn: true,
      retiredToRecover: true,
    },
    outcome: { legal: false, reasons: ['failed-square', 'moved-by-division-order', 'retired-to-recover'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Fuori arco, con amici davanti e una siepe in mezzo',
      en: 'Out of arc, with friends in front and a hedge between',
    },
    facts: { shooter: {}, rangeUm: 3, withinArc45: false, frontClear: false, obstacleBetween: true },
    outcome: { legal: false, reasons: ['front-not-clear', 'obstacle-between', 'outside-45-degrees'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è dentro l’abitato non si vede', en: 'Troops inside a built-up area are not seen' },
    facts: { shooter: {}, rangeUm: 3, targetInBuiltUp: true },
    outcome: { legal: false, reasons: ['target-inside-built-up-area'] },
    notAllowed: true,
  },
  {
    says: { it: 'Sul bordo dell’abitato sì', en: 'On the edge of the built-up area they are' },
    facts: { shooter: {}, rangeUm: 3, targetInBuiltUp: true, targetOnBuiltUpEdge: true },
    outcome: { legal: true },
  },
  {
    says: { it: 'Bersaglio 2 UM dentro il bosco', en: 'A target 2 UM inside a wood' },
    facts: { shooter: {}, rangeUm: 4, targetInWood: true, targetWoodDepthUm: 2 },
    outcome: { legal: false, reasons: ['target-not-visible-in-wood'] },
    notAllowed: true,
  },
  {
    says: { it: 'Bersaglio a 1 UM dal bordo: si vede', en: 'A target 1 UM from the edge is seen' },
    facts: { shooter: {}, rangeUm: 4, targetInWood: true, targetWoodDepthUm: 1 },
    outcome: { legal: true },
  },
  {
    says: { it: 'Nello stesso bosco a 2 UM', en: 'In the same wood, at 2 UM' },
    facts: { shooter: {}, rangeUm: 2, shooterInWood: true, targetInWood: true },
    outcome: { legal: false, reasons: ['wood-range-1um'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Nello stesso bosco a 1 UM, per quanto addentro',
      en: 'In the same wood at 1 UM, however deep',
    },
    facts: {
      shooter: {},
      rangeUm: 1,
      shooterInWood: true,
      shooterWoodDepthUm: 5,
      targetInWood: true,
      targetWoodDepthUm: 5,
    },
    outcome: { legal: true },
  },
  {
    says: { it: 'Chi spara è troppo dentro il bosco', en: 'The shooter is too deep in the wood' },
    facts: { shooter: {}, rangeUm: 4, shooterInWood: true, shooterWoodDepthUm: 1.5 },
    outcome: { legal: false, reasons: ['shooter-too-deep-in-wood'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dal bordo del bosco si spara fuori a 4 UM',
      en: 'From the edge of a wood one fires out at 4 UM',
    },
    facts: { shooter: {}, rangeUm: 4, shooterInWood: true, shooterWoodDepthUm: 1 },
    outcome: { legal: true },
  },
  {
    says: {
      it: 'Per il club dal bordo del bosco si spara solo a 1 UM',
      en: 'At this club one fires out of a wood at 1 UM only',
    },
    facts: { shooter: {}, rangeUm: 4, shooterInWood: true, shooterWoodDepthUm: 1 },
    rulings: { 'wood-edge-fire': 'one-um' },
    outcome: { legal: false, reasons: ['wood-range-1um'] },
    notAllowed: true,
  },
];
