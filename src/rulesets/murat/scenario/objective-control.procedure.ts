import { procedure } from '../../../core/index.js';
import { lossThresholds } from '../rulings.js';
import { wearOfUnit } from '../strength.js';
import { objectiveControlExamples } from './objective-control.examples.js';
import { contested, nobody, objectiveControlFacts, objectiveControlOutcome } from './objective-control.facts.js';

export const objectiveControl = procedure({
  id: 'murat.scenario.objective-control',
  title: { it: 'Chi controlla un obiettivo', en: 'Who controls an objective' },
  rule: '§1.8',
  when: {
    it: 'Quando lo scenario chiede chi tiene un obiettivo; se vale ancora dopo averlo lasciato, lo dice lo scenario.',
    en: 'When a scenario asks who holds an objective; whether it counts after leaving it is up to the scenario.',
  },
  facts: objectiveControlFacts,
  outcome: objectiveControlOutcome,
  rulings: [lossThresholds],
  parts: {
    occupants: {
      fills: {
        'occupants.side': 'side',
        'occupants.fouInitial': 'fouInitial',
        'occupants.fouCurrent': 'fouCurrent',
      },
    },
  },
  examples: objectiveControlExamples,

  adjudicate({ occupants }, { by, reckon }) {
    const [first] = occupants;
    if (first === undefined)
      return { control: reckon('§1.8', { it: 'L’obiettivo è vuoto', en: 'The objective is empty' }, nobody) };
    const bothThere = reckon(
      '§1.8',
      { it: 'Vi sono unità di entrambe le parti', en: 'Units of both sides are there' },
      occupants.some(({ side }) => side !== first.side),
    );
    if (bothThere) return { control: contested };
    const onlyDecimated = reckon(
      '§1.8',
      {
        it: 'Vi sono solo unità decimate, che non tengono obiettivi',
        en: 'Only decimated units are there: they hold no objective',
      },
      occupants.every(one => one.decimated ?? wearOfUnit(one, by).decimated),
    );
    return { control: onlyDecimated ? contested : first.side };
  },

  inWords: ({ control }) => {
    if (control === nobody) return { it: 'Nessuno controlla l’obiettivo.', en: 'Nobody controls the objective.' };
    return control === contested
      ? { it: 'L’obiettivo è conteso.', en: 'The objective is contested.' }
      : { it: `Controlla l’obiettivo: ${control}.`, en: `The objective is controlled by: ${control}.` };
  },
});
