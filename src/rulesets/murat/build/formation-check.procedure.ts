import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { openOrderSquare } from '../rulings.js';
import { formationReasons } from './build.reasons.js';
import { cavalryAttackColumn } from './build.rulings.js';
import { formationPowers } from './build.tables.js';
import { formationCheckExamples } from './formation-check.examples.js';
import { formationCheckFacts, formationCheckOutcome } from './formation-check.facts.js';
import { formationRefusals } from './formation-refusals.js';

const refused = { frontBases: null, canMove: null, canUseRoadRate: null, canFire: null, canCharge: null } as const;

export const formationCheck = procedure({
  id: 'murat.build.formation-check',
  title: { it: 'Formazione: chi può usarla e che cosa permette', en: 'A formation: who may use it and what it allows' },
  rule: '§1.2, §2.7',
  when: {
    it: 'Allo schieramento e a ogni cambio di formazione.',
    en: 'At deployment and at every change of formation.',
  },
  facts: formationCheckFacts,
  outcome: formationCheckOutcome,
  tables: [formationPowers],
  rulings: [cavalryAttackColumn, openOrderSquare],
  examples: formationCheckExamples,

  adjudicate(facts, { by, forbid, lookUp, reckon }) {
    const reasons = refuse(forbid, formationReasons, formationRefusals(facts, by));
    if (reasons.length > 0) return { legal: false, reasons, ...refused };
    const powers = lookUp(formationPowers, facts.formation);
    const frontBases =
      facts.formation === 'line'
        ? reckon(
            '§1.2',
            { it: 'In linea tutte le basi sono di fronte', en: 'In line all bases are in front' },
            facts.bases,
          )
        : powers.frontBases;
    const canFire =
      powers.fires && facts.arm === 'cavalry'
        ? reckon('§2.8', { it: 'La cavalleria fa fuoco', en: 'Cavalry fires' }, false)
        : powers.fires;
    return {
      legal: true,
      reasons,
      frontBases,
      canMove: powers.moves,
      canUseRoadRate: powers.roadRate,
      canFire,
      canCharge: powers.charges,
    };
  },

  inWords: ({ legal, reasons, canMove, canUseRoadRate, canFire, canCharge }) => {
    const why = inOneSentence(formationReasons, reasons);
    if (!legal) return { it: `Formazione non ammessa: ${why.it}.`, en: `The formation is not allowed: ${why.en}.` };
    const powers = [
      canMove && { it: 'muovere', en: 'move' },
      canUseRoadRate && { it: 'usare la strada', en: 'use the road' },
      canFire && { it: 'fare fuoco', en: 'fire' },
      canCharge && { it: 'caricare', en: 'charge' },
    ].filter(power => power !== false && power !== null);
    return {
      it: `Formazione ammessa; può ${powers.map(({ it }) => it).join(', ')}.`,
      en: `The formation is allowed; it can ${powers.map(({ en }) => en).join(', ')}.`,
    };
  },
});
