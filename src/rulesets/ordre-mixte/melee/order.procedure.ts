import { procedure } from '../../../core/index.js';
import { meleeOrderWithinGroup } from './melee.rulings.js';
import { meleeOrderExamples } from './order.examples.js';
import { meleeOrderFacts, meleeOrderOutcome } from './order.facts.js';

export const meleeOrder = procedure({
  id: 'ordre-mixte.melee.order',
  title: { it: 'Ordine delle mischie', en: 'Order of melees' },
  rule: 'L103–105',
  when: { it: 'Più di una mischia nello stesso turno.', en: 'More than one melee in a turn.' },
  facts: meleeOrderFacts,
  outcome: meleeOrderOutcome,
  rulings: [meleeOrderWithinGroup],
  examples: meleeOrderExamples,

  adjudicate({ melees }, { by, reckon }) {
    const first = melees.filter(melee => melee.flankOrRear).map(melee => melee.id);
    const then = melees.filter(melee => !melee.flankOrRear).map(melee => melee.id);
    reckon(
      'L104',
      {
        it: 'Prima le mischie sul fianco e sul retro, con i loro test di morale',
        en: 'First the melees on flank and rear, with their morale tests',
      },
      first.length,
    );
    reckon(
      'L105',
      {
        it: 'Poi le altre, senza chi è in rotta o in ritirata',
        en: 'Then the others, without those who rout or retreat',
      },
      then.length,
    );
    if (first.length > 1 || then.length > 1) {
      const within = by(meleeOrderWithinGroup);
      reckon('L103–105', meleeOrderWithinGroup.options[within], within);
    }
    return { first, then };
  },

  inWords: ({ first, then }) => ({
    it: `Prima ${first.join(', ') || 'nessuna'}; poi ${then.join(', ') || 'nessuna'}.`,
    en: `First ${first.join(', ') || 'none'}; then ${then.join(', ') || 'none'}.`,
  }),
});
