import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { distances } from '../tables.js';
import { generalMoveReasons } from './general.reasons.js';
import { generalMoveExamples } from './move.examples.js';
import { generalMoveFacts, generalMoveOutcome } from './move.facts.js';

export const generalMove = procedure({
  id: 'murat.general.move',
  title: { it: 'Muovere, aggregare o sganciare un generale', en: 'Move, attach or detach a general' },
  rule: '§2.1',
  when: {
    it: 'Nel movimento dei generali, e solo allora; il terreno non conta.',
    en: 'When the generals move, and only then; ground does not matter.',
  },
  facts: generalMoveFacts,
  outcome: generalMoveOutcome,
  tables: [distances],
  parts: {
    general: { fills: { generalAlive: 'alive', generalAttachedTo: 'attachedTo' }, acts: true },
    attachTo: { fills: { attachTo: 'id' }, of: 'own' },
    unit: { among: 'general.attachedTo' },
  },
  examples: generalMoveExamples,

  adjudicate({ distanceUm, attachTo, detach, generalAlive, generalAttachedTo }, { lookUp, reckon, forbid, effect }) {
    const { normalUm } = lookUp(distances, 'general');
    const reasons = refuse(forbid, generalMoveReasons, [
      !generalAlive && ['general-fallen', '§2.4'],
      distanceUm > normalUm && ['too-far', '§2.1'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons };
    // Nobody is with two units.
    const joinsAnother = attachTo !== null && generalAttachedTo !== '' && generalAttachedTo !== attachTo;
    if (detach || joinsAnother) {
      effect('§2.1', 'unit', 'attachedGenerals', { without: 'general' }, 'now');
      if (attachTo === null) effect('§2.1', 'general', 'attachedTo', { to: '' }, 'now');
    }
    if (attachTo !== null) {
      const says = {
        it: 'In questa mossa dà ordini solo all’unità con cui è; le altre della brigata stanno ferme e possono far fuoco',
        en: 'This turn he orders only the unit he is with; the others of the brigade stand, and may fire',
      };
      reckon('§2.4', says, attachTo);
      effect('§2.1', 'general', 'attachedTo', { to: attachTo }, 'now');
      effect('§2.1', 'attachTo', 'attachedGenerals', { with: 'general' }, 'now');
    }
    return { legal: true, reasons };
  },

  inWords: ({ legal, reasons }, { attachTo, detach }) => {
    const why = inOneSentence(generalMoveReasons, reasons);
    if (!legal) return { it: `Il generale non può: ${why.it}.`, en: `The general may not: ${why.en}.` };
    if (attachTo !== null)
      return {
        it: `Il generale muove e si aggrega all’unità ${attachTo}.`,
        en: `The general moves and joins ${attachTo}.`,
      };
    return detach
      ? { it: 'Il generale si sgancia e muove.', en: 'The general leaves his unit and moves.' }
      : { it: 'Il generale muove.', en: 'The general moves.' };
  },
});
