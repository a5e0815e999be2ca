import { procedure } from '../../../core/index.js';
import { closeToContactExamples } from './close-to-contact.examples.js';
import { closeToContactFacts, closeToContactOutcome } from './close-to-contact.facts.js';
import { brokenTarget } from './movement.rulings.js';

export const closeToContact = procedure({
  id: 'ordre-mixte.movement.close-to-contact',
  title: { it: 'Chiudere l’ultimo centimetro', en: 'Closing the last centimetre' },
  rule: 'L102',
  when: { it: 'Dopo il fuoco, per ogni unità ferma a 1 cm.', en: 'After the fire, for each unit halted at 1 cm.' },
  facts: closeToContactFacts,
  outcome: closeToContactOutcome,
  rulings: [brokenTarget],
  parts: { unit: {}, target: { among: 'unit.chargeTargetIds' } },
  examples: closeToContactExamples,

  adjudicate({ moraleResult, targetMoraleResult }, { by, reckon, effect, owe }) {
    const closes = reckon(
      'L102',
      { it: 'Chi carica ha retto al fuoco', en: 'The charger stood up to the fire' },
      moraleResult === 'not-required' || moraleResult === 'pass',
    );
    const targetBroke = targetMoraleResult === 'rout' || targetMoraleResult === 'retreat';
    const melee = closes && !(targetBroke && by(brokenTarget) === 'no-melee-charger-occupies');
    if (melee) {
      owe('L103', 'unit', 'ordre-mixte.melee.resolve', 'end-of-phase');
    } else {
      // The charge is over; the target may still have other chargers.
      effect('L102', 'unit', 'chargeTargetIds', { without: 'target' }, 'now');
      effect('L102', 'target', 'chargedByIds', { without: 'unit' }, 'now');
    }
    return { closes, melee };
  },

  inWords: ({ closes, melee }) => {
    if (!closes)
      return { it: 'La carica è finita: l’unità non chiude.', en: 'The charge is over: the unit does not close.' };
    return melee
      ? { it: 'L’unità chiude a contatto: segue la mischia.', en: 'The unit closes to contact: a melee follows.' }
      : { it: 'L’unità chiude senza mischia.', en: 'The unit closes without a melee.' };
  },
});
