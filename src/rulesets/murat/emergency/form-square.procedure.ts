import { procedure, refuse } from '../../../core/index.js';
import { endSupport, movingOff } from '../moving-off.js';
import { attachedGeneral } from '../parts.js';
import { openOrderSquare } from '../rulings.js';
import { emergencyInWords } from './emergency-in-words.js';
import { emergencyReasons } from './emergency.reasons.js';
import { emergencyRefusals, refused } from './emergency-refusals.js';
import { neighbourSquareFailure } from './emergency.rulings.js';
import { formSquareExamples } from './form-square.examples.js';
import { formSquareFacts, formSquareOutcome } from './form-square.facts.js';
import { emergencyTest } from './test.procedure.js';

export const formSquare = procedure({
  id: 'murat.emergency.form-square',
  title: { it: 'Formare quadrato sotto una carica di cavalleria', en: 'Form square under a cavalry charge' },
  rule: '§2.6, §2.7',
  when: {
    it: 'Se vuole, fanteria caricata da cavalleria, o entro 1 UM da un’unità amica che lo è.',
    en: 'If it wishes, infantry charged by cavalry, or within 1 UM of a friend that is.',
  },
  facts: formSquareFacts,
  outcome: formSquareOutcome,
  rulings: [neighbourSquareFailure, openOrderSquare],
  calls: [emergencyTest],
  parts: { ...attachedGeneral, supported: movingOff.supported },
  examples: formSquareExamples,

  adjudicate(facts, { by, forbid, call, reckon, effect: change }) {
    const tested = {
      ...facts,
      kind: 'form-square',
      frontClear: true,
      enemyWithin45: true,
      separationUm: null,
    } as const;
    const reasons = refuse(forbid, emergencyReasons, emergencyRefusals(tested, by));
    if (reasons.length > 0) return { ...refused, reasons };
    const { roll, total, needed, passed, effect, modifiers } = call('test', emergencyTest, tested, {
      on: { unit: 'unit' },
      reads: ['roll', 'total', 'needed', 'passed', 'effect', 'modifiers'],
    });
    if (passed === true) {
      // In square there is no support; whoever stands in one behind guns says so anew.
      endSupport(facts.unit, { effect: change });
      reckon(
        '§2.7',
        {
          it: 'Ferma la base più vicina a chi carica, un lato del quadrato verso di lui; se non ha ancora sparato, può fare fuoco difensivo',
          en: 'The base nearest to the charger stays, one side of the square faces it; if it has not fired yet, it may give defensive fire',
        },
        true,
      );
    } else if (facts.isNeighbour)
      reckon(
        '§2.6',
        {
          it: 'Se la cavalleria in sfondamento la raggiunge, non potrà reagire',
          en: 'If the cavalry breaks through onto it, it may not react',
        },
        true,
      );
    return { legal: true, reasons, roll, total, needed, passed, effect, modifiers };
  },

  inWords: outcome => emergencyInWords(outcome),
});
