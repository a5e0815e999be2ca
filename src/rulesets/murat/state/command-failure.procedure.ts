import { procedure } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { lossThresholds } from '../rulings.js';
import { wearOfUnit } from '../strength.js';
import { commandFailureExamples } from './command-failure.examples.js';
import {
  commandFailureEffect,
  commandFailureFacts,
  commandFailureOutcome,
  type CommandFailureEffect,
} from './command-failure.facts.js';

export const commandFailure = procedure({
  id: 'murat.state.command-failure',
  title: { it: 'Test di comando fallito: effetto sull’unità', en: 'A failed command test: its effect on the unit' },
  rule: '§1.8',
  when: {
    it: 'Fallisce il test di un ordine di reggimento; ordini di divisione, opportunità e manovre di emergenza non contano.',
    en: 'The test of a regiment order fails; division orders, opportunity and emergency manoeuvres do not count.',
  },
  facts: commandFailureFacts,
  outcome: commandFailureOutcome,
  rulings: [lossThresholds],
  examples: commandFailureExamples,

  adjudicate({ unit }, { by, reckon, effect, owe }) {
    const says = { it: 'L’unità è decimata', en: 'The unit is decimated' };
    const decimated = reckon('§1.8', says, wearOfUnit(unit, by).decimated);
    const suffered: CommandFailureEffect = !decimated ? 'none' : unit.disordered ? 'dissolved' : 'becomes-disordered';
    const why = {
      it: 'Decimata va in disordine, decimata e disordinata fugge',
      en: 'Decimated it becomes disordered, decimated and disordered it flees',
    };
    if (suffered === 'becomes-disordered') {
      disorder('§1.8', 'unit', unit, { effect, owe });
    }
    if (suffered === 'dissolved') {
      effect('§1.8', 'unit', 'dissolved', { to: true }, 'now');
      // Its general finds shelter; its batteries share its end.
      if (unit.attachedGenerals.length > 0) owe('§2.4', 'unit', 'murat.general.casualty', 'now');
      if (unit.attachedBatteries.length > 0) owe('§2.4', 'unit', 'murat.battery.attached-melee', 'now');
    }
    return { effect: reckon('§1.8', why, suffered) };
  },

  inWords: ({ effect }) => {
    const { it, en } = commandFailureEffect.words[effect];
    return { it: `Test fallito: ${it}.`, en: `The test failed: ${en}.` };
  },
});
