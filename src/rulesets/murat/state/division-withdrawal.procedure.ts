import { howMany, procedure } from '../../../core/index.js';
import { moverOf } from '../distance.js';
import { distances } from '../tables.js';
import { divisionWithdrawalExamples } from './division-withdrawal.examples.js';
import { divisionWithdrawalFacts, divisionWithdrawalOutcome } from './division-withdrawal.facts.js';

export const divisionWithdrawal = procedure({
  id: 'murat.state.division-withdrawal',
  title: { it: 'Divisione in ritirata', en: 'A withdrawing division' },
  rule: '§1.8',
  when: {
    it: 'A ogni mossa, da quando la divisione si ritira.',
    en: 'Each turn, once the division is withdrawing.',
  },
  facts: divisionWithdrawalFacts,
  outcome: divisionWithdrawalOutcome,
  tables: [distances],
  examples: divisionWithdrawalExamples,

  adjudicate({ units }, { lookUp, reckon }) {
    const mandatoryMoves = units
      // Whoever is dissolved has left the table already, and so has a general who fell.
      .filter(({ dissolved, alive }) => !dissolved && alive)
      .map(unit => ({ id: unit.id, mandatoryMoveUm: lookUp(distances, moverOf(unit)).normalUm }));
    return {
      mandatoryMoves,
      dissolvesIfBeaten: reckon('§1.8', { it: 'Chi è sconfitto si dissolve', en: 'A beaten unit dissolves' }, true),
      mayBeInterpenetrated: reckon(
        '§1.8',
        { it: 'Gli amici possono attraversarla', en: 'Friends may pass through it' },
        true,
      ),
      divisionLost: reckon('§1.8', { it: 'La divisione è persa', en: 'The division is lost' }, true),
    };
  },

  inWords: ({ mandatoryMoves }) => ({
    it: `La divisione è persa: ${howMany(mandatoryMoves.length, 'unità si ritira', 'unità si ritirano')} di una mossa intera.`,
    en: `The division is lost: ${howMany(mandatoryMoves.length, 'unit retires', 'units retire')} a whole move.`,
  }),
});
