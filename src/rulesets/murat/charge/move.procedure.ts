import { exact, inOneSentence, procedure, refuse, sum } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { moveUnit } from '../move/unit.procedure.js';
import { goesItsOwnWay, leaveBatteries, leaveSupported, movingOff } from '../moving-off.js';
import { inUm } from '../numbers.js';
import { turning } from '../parts.js';
import { opportunityChargeBonus } from '../rulings.js';
import { chargeMoveReasons } from './charge.reasons.js';
import { reactionTiming } from './charge.rulings.js';
import { chargeDie, chargeThrow } from './charge.tables.js';
import { chargeMoveExamples } from './move.examples.js';
import { chargeMoveFacts, chargeMoveOutcome } from './move.facts.js';

const refused = {
  face: null,
  bonusUm: null,
  reachUm: null,
  costUm: null,
  contact: null,
  modifiers: [],
  chargerDisordered: null,
} as const;

export const chargeMove = procedure({
  id: 'murat.charge.move',
  title: { it: 'Dado di carica, portata e contatto', en: 'Charge die, reach and contact' },
  rule: '§2.7, §1.8',
  when: {
    it: 'La carica è dichiarata e il suo ordine è riuscito.',
    en: 'The charge is declared and its order has been passed.',
  },
  facts: chargeMoveFacts,
  outcome: chargeMoveOutcome,
  tables: [chargeDie],
  throws: [chargeThrow],
  rulings: [opportunityChargeBonus, reactionTiming],
  calls: [moveUnit],
  parts: { unit: { fills: { ...turning.unit.fills, opportunity: 'opportunityOrder' } }, ...movingOff },
  examples: chargeMoveExamples,

  adjudicate({ opportunity, ...path }, { by, call, forbid, reckon, throwDice, modifyPart, effect, owe }) {
    const { unit, rotationDegrees } = path;
    const way = call('path', moveUnit, {
      ...path,
      charge: true,
      endsAt: null,
      batteriesFollow: false,
      endsSupport: null,
    });
    const reasons = refuse(
      forbid,
      chargeMoveReasons,
      way.reasons.filter(reason => reason !== 'not-enough-movement').map(reason => [reason, '§2.7']),
    );
    if (reasons.length > 0) return { legal: false, reasons, ...refused };

    const { allowanceUm, costUm } = way;
    const noDie = opportunity && by(opportunityChargeBonus) !== 'melee-dice';
    const face = noDie ? null : throwDice(chargeThrow, 1, sum);
    const { total, rows: modifiers } =
      face === null ? { total: allowanceUm, rows: [] } : modifyPart(allowanceUm, chargeDie, { arm: unit.arm, face });
    const reachUm = reckon('§2.7', { it: 'Portata della carica (UM)', en: 'Reach of the charge (UM)' }, exact(total));
    const contact = reckon(
      '§2.7',
      { it: 'Arriva a contatto, anche di pochi millimetri', en: 'It makes contact, be it by millimetres' },
      costUm <= reachUm,
    );
    const chargerDisordered = reckon(
      '§2.7, §1.8',
      { it: 'Chi carica è disordinato', en: 'The charger is disordered' },
      !contact || way.disordersUnit,
    );
    effect('§2.7', 'unit', 'chargedThisTurn', { to: true }, 'now');
    // Whoever charges comes out of his cover.
    if (unit.position !== 'open') effect('§2.7', 'unit', 'position', { to: 'open' }, 'now');
    leaveBatteries(unit, { effect });
    if (goesItsOwnWay(unit)) leaveSupported({ effect });
    if (rotationDegrees > 0) effect('§2.7', 'unit', 'rotatedDegreesThisTurn', { by: rotationDegrees }, 'now');
    if (chargerDisordered) disorder('§2.7, §1.8', 'unit', unit, { effect, owe });
    if (by(reactionTiming) === 'after-bonus-die') owe('§2.7', 'target', 'murat.charge.reactions', 'now');
    const bonusUm = exact(modifiers.reduce((bonus, { value }) => bonus + value, 0));
    return { legal: true, reasons, face, bonusUm, reachUm, costUm, contact, modifiers, chargerDisordered };
  },

  inWords: ({ legal, reasons, reachUm, costUm, contact, chargerDisordered }) => {
    const why = inOneSentence(chargeMoveReasons, reasons);
    if (!legal) return { it: `La carica non parte: ${why.it}.`, en: `The charge does not set out: ${why.en}.` };
    const reach = inUm(reachUm ?? 0);
    const cost = inUm(costUm ?? 0);
    if (!contact)
      return {
        it: `Il percorso costa ${cost.it}, la portata è ${reach.it}: niente contatto, si ferma disordinata.`,
        en: `The path costs ${cost.en}, the reach is ${reach.en}: no contact, it stops disordered.`,
      };
    return {
      it: `Il percorso costa ${cost.it}, la portata è ${reach.it}: contatto${chargerDisordered ? ', ma in disordine' : ''}.`,
      en: `The path costs ${cost.en}, the reach is ${reach.en}: contact${chargerDisordered ? ', but in disorder' : ''}.`,
    };
  },
});
