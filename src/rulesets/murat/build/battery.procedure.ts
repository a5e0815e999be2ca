import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { buildBatteryExamples } from './battery.examples.js';
import { buildBatteryFacts, buildBatteryOutcome } from './battery.facts.js';
import { buildBatteryReasons } from './build.reasons.js';
import { batteryOver12 } from './build.rulings.js';
import { batteryByGuns } from './build.tables.js';

export const buildBattery = procedure({
  id: 'murat.build.battery',
  title: { it: 'Formare una batteria', en: 'Build a battery' },
  rule: '§1.4',
  when: { it: 'Prima della battaglia.', en: 'Before the battle.' },
  facts: buildBatteryFacts,
  outcome: buildBatteryOutcome,
  tables: [batteryByGuns],
  rulings: [batteryOver12],
  examples: buildBatteryExamples,

  adjudicate({ guns }, { by, forbid, lookUpBand }) {
    const reasons = refuse(forbid, buildBatteryReasons, [
      guns > 12 && by(batteryOver12) === 'reject' && ['guns-out-of-range', '§1.4'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, fou: null, bases: null };
    return { legal: true, reasons, ...lookUpBand(batteryByGuns, guns) };
  },

  inWords: ({ legal, reasons, fou }) => {
    const why = inOneSentence(buildBatteryReasons, reasons);
    return legal
      ? { it: `Una base con FoU ${fou}.`, en: `One base with FoU ${fou}.` }
      : { it: `La batteria non si forma: ${why.it}.`, en: `The battery is not built: ${why.en}.` };
  },
});
