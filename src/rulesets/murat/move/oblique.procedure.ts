import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { formationOf } from '../unit.js';
import { obliqueReasons } from './move.reasons.js';
import { isDisorderedByOblique } from './oblique.js';
import { obliqueExamples } from './oblique.examples.js';
import { obliqueFacts, obliqueOutcome } from './oblique.facts.js';

export const moveOblique = procedure({
  id: 'murat.move.oblique',
  title: { it: 'Movimento in obliquo', en: 'Oblique movement' },
  rule: '§1.8, §2.7',
  when: {
    it: 'Quando un’unità muove o carica fino a 45° rispetto al fronte.',
    en: 'When a unit moves or charges up to 45° off its front.',
  },
  facts: obliqueFacts,
  outcome: obliqueOutcome,
  examples: obliqueExamples,

  adjudicate({ unit, angle }, { forbid, reckon, effect, owe }) {
    const inSquare = formationOf(unit) === 'square';
    const reasons = refuse(forbid, obliqueReasons, [inSquare && ['square-cannot-oblique', '§2.7']]);
    if (reasons.length > 0) return { legal: false, reasons, disordersUnit: null };
    const disordersUnit = reckon(
      '§1.8, §2.7',
      {
        it: 'Fanteria formata, né élite né Guardia, fuori dal proprio fronte',
        en: 'Formed infantry, neither elite nor guard, off its front',
      },
      angle > 0 && isDisorderedByOblique(unit),
    );
    if (disordersUnit) disorder('§1.8', 'unit', unit, { effect, owe });
    return { legal: true, reasons, disordersUnit };
  },

  inWords: ({ legal, reasons, disordersUnit }) => {
    const why = inOneSentence(obliqueReasons, reasons);
    if (!legal) return { it: `Non è ammesso: ${why.it}.`, en: `It is not allowed: ${why.en}.` };
    return disordersUnit
      ? { it: 'Muove in obliquo e si disordina.', en: 'It moves obliquely and is disordered.' }
      : { it: 'Muove in obliquo senza disordinarsi.', en: 'It moves obliquely and keeps its order.' };
  },
});
