import { procedure, sum } from '../../../core/index.js';
import { casualtyExamples } from './casualty.examples.js';
import { casualtyFacts, casualtyOutcome } from './casualty.facts.js';
import { generalCasualtyTrigger } from './general.rulings.js';
import { casualtyThrow } from './general.tables.js';

const safe = { required: false, face: null, killed: false, effect: 'none' } as const;
const shelters = { ...safe, effect: 'moves-behind-friendly-unit' } as const;

export const generalCasualty = procedure({
  id: 'murat.general.casualty',
  title: { it: 'Generale aggregato in pericolo', en: 'Attached general at risk' },
  rule: '§2.4',
  when: {
    it: 'Fuoco o mischia disordinano l’unità a cui un generale è aggregato.',
    en: 'Fire or melee disorders the unit that a general is attached to.',
  },
  facts: casualtyFacts,
  outcome: casualtyOutcome,
  throws: [casualtyThrow],
  rulings: [generalCasualtyTrigger],
  parts: { unit: { fills: { unitEliminated: 'dissolved' } }, general: { among: 'unit.attachedGenerals', of: 'own' } },
  examples: casualtyExamples,

  adjudicate({ unitDisorderedNow, unitWasDisordered, unitEliminated }, { by, throwDice, reckon, effect, owe }) {
    const leavesUnit = (): void => {
      effect('§2.4', 'general', 'attachedTo', { to: '' }, 'now');
      effect('§2.4', 'unit', 'attachedGenerals', { without: 'general' }, 'now');
    };
    if (unitEliminated) {
      reckon(
        '§2.4',
        { it: 'Senza più unità, il generale ripara', en: 'With no unit left, the general shelters' },
        true,
      );
      leavesUnit();
      return shelters;
    }
    const required = reckon(
      '§2.4',
      { it: 'Il disordine mette a rischio il generale', en: 'The disorder puts the general at risk' },
      unitDisorderedNow && (!unitWasDisordered || by(generalCasualtyTrigger) === 'every-disorder-result'),
    );
    if (!required) return safe;
    const face = throwDice(casualtyThrow, 1, sum);
    const killed = reckon('§2.4', { it: 'Un 6 uccide il generale', en: 'A 6 kills the general' }, face === 6);
    if (!killed) return { ...safe, required, face };
    effect('§2.4', 'general', 'alive', { to: false }, 'now');
    effect('§2.4', 'general', 'fallenIn', { to: 'this-turn' }, 'now');
    effect('§2.4', 'general', 'fallenIn', { to: 'last-turn' }, 'next-turn');
    leavesUnit();
    owe('§2.4', 'general', 'murat.general.replacement', 'now');
    return { required, face, killed, effect: 'killed' as const };
  },

  inWords: ({ required, face, killed, effect }) => {
    if (effect === 'moves-behind-friendly-unit')
      return {
        it: 'Il generale ripara dietro un’altra unità della sua brigata.',
        en: 'The general shelters behind another unit of his brigade.',
      };
    if (!required) return { it: 'Il generale non corre rischi.', en: 'The general runs no risk.' };
    return killed
      ? { it: `Dado ${face}: il generale è ucciso.`, en: `Die ${face}: the general is killed.` }
      : { it: `Dado ${face}: il generale è salvo.`, en: `Die ${face}: the general is safe.` };
  },
});
