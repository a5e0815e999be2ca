import { procedure, remind, sum } from '../../../core/index.js';
import { weaponState } from '../vocabulary.js';
import { clearedMachineGun, clearThreeFour } from './fire.rulings.js';
import { clearing, clearThrow } from './fire.tables.js';
import { machineGunClearExamples } from './machine-gun-clear.examples.js';
import { machineGunClearFacts, machineGunClearOutcome } from './machine-gun-clear.facts.js';

export const fireMachineGunClear = procedure({
  id: 'guaitana.fire.machine-gun-clear',
  title: { it: 'Sbloccare una mitragliatrice', en: 'Clearing a jam' },
  rule: 'Tiro, L221',
  when: {
    it: 'All’inizio della fase di tiro, per ogni mitragliatrice inceppata.',
    en: 'At the start of the fire phase, for each jammed machine gun.',
  },
  facts: machineGunClearFacts,
  outcome: machineGunClearOutcome,
  tables: [clearing],
  throws: [clearThrow],
  rulings: [clearedMachineGun, clearThreeFour],
  examples: machineGunClearExamples,

  adjudicate(_, umpire) {
    const { lookUpBand, throwDice, effect } = umpire;
    const printed = lookUpBand(clearing, throwDice(clearThrow, 1, sum));
    if (printed === 'working') {
      effect('Tiro, L221', 'unit', 'jammedMachineGuns', { by: -1 }, 'now');
      effect('Tiro, L221', 'unit', 'machineGuns', { by: 1 }, 'now');
      remind(umpire, clearedMachineGun);
      return { state: printed };
    }
    if (printed === 'unsaid' && remind(umpire, clearThreeFour) === 'still-jammed') return { state: 'jammed' as const };
    effect('Tiro, L221', 'unit', 'jammedMachineGuns', { by: -1 }, 'now');
    return { state: 'out-of-action' as const };
  },

  inWords: ({ state }) => {
    const { it, en } = weaponState.words[state];
    return { it: `La mitragliatrice ora: ${it}.`, en: `The machine gun now: ${en}.` };
  },
});
