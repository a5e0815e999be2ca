import type { Example } from '../../../core/index.js';
import type { moveFacts, moveOutcome } from './move.facts.js';

/** An attack column of 24 cm, 6 by 8, at the bottom of the table, looking up. */
const column = {
  state: 'in-formation',
  formation: 'attack-column',
  allowanceCm: 24,
  changeFraction: '1/3',
  base: { x: 50, y: 20, headingDegrees: 90, width: 6, depth: 8 },
} as const;
/** A line of 20 by 2 that looks down at it, its front 36 cm ahead of the column's. */
const line = { id: 'linea', base: { x: 50, y: 61, headingDegrees: 270, width: 20, depth: 2 } } as const;
const guns = {
  arm: 'foot-artillery',
  allowanceCm: 30,
  limbered: true,
  base: { x: 50, y: 20, headingDegrees: 90, width: 4, depth: 4 },
} as const;
/** A ploughed field, 20 deep, 10 cm ahead of the column's front. */
const field = {
  id: 'campo',
  kind: 'ploughed-field',
  difficult: true,
  area: {
    points: [
      { x: 20, y: 34 },
      { x: 80, y: 34 },
      { x: 80, y: 54 },
      { x: 20, y: 54 },
    ],
  },
} as const;

export const moveExamples: readonly Example<typeof moveFacts, typeof moveOutcome>[] = [
  {
    says: { it: 'Dritta avanti di 20 cm', en: 'Straight ahead by 20 cm' },
    facts: { ...column, steps: [{ type: 'forward', cm: 20 }] },
    outcome: {
      legal: true,
      reason: null,
      stoppedAtStep: null,
      stoppedBy: null,
      end: { x: 50, y: 40, headingDegrees: 90, width: 6, depth: 8 },
      travelledCm: 20,
      spentCm: 20,
      leftCm: 4,
      stateAfter: 'in-formation',
      formationAfter: 'attack-column',
      limberedAfter: false,
      everUnlimberedAfter: false,
      nearestEnemyCm: null,
      putBack: null,
    },
  },
  {
    says: {
      it: 'Avanza, ruota e si mette in linea alla fine: 8 cm, come nel libro',
      en: 'It advances, turns and goes into line at the end: 8 cm, as in the book',
    },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 8 },
        { type: 'turn', headingDegrees: 120 },
        { type: 'change-formation', formation: 'line' },
      ],
    },
    outcome: { legal: true, travelledCm: 8, spentCm: 16, leftCm: 0, formationAfter: 'line' },
  },
  {
    says: {
      it: 'In linea all’inizio, poi ruota: 6 cm, e il settimo non basta',
      en: 'Into line at the start, then it turns: 6 cm, and there is no seventh',
    },
    facts: {
      ...column,
      steps: [
        { type: 'change-formation', formation: 'line', newAllowanceCm: 12 },
        { type: 'turn', headingDegrees: 60 },
        { type: 'forward', cm: 7 },
      ],
    },
    outcome: { legal: false, reason: 'beyond-allowance', stoppedAtStep: 2, travelledCm: 6, spentCm: 12, leftCm: 0 },
  },
  {
    says: { it: 'Si ferma a 5 cm dal fronte nemico', en: 'It halts 5 cm from the enemy front' },
    facts: { ...column, allowanceCm: 40, steps: [{ type: 'forward', cm: 38 }], enemies: [line] },
    outcome: {
      legal: false,
      reason: 'zone-of-control',
      stoppedAtStep: 0,
      stoppedBy: 'linea',
      travelledCm: 31,
      nearestEnemyCm: 5,
    },
  },
  {
    says: {
      it: 'In carica la zona non c’è: arriva al contatto',
      en: 'In a charge there is no zone: it comes to contact',
    },
    facts: { ...column, allowanceCm: 40, steps: [{ type: 'forward', cm: 38 }], enemies: [line], phase: 'charge' },
    outcome: { reason: 'enemy-in-the-way', travelledCm: 36, nearestEnemyCm: 0 },
  },
  {
    says: { it: 'Passa di lato al fronte nemico', en: 'It passes beside the enemy front' },
    facts: {
      ...column,
      base: { ...column.base, x: 80 },
      allowanceCm: 60,
      steps: [{ type: 'forward', cm: 50 }],
      enemies: [line],
    },
    outcome: { legal: true, travelledCm: 50 },
  },
  {
    says: { it: 'Per il club la zona è più larga del fronte', en: 'At this club the zone is wider than the front' },
    facts: {
      ...column,
      base: { ...column.base, x: 65 },
      allowanceCm: 60,
      steps: [{ type: 'forward', cm: 50 }],
      enemies: [line],
    },
    rulings: { 'zoc-width': 'radial' },
    outcome: { legal: false, reason: 'zone-of-control' },
  },
  {
    says: {
      it: 'Nel campo arato ogni cm ne costa due, e la formazione si perde',
      en: 'In the ploughed field each cm costs two, and the formation is lost',
    },
    facts: { ...column, steps: [{ type: 'forward', cm: 20 }], terrain: [field] },
    outcome: {
      legal: false,
      reason: 'beyond-allowance',
      travelledCm: 17,
      spentCm: 24,
      leftCm: 0,
      stateAfter: 'not-in-formation',
    },
  },
  {
    says: {
      it: 'Uscita l’ultima figura deve riformarsi',
      en: 'With its last figure out it must re-form',
    },
    facts: { ...column, allowanceCm: 100, steps: [{ type: 'forward', cm: 60 }], terrain: [field] },
    outcome: { legal: false, reason: 'must-re-form-first', travelledCm: 38, stateAfter: 'not-in-formation' },
  },
  {
    says: { it: 'Per il club finisce la mossa', en: 'At this club it finishes its move' },
    facts: { ...column, allowanceCm: 100, steps: [{ type: 'forward', cm: 60 }], terrain: [field] },
    rulings: { 'advance-after-leaving': 'may-finish-the-move' },
    outcome: { legal: true, travelledCm: 60, spentCm: 88 },
  },
  {
    says: { it: 'Fuori formazione non si avanza', en: 'Out of formation it does not advance' },
    facts: { ...column, state: 'not-in-formation', steps: [{ type: 'forward', cm: 5 }] },
    outcome: { legal: false, reason: 'cannot-advance', stoppedAtStep: 0, travelledCm: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Ma si torna indietro', en: 'But it may go back' },
    facts: { ...column, state: 'not-in-formation', steps: [{ type: 'backward', cm: 10 }] },
    outcome: { legal: true, travelledCm: 10, end: { x: 50, y: 10, headingDegrees: 90, width: 6, depth: 8 } },
  },
  {
    says: { it: 'La cavalleria non si sposta di lato', en: 'Cavalry does not shift sideways' },
    facts: { ...column, arm: 'cavalry', steps: [{ type: 'shift-left', cm: 5 }] },
    outcome: { legal: false, reason: 'cavalry-must-rotate' },
    notAllowed: true,
  },
  {
    says: { it: 'La fanteria si inclina a metà movimento', en: 'Infantry inclines at half its move' },
    facts: { ...column, steps: [{ type: 'incline-right', cm: 10 }] },
    outcome: { legal: true, travelledCm: 10, spentCm: 20 },
  },
  {
    says: {
      it: 'Al passo doppio ci si ferma a 30 cm, e lì l’arbitro la riporterebbe',
      en: 'At the double it halts at 30 cm, and there the referee would put it back',
    },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      steps: [{ type: 'forward', cm: 40 }],
      enemies: [{ id: 'ussari', base: { x: 50, y: 80, headingDegrees: 90, width: 10, depth: 4 } }],
    },
    outcome: {
      legal: false,
      reason: 'double-pace-limit',
      stoppedBy: 'ussari',
      travelledCm: 24,
      nearestEnemyCm: 30,
      putBack: { toCm: 30, at: { x: 50, y: 44 } },
    },
  },
  {
    says: { it: 'In colonna d’attacco niente passo doppio', en: 'No double pace in attack column' },
    facts: { ...column, pace: 'double', steps: [{ type: 'forward', cm: 40 }] },
    outcome: { legal: false, reason: 'needs-march-column' },
    notAllowed: true,
  },
  {
    says: { it: 'Il passo doppio non ruota', en: 'The double pace does not turn' },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      steps: [
        { type: 'forward', cm: 10 },
        { type: 'turn', headingDegrees: 0 },
      ],
    },
    outcome: { legal: false, reason: 'double-pace-is-straight', stoppedAtStep: 1, travelledCm: 10 },
  },
  {
    says: { it: 'Parte già troppo vicina', en: 'It starts too close already' },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      steps: [{ type: 'backward', cm: 10 }],
      enemies: [{ id: 'ussari', base: { x: 50, y: 45, headingDegrees: 90, width: 10, depth: 4 } }],
    },
    outcome: { legal: false, reason: 'starts-too-close', stoppedBy: 'ussari' },
    notAllowed: true,
  },
  {
    says: { it: 'Cannoni: verso un punto, e si sgancia', en: 'Guns: to a point, and unlimber' },
    facts: { ...guns, steps: [{ type: 'to-point', point: { x: 62, y: 36 } }, { type: 'unlimber' }] },
    outcome: { legal: true, travelledCm: 20, leftCm: 0, limberedAfter: false, everUnlimberedAfter: true },
  },
  {
    says: {
      it: 'Sganciare a 20 cm dal nemico no: l’arbitro li riporterebbe a 44',
      en: 'No unlimbering at 20 cm from the enemy: the referee would put them back to 44',
    },
    facts: {
      ...guns,
      allowanceCm: 60,
      steps: [{ type: 'forward', cm: 40 }, { type: 'unlimber' }],
      enemies: [{ id: 'fanti', base: { x: 50, y: 83, headingDegrees: 90, width: 10, depth: 2 } }],
    },
    outcome: {
      legal: false,
      reason: 'enemy-too-close',
      stoppedAtStep: 1,
      stoppedBy: 'fanti',
      travelledCm: 40,
      limberedAfter: true,
      putBack: { toCm: 44, at: { x: 50, y: 36 } },
    },
  },
  {
    says: { it: 'I cannoni si fermano davanti al campo arato', en: 'Guns halt before the ploughed field' },
    facts: { ...guns, steps: [{ type: 'forward', cm: 25 }], terrain: [field] },
    outcome: { legal: false, reason: 'forbidden-terrain', stoppedBy: 'campo', travelledCm: 12 },
  },
  {
    says: { it: 'Nel bosco non si sgancia', en: 'No unlimbering in a wood' },
    facts: {
      ...guns,
      steps: [{ type: 'forward', cm: 15 }, { type: 'unlimber' }],
      terrain: [{ ...field, id: 'bosco', kind: 'wood', difficult: false }],
    },
    outcome: { legal: false, reason: 'no-unlimbering-here', stoppedBy: 'bosco', travelledCm: 15, limberedAfter: true },
  },
  {
    says: { it: 'La fanteria non ha traini', en: 'Infantry has no limbers' },
    facts: { ...column, steps: [{ type: 'limber' }] },
    outcome: { legal: false, reason: 'only-artillery-limbers' },
    notAllowed: true,
  },
  {
    says: { it: 'In mezzo alla mossa non si cambia formazione', en: 'No formation change in the middle of the move' },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 4 },
        { type: 'change-formation', formation: 'line' },
        { type: 'forward', cm: 4 },
      ],
    },
    outcome: { legal: false, reason: 'change-only-at-start-or-end', stoppedAtStep: 1, travelledCm: 4 },
  },
];
