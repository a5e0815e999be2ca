import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { formationOf, isFormed, isInOpenOrder, type Unit } from '../unit.js';
import { chargeReasons } from './charge.reasons.js';
import { infantryChargingCavalry } from './charge.rulings.js';
import { chargeEligibilityExamples } from './eligibility.examples.js';
import { chargeEligibilityFacts, chargeEligibilityOutcome } from './eligibility.facts.js';

const cannotChargeAsItStands = (charger: Unit): boolean =>
  ['march-column', 'square', 'perimeter'].includes(formationOf(charger));

const generalsDoNot = {
  it: 'Un generale non carica e non è caricato da solo: segue l’unità a cui è aggregato.',
  en: 'A general neither charges nor is charged alone: he goes with the unit he is attached to.',
};

export const chargeEligibility = procedure({
  id: 'murat.charge.eligibility',
  title: { it: 'Chi può caricare chi', en: 'Who may charge whom' },
  rule: '§2.6, §2.7, §2.10',
  when: {
    it: 'La carica è dichiarata e l’ordine non è ancora stato tirato.',
    en: 'The charge is declared and its order not yet thrown for.',
  },
  facts: chargeEligibilityFacts,
  impossible: {
    charger: { says: generalsDoNot, when: ({ charger }) => charger.arm === 'general' },
    target: { says: generalsDoNot, when: ({ target }) => target.arm === 'general' },
  },
  outcome: chargeEligibilityOutcome,
  rulings: [infantryChargingCavalry],
  parts: { charger: { fills: { changedFormationThisOrder: 'changedFormation' } } },
  examples: chargeEligibilityExamples,

  adjudicate(facts, { by, forbid, reckon }) {
    const { charger, target, contact, targetEngaged, withinArc45, visible, changedFormationThisOrder } = facts;
    const footOnHorse = !targetEngaged && charger.arm === 'infantry' && target.arm === 'cavalry';
    const openOrderOnFormed =
      !targetEngaged && isInOpenOrder(charger) && (target.arm === 'cavalry' || isFormed(target));
    const reasons = refuse(forbid, chargeReasons, [
      charger.arm === 'artillery' && ['artillery-cannot-charge', '§2.7'],
      cannotChargeAsItStands(charger) && ['formation-cannot-charge', '§1.2, §2.7'],
      charger.chargedThisTurn && ['one-charge-per-turn', '§2.7'],
      changedFormationThisOrder && ['changed-formation', '§2.7'],
      !withinArc45 && ['outside-45-degrees', '§2.7'],
      !visible && ['not-visible', '§2.7'],
      footOnHorse &&
        (contact === 'front' || by(infantryChargingCavalry) === 'never') && [
          'infantry-cannot-charge-cavalry',
          '§2.6, §2.10',
        ],
      openOrderOnFormed && ['open-order-cannot-charge-formed-or-cavalry', '§2.10'],
    ]);
    const says = { it: 'Può caricare, nei limiti del movimento', en: 'It may charge, within the limits of movement' };
    const legal = reckon('§2.7', says, reasons.length === 0);
    return { legal, reasons };
  },

  inWords: ({ legal, reasons }) => {
    const why = inOneSentence(chargeReasons, reasons);
    return legal
      ? { it: 'La carica è ammessa.', en: 'The charge is allowed.' }
      : { it: `La carica non è ammessa: ${why.it}.`, en: `The charge is not allowed: ${why.en}.` };
  },
});
