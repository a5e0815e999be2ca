import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { buildUnitReasons } from './build.reasons.js';
import { cavalryBases, cavalryExactly400, guardFouStacking, infantryOver3000 } from './build.rulings.js';
import { cavalryByMen, fouModifiers, infantryByMen } from './build.tables.js';
import { musketryValue } from './musketry-value.procedure.js';
import { buildUnitExamples } from './unit.examples.js';
import { buildUnitFacts, buildUnitOutcome } from './unit.facts.js';

const refused = {
  baseFou: null,
  fou: null,
  basesMin: null,
  basesMax: null,
  musketryDice: null,
  modifiers: [],
} as const;

export const buildUnit = procedure({
  id: 'murat.build.unit',
  title: { it: 'Formare un’unità di fanteria o cavalleria', en: 'Build an infantry or cavalry unit' },
  rule: '§1.2, §1.4',
  when: { it: 'Prima della battaglia, dagli organici storici.', en: 'Before the battle, from historical strengths.' },
  facts: buildUnitFacts,
  outcome: buildUnitOutcome,
  tables: [infantryByMen, cavalryByMen, fouModifiers],
  rulings: [cavalryBases, cavalryExactly400, infantryOver3000, guardFouStacking],
  calls: [musketryValue],
  examples: buildUnitExamples,

  adjudicate({ arm, men }, { by, forbid, reckon, lookUpBand, modify, atLeast, call }) {
    const built = arm === 'infantry' || arm === 'cavalry';
    const reasons = refuse(forbid, buildUnitReasons, [
      !built && ['arm-not-built-here', '§1.4'],
      arm === 'infantry' && men > 3000 && by(infantryOver3000) === 'reject' && ['men-out-of-range', '§1.4'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };

    const ofInfantry = () => lookUpBand(infantryByMen, men);
    const ofCavalry = () => {
      const says = {
        it: '400 cavalieri si leggono nella seconda fascia',
        en: '400 troopers are read in the second band',
      };
      const inSecondBand = men === 400 && by(cavalryExactly400) === 'fou-6';
      const { fou, bases, halfBases } = lookUpBand(cavalryByMen, inSecondBand ? reckon('§1.4', says, 401) : men);
      const suggested = by(cavalryBases) === 'half-table' ? halfBases : bases;
      return { fou, basesMin: suggested, basesMax: suggested };
    };
    const { fou: baseFou, basesMin, basesMax } = arm === 'infantry' ? ofInfantry() : ofCavalry();
    const { total, rows } = modify(baseFou, fouModifiers);
    // By the book's own figures it never happens; a house rule may bring it about.
    const noStrength = { it: 'Una FoU non scende sotto zero', en: 'A FoU does not fall below zero' };
    const fou = total < 0 ? atLeast('§1.4', noStrength, 0, total) : total;
    const modifiers = rows.filter(({ value }) => value !== 0);
    const musketryDice =
      arm === 'infantry'
        ? call('musketry-value', musketryValue, { fou }).musketryDice
        : reckon('§2.8', { it: 'La cavalleria non ha moschetteria', en: 'Cavalry has no musketry' }, 0);
    return { legal: true, reasons, baseFou, fou, basesMin, basesMax, musketryDice, modifiers };
  },

  inWords: ({ legal, reasons, fou, basesMin, basesMax, musketryDice }, { arm }) => {
    const why = inOneSentence(buildUnitReasons, reasons);
    if (!legal) return { it: `L’unità non si forma: ${why.it}.`, en: `The unit is not built: ${why.en}.` };
    const bases = basesMin === basesMax ? `${basesMin}` : `${basesMin}–${basesMax}`;
    const musketry =
      arm === 'infantry'
        ? { it: `, moschetteria ${musketryDice}`, en: `, musketry ${musketryDice}` }
        : { it: '', en: '' };
    return {
      it: `FoU ${fou}${musketry.it}; basi suggerite: ${bases}.`,
      en: `FoU ${fou}${musketry.en}; bases suggested: ${bases}.`,
    };
  },
});
