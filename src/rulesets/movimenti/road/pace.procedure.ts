import { inItalian, procedure, remind } from '../../../core/index.js';
import { grantable } from '../allowance.js';
import { roadPaceExamples } from './pace.examples.js';
import { roadPaceFacts, roadPaceOutcome } from './pace.facts.js';
import { partialRoad, roadBends } from './road.rulings.js';
import { needsColumn, roadFactors } from './road.tables.js';

export const roadPace = procedure({
  id: 'movimenti.road.pace',
  title: { it: 'Movimento su strada', en: 'Road movement' },
  rule: 'VI-5, L62–69; Artiglieria, L93',
  when: { it: 'La mossa segue una strada.', en: 'The move follows a road.' },
  facts: roadPaceFacts,
  needed: {
    state: {
      says: {
        it: 'Per fanteria e cavalleria su strada serve l’assetto.',
        en: 'For infantry and cavalry on a road the state is needed.',
      },
      when: facts => facts.onRoad && needsColumn(facts),
    },
    formation: {
      says: {
        it: 'Per fanteria e cavalleria su strada serve la formazione.',
        en: 'For infantry and cavalry on a road the formation is needed.',
      },
      when: facts => facts.onRoad && needsColumn(facts),
    },
  },
  outcome: roadPaceOutcome,
  tables: [roadFactors],
  rulings: [partialRoad, roadBends],
  examples: roadPaceExamples,

  adjudicate({ onRoad }, umpire) {
    const { total } = umpire.modify(1, roadFactors);
    if (onRoad) {
      remind(umpire, partialRoad);
      remind(umpire, roadBends);
    }
    return { factor: grantable('VI-5, L68', total, umpire) };
  },

  inWords: ({ factor }) =>
    factor === 1
      ? { it: 'Muove al passo normale.', en: 'It moves at normal pace.' }
      : {
          it: `Il passo normale si moltiplica per ${inItalian(factor)}.`,
          en: `Normal pace is multiplied by ${factor}.`,
        },
});
