import { howMany, procedure } from '../../../core/index.js';
import { supportBonusExamples } from './bonus.examples.js';
import { supportBonusFacts, supportBonusOutcome } from './bonus.facts.js';
import { quarterOf } from './quarter.js';
import { disorderedSupport, supportDice } from './support.rulings.js';

export const supportBonus = procedure({
  id: 'murat.support.bonus',
  title: { it: 'Dadi di supporto in mischia', en: 'Melee dice from support' },
  rule: '§2.7, §2.10',
  when: { it: 'L’unità supportata combatte in mischia.', en: 'The supported unit fights a melee.' },
  facts: supportBonusFacts,
  outcome: supportBonusOutcome,
  rulings: [supportDice, disorderedSupport],
  examples: supportBonusExamples,

  adjudicate({ supporter }, { by, reckon, atLeast }) {
    if (supporter.disordered && by(disorderedSupport) === 'minus-one') {
      const says = { it: 'Il supporto è disordinato: un dado tolto', en: 'The supporter is disordered: one die lost' };
      return { dice: reckon('§2.7', says, -1) };
    }
    const quarter = reckon(
      '§2.7',
      {
        it: 'Un dado per ogni quarto della FoU di chi supporta',
        en: 'One die for every quarter of the supporter’s FoU',
      },
      quarterOf(supporter, by),
    );
    if (!supporter.disordered) return { dice: quarter };
    const fewer = reckon(
      '§2.7',
      { it: 'Il supporto è disordinato: un dado in meno', en: 'The supporter is disordered: one die fewer' },
      quarter - 1,
    );
    return { dice: atLeast('§2.7', { it: 'Mai sotto zero', en: 'Never below none' }, 0, fewer) };
  },

  inWords: ({ dice }) => {
    if (dice < 0) return { it: 'Il supporto toglie un dado.', en: 'Support takes one die away.' };
    if (dice === 0) return { it: 'Il supporto non dà dadi.', en: 'Support gives no dice.' };
    return {
      it: `Il supporto dà ${howMany(dice, 'dado', 'dadi')} in mischia.`,
      en: `Support gives ${howMany(dice, 'die', 'dice')} in melee.`,
    };
  },
});
