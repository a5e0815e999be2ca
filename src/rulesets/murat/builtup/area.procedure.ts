import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { positions } from '../tables.js';
import { builtupAreaExamples } from './area.examples.js';
import { areaWarnings, builtupAreaFacts, builtupAreaOutcome } from './area.facts.js';
import { areaReasons } from './builtup.reasons.js';

export const builtupArea = procedure({
  id: 'murat.builtup.area',
  title: { it: 'Centro abitato: misure e ingresso', en: 'Built-up area: size and entry' },
  rule: '§2.14',
  when: {
    it: 'Si prepara il tavolo, o un’unità entra in un abitato.',
    en: 'The table is set up, or a unit enters a built-up area.',
  },
  facts: builtupAreaFacts,
  outcome: builtupAreaOutcome,
  tables: [positions],
  examples: builtupAreaExamples,

  adjudicate({ sideUm, elements, unit, byRoad }, { forbid, reckon, lookUp }) {
    const isRoadBound = unit?.arm === 'cavalry' || unit?.arm === 'artillery';
    const reasons = refuse(forbid, areaReasons, [
      sideUm < 2 && ['side-under-2um', '§2.14'],
      isRoadBound && !byRoad && ['road-only', '§2.14'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, warnings: [], coverClass: null };
    const tooWide = reckon('§2.14', { it: 'Più largo di 3 UM', en: 'Wider than 3 UM' }, sideUm > 3);
    const tooMany = reckon('§2.14', { it: 'Più di tre elementi', en: 'More than three elements' }, elements > 3);
    const { meleeCover } = lookUp(positions, 'building-interior');
    return {
      legal: true,
      reasons,
      warnings: [
        ...(tooWide ? ['side-over-3um' as const] : []),
        ...(tooMany ? ['more-than-three-elements' as const] : []),
      ],
      coverClass: meleeCover,
    };
  },

  inWords: ({ legal, reasons, warnings }) => {
    if (!legal) {
      const why = inOneSentence(areaReasons, reasons);
      return { it: `Non si può: ${why.it}.`, en: `Not allowed: ${why.en}.` };
    }
    if (warnings.length > 0) {
      const advice = inOneSentence(areaWarnings, warnings);
      return { it: `Si può, ma ${advice.it}.`, en: `Allowed, but ${advice.en}.` };
    }
    return {
      it: 'Si può; all’interno la copertura è leggera.',
      en: 'Allowed; the cover inside is light.',
    };
  },
});
