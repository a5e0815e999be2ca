import type { Example } from '../../../core/index.js';
import type { builtupPerimeterFacts, builtupPerimeterOutcome } from './perimeter.facts.js';

export const builtupPerimeterExamples: readonly Example<
  typeof builtupPerimeterFacts,
  typeof builtupPerimeterOutcome
>[] = [
  {
    says: { it: 'Il reggimento si dispone lungo il perimetro', en: 'The regiment lines the perimeter' },
    facts: { unit: {}, action: 'enter' },
    outcome: { legal: true, reasons: [], formation: 'perimeter', coverClass: 'heavy', needed: null },
  },
  {
    says: { it: 'Il presidio fa fuoco dal lato 2: colpisce col 6', en: 'The garrison fires from side 2: it hits on 6' },
    facts: { unit: { formation: 'perimeter' }, action: 'fire', side: 2 },
    outcome: { formation: 'perimeter', coverClass: 'heavy', needed: 6 },
  },
  {
    says: {
      it: 'Lascia il perimetro e si forma tra le case',
      en: 'It leaves the perimeter and forms among the houses',
    },
    facts: { unit: { formation: 'perimeter' }, action: 'leave-inside' },
    outcome: { formation: 'line', coverClass: 'light', needed: null },
  },
  {
    says: { it: 'Lascia il perimetro e si forma fuori', en: 'It leaves the perimeter and forms outside' },
    facts: { unit: { formation: 'perimeter' }, action: 'leave-outside' },
    outcome: { formation: 'line', coverClass: 'none', needed: null },
  },
  {
    says: { it: 'I dragoni non presidiano le case', en: 'Dragoons do not garrison houses' },
    facts: { unit: { arm: 'cavalry', cavalryType: 'dragoon' }, action: 'enter' },
    outcome: {
      legal: false,
      reasons: ['perimeter-is-infantry-only'],
      formation: null,
      coverClass: null,
      needed: null,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club il perimetro toglie due dadi ai moschetti nemici',
      en: 'At this club a perimeter takes two dice from enemy muskets',
    },
    facts: { unit: {}, action: 'enter' },
    rulings: { 'heavy-cover-musketry': 'minus-2' },
    outcome: { formation: 'perimeter', coverClass: 'heavy' },
  },
];
