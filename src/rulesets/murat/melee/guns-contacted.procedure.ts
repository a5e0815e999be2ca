import { procedure, type By } from '../../../core/index.js';
import { supportedGuns } from '../rulings.js';
import { gunsContactedExamples } from './guns-contacted.examples.js';
import { gunsContactedFacts, gunsContactedOutcome, gunsEffect } from './guns-contacted.facts.js';
import { overrunOptions } from './guns-overrun.js';
import { gunsInTheOpen, gunsOverrunBreakthrough } from './melee.rulings.js';
import { inTheOpen } from './side.js';
import { winnerOption } from './winner-options.facts.js';

/** Whether a battery may stand and fight: behind cover, behind its support, or by ruling. */
const fightsAlone = (isProtected: boolean, supported: boolean, by: By): boolean =>
  isProtected || (supported && by(supportedGuns) === 'protected-with-support') || by(gunsInTheOpen) === 'fight';

export const gunsContacted = procedure({
  id: 'murat.melee.guns-contacted',
  title: { it: 'Una carica arriva sui cannoni', en: 'A charge reaches guns' },
  rule: '§2.7, §2.10',
  when: { it: 'Una carica arriva a contatto con una batteria.', en: 'A charge contacts a battery.' },
  facts: gunsContactedFacts,
  outcome: gunsContactedOutcome,
  rulings: [gunsInTheOpen, gunsOverrunBreakthrough, supportedGuns],
  parts: { charger: { acts: true }, battery: { of: 'enemy' } },
  examples: gunsContactedExamples,

  adjudicate({ battery, chargerArm, ...told }, { by, reckon, effect, owe }) {
    const attached = told.attached ?? (battery !== null && battery.attachedTo !== '');
    const isProtected = told.protected ?? (battery !== null && !inTheOpen(battery.position));
    const supported = told.supported ?? (battery !== null && battery.supporterId !== '');
    if (attached) {
      const says = { it: 'Aggregata: segue il suo reggimento', en: 'Attached: it shares its regiment’s melee' };
      return { effect: reckon('§2.7', says, 'fights-with-regiment'), chargerOptions: [] };
    }
    if (fightsAlone(isProtected, supported, by)) {
      const says = { it: 'Combatte con la FoU, senza modificatori', en: 'It fights with its FoU, unmodified' };
      return { effect: reckon('§2.10', says, 'fights-with-own-fou'), chargerOptions: [] };
    }
    const eliminated = reckon('§2.10', { it: 'Allo scoperto e sola', en: 'In the open and alone' }, 'eliminated');
    effect('§2.10', 'battery', 'dissolved', { to: true }, 'now');
    owe('§2.10', 'charger', 'murat.recovery.after-melee', 'now');
    return { effect: eliminated, chargerOptions: overrunOptions(chargerArm, by) };
  },

  inWords: ({ effect, chargerOptions }) => {
    const { it, en } = gunsEffect.words[effect];
    if (chargerOptions.length === 0) return { it: `La batteria ${it}.`, en: `The battery: ${en}.` };
    return {
      it: `La batteria ${it}; chi ha caricato ${chargerOptions.map(option => winnerOption.words[option].it).join(' o ')}.`,
      en: `The battery: ${en}; the charger: ${chargerOptions.map(option => winnerOption.words[option].en).join(' or ')}.`,
    };
  },
});
