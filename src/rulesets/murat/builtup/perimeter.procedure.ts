import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { mayFireMuskets } from '../fire/bars-to-fire.js';
import { heavyCoverMusketry } from '../fire/fire.rulings.js';
import { coverClass as covers, formation as formations } from '../vocabulary.js';
import { perimeterReasons } from './builtup.reasons.js';
import { perimeterActions } from './builtup.tables.js';
import { builtupPerimeterExamples } from './perimeter.examples.js';
import { builtupPerimeterFacts, builtupPerimeterOutcome } from './perimeter.facts.js';

export const builtupPerimeter = procedure({
  id: 'murat.builtup.perimeter',
  title: { it: 'Presidiare il perimetro', en: 'Garrison the perimeter' },
  rule: '§2.14, §2.8',
  when: { it: 'Una fanteria è in un centro abitato.', en: 'Infantry is in a built-up area.' },
  facts: builtupPerimeterFacts,
  needed: {
    side: {
      says: { it: 'Serve il lato da cui fa fuoco.', en: 'The side it fires from is needed.' },
      when: ({ action }) => action === 'fire',
    },
  },
  outcome: builtupPerimeterOutcome,
  tables: [perimeterActions],
  rulings: [heavyCoverMusketry],
  examples: builtupPerimeterExamples,

  adjudicate({ unit, action }, { by, forbid, lookUp, reckon, effect, owe }) {
    const reasons = refuse(forbid, perimeterReasons, [
      unit.arm !== 'infantry' && ['perimeter-is-infantry-only', '§2.14'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, formation: null, coverClass: null, needed: null };
    const { formation, position, coverClass, needed } = lookUp(perimeterActions, action);
    if (coverClass === 'heavy') {
      const says = { it: 'Dadi di chi le spara coi moschetti', en: 'Dice of musketry against it' };
      reckon('§2.14', says, by(heavyCoverMusketry) === 'minus-2' ? -2 : -1);
    }
    if (action === 'fire') {
      // Nobody owes what it may not do.
      if (mayFireMuskets(unit, unit)) owe('§2.8', 'unit', 'murat.fire.musketry', 'now');
    } else {
      effect('§2.14', 'unit', 'formation', { to: formation }, 'now');
      effect('§2.14', 'unit', 'position', { to: position }, 'now');
    }
    return { legal: true, reasons, formation, coverClass, needed };
  },

  inWords: ({ legal, reasons, formation, coverClass, needed }, { side }) => {
    if (!legal || formation === null || coverClass === null) {
      const why = inOneSentence(perimeterReasons, reasons);
      return { it: `Non si può: ${why.it}.`, en: `Not allowed: ${why.en}.` };
    }
    if (needed !== null) {
      return {
        it: `Fa fuoco dal lato ${side ?? ''} con tutti i suoi dadi, colpendo solo col ${needed}.`,
        en: `It fires from side ${side ?? ''} with all its dice, hitting on ${needed} only.`,
      };
    }
    return {
      it: `Formazione: ${formations.words[formation].it}; copertura: ${covers.words[coverClass].it}.`,
      en: `Formation: ${formations.words[formation].en}; cover: ${covers.words[coverClass].en}.`,
    };
  },
});
