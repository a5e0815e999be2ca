import { appliedModifiers, flag, measure, yesNo } from '../../../core/index.js';
import { d6Face, ifLegal, legal, reasonsFrom } from '../facts.js';
import { moveUnitFacts } from '../move/unit.facts.js';
import { unitAs } from '../unit.js';
import { chargeMoveReasons } from './charge.reasons.js';

/** The path to the target, as any move declares it; that it is a charge goes without saying. */
export const chargeMoveFacts = {
  unit: unitAs('Unità che carica', 'Charging unit'),
  segments: moveUnitFacts.segments,
  obstacles: moveUnitFacts.obstacles,
  rotationDegrees: moveUnitFacts.rotationDegrees,
  rotationUsedThisTurn: moveUnitFacts.rotationUsedThisTurn,
  formationChange: moveUnitFacts.formationChange,
  direction: moveUnitFacts.direction,
  handPush: moveUnitFacts.handPush,
  roadsGiveNoBonus: moveUnitFacts.roadsGiveNoBonus,
  opportunity: flag('Carica in opportunità', 'Opportunity charge'),
};

/** Beyond any charge: a club may set a row to a hundred. */
const widest = 2_000_000;
const distance = (it: string, en: string) => ifLegal(measure({ it, en }, -widest, widest, 'UM'));

export const chargeMoveOutcome = {
  legal,
  reasons: reasonsFrom(chargeMoveReasons),
  face: ifLegal(d6Face),
  bonusUm: distance('Movimento in più', 'Extra move'),
  reachUm: distance('Portata della carica', 'Reach of the charge'),
  costUm: distance('Costo del percorso', 'Cost of the path'),
  contact: ifLegal(yesNo({ it: 'Arriva a contatto', en: 'It makes contact' })),
  modifiers: appliedModifiers,
  chargerDisordered: ifLegal(yesNo({ it: 'Chi carica è disordinato', en: 'The charger is disordered' })),
};
