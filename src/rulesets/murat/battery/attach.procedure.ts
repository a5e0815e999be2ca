import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { formationOf } from '../unit.js';
import { attachExamples } from './attach.examples.js';
import { attachFacts, attachOutcome } from './attach.facts.js';
import { batteryAttachReasons } from './battery.reasons.js';

export const batteryAttach = procedure({
  id: 'murat.battery.attach',
  title: { it: 'Aggregare batterie a un reggimento', en: 'Attach batteries to a regiment' },
  rule: '§2.4',
  when: { it: 'Nel movimento, durante l’attivazione.', en: 'In the movement of an activation.' },
  facts: attachFacts,
  outcome: attachOutcome,
  parts: { batteries: { of: 'own' }, former: { among: 'batteries.attachedTo', of: 'own' } },
  examples: attachExamples,

  adjudicate({ regiment, batteries, regimentStationary }, { forbid, reckon, effect }) {
    const reasons = refuse(forbid, batteryAttachReasons, [
      regiment.arm !== 'infantry' && ['infantry-only', '§2.4'],
      batteries.some(({ arm }) => arm !== 'artillery') && ['artillery-only', '§2.4'],
      batteries.some(battery => formationOf(battery) === 'limbered') && ['must-be-deployed', '§2.4'],
      !regimentStationary && ['regiment-must-stand', '§2.4'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons };
    const says = {
      it: 'Parte del fronte: fuoco difensivo insieme, niente attacchi isolati, niente rotazioni proprie; in mischia un dado in più per batteria',
      en: 'Part of the front: defensive fire together, no attack on them alone, no turning of their own; in melee one more die a battery',
    };
    reckon('§2.4', says, batteries.length);
    // No battery stands in the front of two regiments.
    if (batteries.some(({ attachedTo }) => attachedTo !== '' && attachedTo !== regiment.id))
      effect('§2.4', 'former', 'attachedBatteries', { without: 'batteries' }, 'now');
    effect('§2.4', 'regiment', 'attachedBatteries', { with: 'batteries' }, 'now');
    // Without an identity there is nothing to note on the batteries.
    if (regiment.id !== '') effect('§2.4', 'batteries', 'attachedTo', { to: regiment.id }, 'now');
    return { legal: true, reasons };
  },

  inWords: ({ legal, reasons }, { batteries }) => {
    const why = inOneSentence(batteryAttachReasons, reasons);
    if (!legal) return { it: `Non si possono aggregare: ${why.it}.`, en: `They may not be attached: ${why.en}.` };
    return batteries.length === 1
      ? { it: 'La batteria è aggregata al reggimento.', en: 'The battery is attached to the regiment.' }
      : {
          it: `${batteries.length} batterie sono aggregate al reggimento.`,
          en: `${batteries.length} batteries are attached to the regiment.`,
        };
  },
});
