import { howMany, inOneSentence, procedure, remind } from '../../../core/index.js';
import { deploymentExamples } from './deployment.examples.js';
import { deploymentFacts, deploymentOutcome } from './deployment.facts.js';
import { deploymentErrors, forbidEach } from './setup.reasons.js';
import { deploymentZones } from './setup.rulings.js';

const rule = 'Schieramento, L88';

export const setupDeployment = procedure({
  id: 'guaitana.setup.deployment',
  title: { it: 'Schieramento', en: 'Deployment' },
  rule: 'Schieramento, L86–88',
  when: { it: 'Prima del primo turno.', en: 'Before the first turn.' },
  facts: deploymentFacts,
  impossible: {
    nativeHidden: {
      says: {
        it: 'Le unità nascoste sono più delle unità native.',
        en: 'More units are hidden than the natives have.',
      },
      when: ({ nativeUnits, nativeHidden }) => nativeHidden > nativeUnits,
    },
  },
  outcome: deploymentOutcome,
  rulings: [deploymentZones],
  // Who names the units he hides writes the check down where only his side reads it.
  parts: { hidden: {} },
  examples: deploymentExamples,

  adjudicate({ italianUnitsOffTable, nativeUnits, nativeHidden, nativeBaggageOnTable }, umpire) {
    const { reckon, forbid } = umpire;
    remind(umpire, deploymentZones);
    const mayHide = {
      it: 'Si può nascondere al più metà delle unità native',
      en: 'At most half of the native units may be hidden',
    };
    const maxHidden = reckon(rule, mayHide, Math.floor(nativeUnits / 2));
    const errors = forbidEach(forbid, deploymentErrors, [
      italianUnitsOffTable > 0 && ['italian-units-must-deploy', rule],
      nativeHidden > maxHidden && ['less-than-half-on-table', rule],
      !nativeBaggageOnTable && ['native-baggage-must-deploy', rule],
    ]);
    return { legal: errors.length === 0, errors, maxHidden, minOnTable: nativeUnits - maxHidden };
  },

  inWords: ({ legal, errors, maxHidden, minOnTable }) => {
    const limits = {
      it: `nascoste al più ${maxHidden}, sul tavolo almeno ${howMany(minOnTable, 'unità nativa', 'unità native')}`,
      en: `at most ${maxHidden} hidden, at least ${howMany(minOnTable, 'native unit', 'native units')} on the table`,
    };
    if (legal) return { it: `Schieramento in regola: ${limits.it}.`, en: `The deployment is legal: ${limits.en}.` };
    const wrong = inOneSentence(deploymentErrors, errors);
    return {
      it: `Schieramento non in regola: ${wrong.it}; ${limits.it}.`,
      en: `The deployment is not legal: ${wrong.en}; ${limits.en}.`,
    };
  },
});
