import { procedure } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { lossThresholds } from '../rulings.js';
import { wearOfUnit } from '../strength.js';
import { isEliteOrGuard, isFormed } from '../unit.js';
import { stateDisorderExamples } from './disorder.examples.js';
import { stateDisorderFacts, stateDisorderOutcome } from './disorder.facts.js';
import { disorderEvents } from './state.tables.js';

export const stateDisorder = procedure({
  id: 'murat.state.disorder',
  title: { it: 'Quando un’unità va in disordine', en: 'When a unit becomes disordered' },
  rule: '§1.8, §2.6, §2.7, §2.10',
  when: { it: 'Dopo ogni evento che può disordinare.', en: 'After every event that may disorder.' },
  facts: stateDisorderFacts,
  impossible: {
    unit: {
      says: {
        it: 'Per sapere se è decimata serve la FoU, attuale o iniziale.',
        en: 'To know whether it is decimated the FoU is needed, initial or now.',
      },
      when: ({ event, unit }) =>
        event === 'decimated-failed-test' && unit.fouInitial === null && unit.fouCurrent === null,
    },
  },
  outcome: stateDisorderOutcome,
  tables: [disorderEvents],
  rulings: [lossThresholds],
  examples: stateDisorderExamples,

  adjudicate({ event, unit }, { by, lookUp, reckon, effect, owe }) {
    const { rule, whom } = lookUp(disorderEvents, event);
    const concerned = (): boolean => {
      switch (whom) {
        case 'any':
          return true;
        case 'decimated':
          return wearOfUnit(unit, by).decimated;
        case 'formed-below-elite':
          return isFormed(unit) && !isEliteOrGuard(unit);
        case 'cavalry':
        case 'infantry':
          return unit.arm === whom;
      }
    };
    const disorders = reckon(rule, { it: 'Questo la disordina', en: 'This disorders it' }, concerned());
    if (unit.disordered) reckon('§1.8', { it: 'Era già disordinata', en: 'It was disordered already' }, true);
    else if (disorders) {
      disorder(rule, 'unit', unit, { effect, owe });
    }
    return { disordered: unit.disordered || disorders };
  },

  inWords: ({ disordered }) =>
    disordered
      ? { it: 'L’unità è disordinata.', en: 'The unit is disordered.' }
      : { it: 'L’unità resta in ordine.', en: 'The unit stays in good order.' },
});
