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

/** It forms march column first, and then goes at the double towards hussars 54 cm ahead. */
const intoMarchColumn = {
  pace: 'double',
  steps: [
    { type: 'change-formation', formation: 'march-column', newAllowanceCm: 30 },
    { type: 'forward', cm: 30 },
  ],
  enemies: [{ id: 'ussari', base: { x: 50, y: 80, headingDegrees: 90, width: 10, depth: 4 } }],
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
      it: 'In linea all’inizio, poi ruota: 6 cm, e il settimo non c’è',
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
    says: { it: 'La fanteria inclina a metà movimento', en: 'Infantry inclines at half its move' },
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
    says: { it: 'Al passo doppio non si ruota', en: 'No turning at the double' },
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
        { type: 'change-formation', formation: 'line', newAllowanceCm: 12 },
        { type: 'forward', cm: 4 },
      ],
    },
    outcome: { legal: false, reason: 'change-only-at-start-or-end', stoppedAtStep: 1, travelledCm: 4 },
  },
  {
    says: { it: 'A contatto non si passa attraverso il nemico', en: 'In contact it does not pass through the enemy' },
    facts: {
      ...column,
      base: { ...column.base, y: 56 },
      steps: [{ type: 'forward', cm: 10 }],
      enemies: [line],
      phase: 'charge',
    },
    outcome: { legal: false, reason: 'enemy-in-the-way', stoppedBy: 'linea', travelledCm: 0, nearestEnemyCm: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'A contatto ci si può staccare', en: 'In contact it may move away' },
    facts: { ...column, base: { ...column.base, y: 56 }, steps: [{ type: 'backward', cm: 10 }], enemies: [line] },
    outcome: { legal: true, travelledCm: 10, nearestEnemyCm: 10 },
  },
  {
    says: { it: 'In carica arriva giusto al contatto', en: 'In a charge it comes just to contact' },
    facts: { ...column, allowanceCm: 40, steps: [{ type: 'forward', cm: 36 }], enemies: [line], phase: 'charge' },
    outcome: { legal: true, travelledCm: 36, nearestEnemyCm: 0 },
  },
  {
    says: { it: 'Già nella zona: non avanza', en: 'In the zone already: it does not advance' },
    facts: { ...column, base: { ...column.base, y: 53 }, steps: [{ type: 'forward', cm: 1 }], enemies: [line] },
    outcome: { legal: false, reason: 'zone-of-control', travelledCm: 0, nearestEnemyCm: 3 },
    notAllowed: true,
  },
  {
    says: { it: 'Già nella zona: di lato sì', en: 'In the zone already: sideways it may' },
    facts: { ...column, base: { ...column.base, y: 53 }, steps: [{ type: 'shift-left', cm: 6 }], enemies: [line] },
    outcome: { legal: true, travelledCm: 6, spentCm: 12 },
  },
  {
    says: {
      it: 'Nella zona non si entra di lato, nemmeno allontanandosi',
      en: 'Nobody enters the zone from the side, even going away',
    },
    facts: {
      ...column,
      base: { x: 39, y: 58, headingDegrees: 0, width: 0, depth: 0 },
      allowanceCm: 60,
      steps: [{ type: 'to-point', point: { x: 43, y: 55 } }],
      enemies: [line],
    },
    outcome: {
      legal: false,
      reason: 'zone-of-control',
      stoppedBy: 'linea',
      travelledCm: 1.25,
    },
  },
  {
    says: { it: 'Il nemico che non si vede non ha zona', en: 'An enemy that is not seen has no zone' },
    facts: {
      ...column,
      allowanceCm: 40,
      steps: [{ type: 'forward', cm: 34 }],
      enemies: [{ ...line, status: 'not-visible' }],
    },
    outcome: { legal: true, travelledCm: 34 },
  },
  {
    says: { it: 'Ruotando finirebbe addosso al nemico', en: 'Turning, it would run into the enemy' },
    facts: {
      ...column,
      formation: 'line',
      base: { x: 50, y: 20, headingDegrees: 90, width: 20, depth: 2 },
      steps: [{ type: 'turn', headingDegrees: 0 }],
      enemies: [{ id: 'fanti', base: { x: 50, y: 28, headingDegrees: 90, width: 10, depth: 2 } }],
    },
    outcome: { legal: false, reason: 'enemy-in-the-way', stoppedBy: 'fanti' },
    notAllowed: true,
  },
  {
    says: { it: 'Una direzione di 360° è quella di 0°', en: 'A heading of 360° is that of 0°' },
    facts: {
      ...column,
      base: { ...column.base, headingDegrees: 360 },
      steps: [{ type: 'to-point', point: { x: 70, y: 20 } }],
    },
    outcome: { legal: true, travelledCm: 20, spentCm: 20 },
  },
  {
    says: { it: 'A mano i cannoni fanno 3 cm', en: 'By hand guns go 3 cm' },
    facts: { ...guns, limbered: false, steps: [{ type: 'forward', cm: 10 }] },
    outcome: { legal: false, reason: 'by-hand-limit', travelledCm: 3, leftCm: 0 },
  },
  {
    says: { it: 'Per il club a mano su strada ne fanno 6', en: 'At this club by hand on a road they go 6' },
    facts: { ...guns, limbered: false, onRoad: true, steps: [{ type: 'forward', cm: 6 }] },
    rulings: { 'manhandle-on-road': 'yes' },
    outcome: { legal: true, travelledCm: 6 },
  },
  {
    says: {
      it: 'Agganciano, muovono e sganciano: resta un terzo',
      en: 'They limber, move and unlimber: a third is left',
    },
    facts: {
      ...guns,
      limbered: false,
      steps: [{ type: 'limber' }, { type: 'forward', cm: 10 }, { type: 'unlimber' }],
    },
    outcome: { legal: true, travelledCm: 10, leftCm: 0, limberedAfter: false },
  },
  {
    says: { it: 'Per una terza volta non c’è tempo', en: 'There is no time for a third time' },
    facts: { ...guns, steps: [{ type: 'unlimber' }, { type: 'limber' }, { type: 'unlimber' }] },
    outcome: { legal: false, reason: 'beyond-allowance', stoppedAtStep: 2, limberedAfter: true },
  },
  {
    says: {
      it: 'Nel bosco non si sgancia nemmeno un cannone solo',
      en: 'A single gun in a wood does not unlimber either',
    },
    facts: {
      ...guns,
      base: { x: 50, y: 40, headingDegrees: 90 },
      steps: [{ type: 'unlimber' }],
      terrain: [{ ...field, id: 'bosco', kind: 'wood', difficult: false }],
    },
    outcome: { legal: false, reason: 'no-unlimbering-here', stoppedBy: 'bosco' },
    notAllowed: true,
  },
  {
    says: {
      it: 'L’arbitro riporta i cannoni indietro lungo tutta la mossa',
      en: 'The referee takes the guns back along all their way',
    },
    facts: {
      ...guns,
      allowanceCm: 90,
      steps: [{ type: 'forward', cm: 40 }, { type: 'shift-left', cm: 10 }, { type: 'unlimber' }],
      enemies: [{ id: 'fanti', base: { x: 45, y: 83, headingDegrees: 90, width: 20, depth: 2 } }],
    },
    outcome: { reason: 'enemy-too-close', putBack: { toCm: 44, at: { x: 50, y: 36 } } },
  },
  {
    says: {
      it: 'Nessun punto della mossa va bene: via dal nemico, da dove è partita',
      en: 'No place of the move will do: away from the enemy, from where it began',
    },
    facts: {
      ...guns,
      steps: [{ type: 'forward', cm: 4 }, { type: 'unlimber' }],
      enemies: [{ id: 'fanti', base: { x: 50, y: 53, headingDegrees: 90, width: 20, depth: 2 } }],
    },
    outcome: { reason: 'enemy-too-close', putBack: { toCm: 44, at: { x: 50, y: 6 } } },
  },
  {
    says: { it: 'Passare a 30 cm giusti non è avvicinarsi troppo', en: 'Passing at exactly 30 cm is not too close' },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      steps: [{ type: 'forward', cm: 40 }],
      enemies: [{ id: 'ussari', base: { x: 88, y: 45, headingDegrees: 90, width: 10, depth: 4 } }],
    },
    outcome: { legal: true, travelledCm: 40 },
  },
  {
    says: {
      it: 'Parte troppo vicina: per il club al passo normale',
      en: 'It starts too close: at this club at normal pace',
    },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      steps: [{ type: 'backward', cm: 30 }],
      enemies: [{ id: 'ussari', base: { x: 50, y: 45, headingDegrees: 90, width: 10, depth: 4 } }],
    },
    rulings: { 'double-pace-start-inside-30': 'normal-pace-only' },
    outcome: { legal: false, reason: 'beyond-allowance', travelledCm: 24 },
  },
  {
    says: {
      it: 'Al passo doppio chi è in rotta non ferma i cannoni',
      en: 'At the double routing enemies do not stop guns',
    },
    facts: {
      ...guns,
      pace: 'double',
      steps: [{ type: 'forward', cm: 40 }],
      enemies: [
        { id: 'fuggiaschi', base: { x: 50, y: 83, headingDegrees: 90, width: 10, depth: 2 }, status: 'routing' },
      ],
    },
    outcome: { legal: true, travelledCm: 40 },
  },
  {
    says: {
      it: 'Chi occupa edifici e si ritira non li ferma: conta che si ritira',
      en: 'One in buildings who retreats does not stop them: that he retreats is what counts',
    },
    facts: {
      ...guns,
      pace: 'double',
      steps: [{ type: 'forward', cm: 40 }],
      enemies: [
        {
          id: 'fanti',
          base: { x: 50, y: 83, headingDegrees: 90, width: 10, depth: 2 },
          combatStatus: 'retreating',
          inBuilding: true,
        },
      ],
    },
    outcome: { legal: true, travelledCm: 40 },
  },
  {
    says: { it: 'Per il club fermano i cannoni tutti i nemici', en: 'At this club any enemy stops guns' },
    facts: {
      ...guns,
      pace: 'double',
      steps: [{ type: 'forward', cm: 40 }],
      enemies: [
        { id: 'fuggiaschi', base: { x: 50, y: 83, headingDegrees: 90, width: 10, depth: 2 }, status: 'routing' },
      ],
    },
    rulings: { 'artillery-30-cm-enemies': 'any-enemy' },
    outcome: {
      legal: false,
      reason: 'double-pace-limit',
      travelledCm: 30,
      putBack: { toCm: 30, at: { x: 50, y: 50 } },
    },
  },
  {
    says: { it: 'Si cambia formazione una volta sola', en: 'Formation changes once only' },
    facts: {
      ...column,
      steps: [
        { type: 'change-formation', formation: 'line', newAllowanceCm: 12 },
        { type: 'forward', cm: 4 },
        { type: 'change-formation', formation: 'attack-column', newAllowanceCm: 24 },
      ],
    },
    outcome: { legal: false, reason: 'one-change-only', stoppedAtStep: 2, travelledCm: 4, formationAfter: 'line' },
  },
  {
    says: { it: 'Per il club si cambia anche a metà mossa', en: 'At this club formation changes in mid move too' },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 6 },
        { type: 'change-formation', formation: 'line', newAllowanceCm: 12 },
        { type: 'forward', cm: 13 },
      ],
    },
    rulings: { 'change-in-mid-move': 'anywhere' },
    outcome: { legal: false, reason: 'beyond-allowance', stoppedAtStep: 2, travelledCm: 18, spentCm: 18, leftCm: 0 },
  },
  {
    says: {
      it: 'Per il club chi cambia formazione non va dritto',
      en: 'At this club a unit that changes formation does not go straight',
    },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 6 },
        { type: 'change-formation', formation: 'line' },
      ],
    },
    rulings: { 'formation-change-straight': 'no-straight-move-with-change' },
    outcome: { legal: false, reason: 'no-formation-change', stoppedAtStep: 1, travelledCm: 6 },
  },
  {
    says: { it: 'Si riforma e poi ruota', en: 'It re-forms and then turns' },
    facts: {
      ...column,
      state: 'not-in-formation',
      steps: [
        { type: 'change-formation', formation: 'attack-column', newAllowanceCm: 24 },
        { type: 'turn', headingDegrees: 60 },
        { type: 'forward', cm: 8 },
      ],
    },
    outcome: { legal: true, travelledCm: 8, spentCm: 16, leftCm: 0, stateAfter: 'in-formation' },
  },
  {
    says: { it: 'Uscita dal campo non ruota più', en: 'Out of the field it turns no more' },
    facts: {
      ...column,
      allowanceCm: 100,
      steps: [
        { type: 'forward', cm: 38 },
        { type: 'turn', headingDegrees: 60 },
      ],
      terrain: [field],
    },
    outcome: { legal: false, reason: 'cannot-rotate', stoppedAtStep: 1, travelledCm: 38 },
  },
  {
    says: { it: 'Finisce la mossa anche se è in due parti', en: 'It finishes its move in two parts too' },
    facts: {
      ...column,
      allowanceCm: 100,
      steps: [
        { type: 'forward', cm: 40 },
        { type: 'forward', cm: 20 },
      ],
      terrain: [field],
    },
    rulings: { 'advance-after-leaving': 'may-finish-the-move' },
    outcome: { legal: true, travelledCm: 60, spentCm: 88 },
  },
  {
    says: {
      it: 'Per il club il campo dimezza tutta la mossa, in quante parti sia',
      en: 'At this club the field halves the whole move, in however many parts',
    },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 8 },
        { type: 'forward', cm: 5 },
      ],
      terrain: [field],
    },
    rulings: { 'difficult-ground-extent': 'whole-move' },
    outcome: { legal: false, reason: 'beyond-allowance', stoppedAtStep: 1, travelledCm: 12, spentCm: 24 },
  },
  {
    says: {
      it: 'Sulla strada che attraversa il campo non si rallenta',
      en: 'On the road through the field it is not slowed',
    },
    facts: {
      ...column,
      formation: 'march-column',
      onRoad: true,
      steps: [{ type: 'forward', cm: 48 }],
      terrain: [{ ...field, roadThrough: true }],
    },
    outcome: { legal: true, travelledCm: 48, spentCm: 48, stateAfter: 'in-formation' },
  },
  {
    says: {
      it: 'Per il club sulla strada non si rallenta, ma la formazione si perde: oltre il campo ci si riforma',
      en: 'At this club it is not slowed on the road, but loses its formation: beyond the field it re-forms',
    },
    facts: {
      ...column,
      formation: 'march-column',
      onRoad: true,
      steps: [{ type: 'forward', cm: 48 }],
      terrain: [{ ...field, roadThrough: true }],
    },
    rulings: { 'road-and-difficult-ground': 'halving-only' },
    outcome: {
      legal: false,
      reason: 'must-re-form-first',
      travelledCm: 38,
      spentCm: 38,
      stateAfter: 'not-in-formation',
    },
  },
  {
    says: {
      it: 'Per il club anche sulla strada si rallenta',
      en: 'At this club it is slowed on the road too',
    },
    facts: {
      ...column,
      formation: 'march-column',
      onRoad: true,
      steps: [{ type: 'forward', cm: 20 }],
      terrain: [{ ...field, roadThrough: true }],
    },
    rulings: { 'road-and-difficult-ground': 'still-halved' },
    outcome: { legal: true, travelledCm: 20, spentCm: 30, stateAfter: 'not-in-formation' },
  },
  {
    says: {
      it: 'Chi ha perso la formazione non avanza nemmeno sulla strada nel campo',
      en: 'A unit that has lost its formation does not advance on the road through the field either',
    },
    facts: {
      ...column,
      state: 'not-in-formation',
      formation: 'march-column',
      base: { ...column.base, y: 34 },
      onRoad: true,
      steps: [{ type: 'forward', cm: 2 }],
      terrain: [{ ...field, roadThrough: true }],
    },
    outcome: { legal: false, reason: 'cannot-advance', travelledCm: 0, stateAfter: 'not-in-formation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un campo che la strada non attraversa rallenta chi vi entra',
      en: 'A field that the road does not cross slows a unit that enters it',
    },
    facts: {
      ...column,
      formation: 'march-column',
      onRoad: true,
      steps: [{ type: 'forward', cm: 20 }],
      terrain: [field],
    },
    outcome: { legal: true, travelledCm: 20, spentCm: 30, stateAfter: 'not-in-formation' },
  },
  {
    says: { it: 'Stanca e ruotando: si dimezza una volta', en: 'Tired and turning: halved once' },
    facts: {
      ...column,
      tired: true,
      steps: [
        { type: 'turn', headingDegrees: 60 },
        { type: 'forward', cm: 12 },
      ],
    },
    outcome: { legal: true, travelledCm: 12, spentCm: 24 },
  },
  {
    says: { it: 'Per il club ogni causa dimezza', en: 'At this club each cause halves' },
    facts: {
      ...column,
      tired: true,
      steps: [
        { type: 'turn', headingDegrees: 60 },
        { type: 'forward', cm: 12 },
      ],
    },
    rulings: { 'halvings-outside-difficult-ground': 'each-cause' },
    outcome: { legal: false, reason: 'beyond-allowance', travelledCm: 6, spentCm: 24 },
  },
  {
    says: {
      it: 'Per il club ruotando si perde metà del movimento della linea: di 8 cm ne restano 2',
      en: 'At this club turning loses half of the line’s allowance: of 8 cm 2 are left',
    },
    facts: {
      ...column,
      changeFraction: '2/3',
      steps: [
        { type: 'change-formation', formation: 'line', newAllowanceCm: 12 },
        { type: 'turn', headingDegrees: 60 },
        { type: 'forward', cm: 4 },
      ],
    },
    rulings: { 'halving-after-start-change': 'half-of-new-formation-allowance' },
    outcome: { legal: false, reason: 'beyond-allowance', travelledCm: 2 },
  },
  {
    says: { it: 'Per il club solo la parte obliqua si dimezza', en: 'At this club the oblique part alone is halved' },
    facts: {
      ...column,
      steps: [
        { type: 'forward', cm: 10 },
        { type: 'incline-right', cm: 7 },
      ],
    },
    rulings: { 'oblique-halving-extent': 'oblique-part-only' },
    outcome: { legal: true, travelledCm: 17, spentCm: 24, leftCm: 0 },
  },
  {
    says: {
      it: 'Riagganciati dopo aver sganciato, al passo doppio non vanno più',
      en: 'Hooked up again after unlimbering, they are at the double no more',
    },
    facts: {
      ...guns,
      pace: 'double',
      steps: [{ type: 'forward', cm: 5 }, { type: 'unlimber' }, { type: 'limber' }, { type: 'forward', cm: 10 }],
    },
    outcome: {
      legal: false,
      reason: 'guns-already-unlimbered-this-game',
      stoppedAtStep: 3,
      travelledCm: 5,
      limberedAfter: true,
      everUnlimberedAfter: true,
    },
  },
  {
    says: { it: 'I cannoni non hanno formazioni', en: 'Guns have no formations' },
    facts: { ...guns, changeFraction: '1/3', steps: [{ type: 'change-formation', formation: 'line' }] },
    outcome: {
      legal: false,
      reason: 'artillery-has-no-formations',
      stateAfter: 'not-in-formation',
      formationAfter: null,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club l’arbitro porta i cannoni dritti via dal nemico, da dove hanno sganciato',
      en: 'At this club the referee takes guns straight away from the enemy, from where they unlimbered',
    },
    facts: {
      ...guns,
      allowanceCm: 90,
      steps: [{ type: 'forward', cm: 40 }, { type: 'unlimber' }],
      enemies: [{ id: 'fanti', base: { x: 82, y: 60, headingDegrees: 180, width: 10, depth: 4 } }],
    },
    rulings: { 'reposition-path': 'straight-away-from-enemy' },
    outcome: { reason: 'enemy-too-close', putBack: { toCm: 44, at: { x: 34, y: 60 } } },
  },
  {
    says: {
      it: 'Al passo doppio non si inclina, nemmeno su strada',
      en: 'No inclining at the double, not even on a road',
    },
    facts: {
      ...column,
      formation: 'march-column',
      pace: 'double',
      onRoad: true,
      steps: [{ type: 'incline-left', cm: 5 }],
    },
    outcome: { legal: false, reason: 'double-pace-is-straight', travelledCm: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'In disordine non si ruota nemmeno dove la strada curva',
      en: 'In disorder it does not turn even where the road bends',
    },
    facts: { ...column, state: 'disorder', onRoad: true, steps: [{ type: 'turn', headingDegrees: 0 }] },
    outcome: { legal: false, reason: 'cannot-rotate', stoppedAtStep: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Le curve della strada non contano come rotazioni, dove se ne fa una sola',
      en: 'Bends of the road do not count as turns, where one is all there is',
    },
    facts: {
      ...column,
      formation: 'march-column',
      onRoad: true,
      steps: [
        { type: 'to-point', point: { x: 60, y: 30 } },
        { type: 'to-point', point: { x: 60, y: 40 } },
      ],
    },
    rulings: { 'number-of-rotations': 'one-turn-only' },
    outcome: { legal: true, reason: null, stoppedAtStep: null },
  },
  {
    says: {
      it: 'I cannoni si girano, ma nel campo arato che hanno davanti non entrano',
      en: 'The guns turn, but do not go into the ploughed field before them',
    },
    facts: {
      ...guns,
      base: { ...guns.base, y: 32, headingDegrees: 0 },
      steps: [{ type: 'to-point', point: { x: 50, y: 40 } }],
      terrain: [field],
    },
    outcome: {
      legal: false,
      reason: 'forbidden-terrain',
      stoppedBy: 'campo',
      travelledCm: 0,
      end: { x: 50, y: 32, headingDegrees: 90, width: 4, depth: 4 },
    },
  },
  {
    says: {
      it: 'Per il club anche chi ha perso la formazione si sposta di lato, a metà',
      en: 'At this club a unit that has lost its formation shifts sideways too, at half',
    },
    facts: { ...column, state: 'not-in-formation', steps: [{ type: 'shift-left', cm: 3 }] },
    rulings: { 'oblique-empty-cells': 'as-in-formation' },
    outcome: { legal: true, travelledCm: 3, spentCm: 6, stateAfter: 'not-in-formation' },
  },
  {
    says: {
      it: 'In colonna di marcia all’inizio: chi si ferma a 30 cm resta in colonna',
      en: 'Into march column at the start: halted at 30 cm it stays in column',
    },
    facts: { ...column, ...intoMarchColumn },
    outcome: { reason: 'double-pace-limit', travelledCm: 24, formationAfter: 'march-column' },
  },
  {
    says: {
      it: 'Per il club torna nella formazione di partenza',
      en: 'At this club it goes back into the formation it had',
    },
    facts: { ...column, ...intoMarchColumn },
    rulings: { 'halt-formation': 'always-initial' },
    outcome: { reason: 'double-pace-limit', travelledCm: 24, formationAfter: 'attack-column' },
  },
  {
    says: { it: 'Fino all’orlo del tavolo, di sbieco', en: 'To the very edge of the table, at an angle' },
    facts: {
      ...column,
      base: { x: 40, y: 51.961524, headingDegrees: 240, width: 6, depth: 8 },
      allowanceCm: 60,
      steps: [{ type: 'forward', cm: 60 }],
      table: { width: 180, depth: 120 },
    },
    outcome: { legal: true, travelledCm: 60 },
  },
];
