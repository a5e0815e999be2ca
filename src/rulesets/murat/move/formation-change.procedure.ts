import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { formationReasons } from '../build/build.reasons.js';
import { cavalryAttackColumn } from '../build/build.rulings.js';
import { formationRefusals } from '../build/formation-refusals.js';
import { moverOf } from '../distance.js';
import { endSupport, movingOff } from '../moving-off.js';
import { inUm } from '../numbers.js';
import { openOrderSquare } from '../rulings.js';
import { distances } from '../tables.js';
import { formationOf } from '../unit.js';
import { formation } from '../vocabulary.js';
import { formationChangeExamples } from './formation-change.examples.js';
import { formationChangeFacts, formationChangeOutcome } from './formation-change.facts.js';
import { halfOf } from './half.js';
import { halfDistances } from './move.rulings.js';

export const formationChange = procedure({
  id: 'murat.move.formation-change',
  title: { it: 'Cambio di formazione', en: 'Change of formation' },
  rule: '§2.7',
  when: {
    it: 'Nella propria attivazione, dopo un ordine di reggimento riuscito.',
    en: 'In the own activation, after a successful regiment order.',
  },
  facts: formationChangeFacts,
  outcome: formationChangeOutcome,
  tables: [distances],
  rulings: [openOrderSquare, cavalryAttackColumn, halfDistances],
  parts: { supported: movingOff.supported },
  examples: formationChangeExamples,

  adjudicate({ unit, to, rotation, movedByDivisionOrder, retiredToRecover }, { by, forbid, lookUp, reckon, effect }) {
    const { arm, bases, openOrder } = unit;
    const reasons = refuse(forbid, formationReasons, [
      ...formationRefusals({ arm, bases, openOrder, formation: to }, by),
      arm === 'artillery' && ['artillery-uses-actions', '§2.7'],
      movedByDivisionOrder && ['moved-by-division-order', '§2.4'],
      retiredToRecover && ['retired-to-recover', '§2.11'],
    ]);
    if (reasons.length > 0)
      return { legal: false, reasons, maxMoveUm: null, mayCharge: null, needsRegimentOrder: null };

    const baseUm = lookUp(distances, moverOf({ ...unit, formation: to })).normalUm;
    const stands = rotation || to === 'square' || to === 'perimeter';
    const maxMoveUm = stands
      ? reckon(
          '§2.7',
          {
            it: 'Chi ruota, o va in quadrato o sul perimetro, non muove',
            en: 'Whoever turns as well, or goes into square or perimeter, does not move',
          },
          0,
        )
      : reckon('§2.7', { it: 'Poi muove di metà al massimo', en: 'Then it moves half at most' }, halfOf(baseUm, by));
    const mayCharge = reckon('§2.7', { it: 'Può ancora caricare', en: 'It may still charge' }, false);
    effect('§2.7', 'unit', 'formation', { to }, 'now');
    // Two lines or two columns: whoever still supports afterwards says so anew.
    if (to !== formationOf(unit)) endSupport(unit, { effect });
    effect('§2.7', 'unit', 'changedFormation', { to: true }, 'now');
    return { legal: true, reasons, maxMoveUm, mayCharge, needsRegimentOrder: true };
  },

  inWords: ({ reasons, maxMoveUm }, { to }) => {
    if (maxMoveUm === null) {
      const why = inOneSentence(formationReasons, reasons);
      return { it: `Cambio non ammesso: ${why.it}.`, en: `The change is not allowed: ${why.en}.` };
    }
    const { it, en } = formation.words[to];
    const um = inUm(maxMoveUm);
    return {
      it: `Nuova formazione: ${it}; poi può muovere di ${um.it} e non può caricare.`,
      en: `New formation: ${en}; then it may move ${um.en}, and may not charge.`,
    };
  },
});
