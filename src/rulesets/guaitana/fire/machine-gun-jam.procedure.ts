import { procedure } from '../../../core/index.js';
import { jamCrewFire } from './fire.rulings.js';
import { jamFaces, jamThrow } from './fire.tables.js';
import { throwForJams } from './jams.js';
import { machineGunJamExamples } from './machine-gun-jam.examples.js';
import { machineGunJamFacts, machineGunJamOutcome } from './machine-gun-jam.facts.js';

export const fireMachineGunJam = procedure({
  id: 'guaitana.fire.machine-gun-jam',
  title: { it: 'La mitragliatrice si inceppa?', en: 'Does the machine gun jam?' },
  rule: 'Tiro, L221',
  when: { it: 'Prima che una mitragliatrice tiri.', en: 'Before a machine gun fires.' },
  facts: machineGunJamFacts,
  outcome: machineGunJamOutcome,
  tables: [jamFaces],
  throws: [jamThrow],
  rulings: [jamCrewFire],
  parts: { unit: { fills: { model: 'weaponModel' } } },
  examples: machineGunJamExamples,

  adjudicate: ({ model }, umpire) => ({ jammed: throwForJams(model, 1, 'unit', umpire) > 0 }),

  inWords: ({ jammed }) =>
    jammed
      ? { it: 'La mitragliatrice si inceppa e non tira.', en: 'The machine gun jams and does not fire.' }
      : { it: 'La mitragliatrice tira.', en: 'The machine gun fires.' },
});
