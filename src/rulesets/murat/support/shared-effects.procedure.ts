import { procedure } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { sharedEffectsExamples } from './shared-effects.examples.js';
import { sharedEffectsFacts, sharedEffectsOutcome } from './shared-effects.facts.js';

export const supportSharedEffects = procedure({
  id: 'murat.support.shared-effects',
  title: { it: 'Che cosa condivide una coppia in supporto', en: 'What a supported pair shares' },
  rule: '§1.8, §2.7',
  when: {
    it: 'Dopo il fuoco o la mischia sull’unità principale.',
    en: 'After fire or melee on the main unit.',
  },
  facts: sharedEffectsFacts,
  outcome: sharedEffectsOutcome,
  parts: { supporter: { among: 'main.supporterId', of: 'own' } },
  examples: sharedEffectsExamples,

  adjudicate({ mainDisordered, mainRetreatUm, mainRecovered }, { reckon, effect }) {
    const supporterDisordered = reckon(
      '§1.8, §2.7',
      { it: 'Il disordine colpisce entrambe', en: 'Disorder falls on both' },
      mainDisordered,
    );
    const supporterRetreatUm = reckon(
      '§2.7',
      { it: 'Arretrano insieme, di UM', en: 'They go back together, in UM' },
      mainRetreatUm,
    );
    const supporterRecovered = reckon('§2.7', { it: 'Recuperano insieme', en: 'They recover together' }, mainRecovered);
    const supporterLosses = reckon(
      '§2.7',
      { it: 'Le perdite restano all’unità principale', en: 'Losses stay with the main unit' },
      0,
    );
    if (supporterDisordered) effect('§1.8, §2.7', 'supporter', 'disordered', { to: true }, 'now');
    // Whoever was disordered and recovered in the same fight ends in order.
    if (supporterRecovered) effect('§2.7', 'supporter', 'disordered', { to: false }, 'now');
    return { supporterDisordered, supporterRetreatUm, supporterRecovered, supporterLosses };
  },

  inWords: ({ supporterDisordered, supporterRetreatUm, supporterRecovered }) => {
    const back = inUm(supporterRetreatUm);
    const shared = [
      supporterDisordered && { it: 'si disordina', en: 'is disordered' },
      supporterRetreatUm > 0 && { it: `arretra di ${back.it}`, en: `goes back ${back.en}` },
      supporterRecovered && { it: 'recupera dal disordine', en: 'recovers from disorder' },
    ].filter(part => part !== false);
    if (shared.length === 0) return { it: 'Chi supporta non subisce nulla.', en: 'The supporter suffers nothing.' };
    return {
      it: `Anche chi supporta ${shared.map(({ it }) => it).join(' e ')}, senza perdite.`,
      en: `The supporter too ${shared.map(({ en }) => en).join(' and ')}, without losses.`,
    };
  },
});
