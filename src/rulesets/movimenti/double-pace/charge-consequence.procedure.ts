import { procedure } from '../../../core/index.js';
import type { Arm } from '../vocabulary.js';
import { chargeConsequenceExamples } from './charge-consequence.examples.js';
import { chargeConsequenceFacts, chargeConsequenceOutcome } from './charge-consequence.facts.js';
import { cossacksCountercharge } from './double-pace.rulings.js';

export const chargeConsequence = procedure({
  id: 'movimenti.double-pace.charge-consequence',
  title: { it: 'Caricare dopo un passo doppio', en: 'Charging after a double pace' },
  rule: 'VI-6, L78',
  when: { it: 'Nella fase di carica dello stesso turno.', en: 'In the charge phase of the same turn.' },
  facts: chargeConsequenceFacts,
  outcome: chargeConsequenceOutcome,
  rulings: [cossacksCountercharge],
  parts: { charger: { fills: { chargedByArm: 'arm' } } },
  examples: chargeConsequenceExamples,

  adjudicate({ arm, usedDoublePace, chargedByArm, countercharges }, { by, reckon, effect }) {
    if (!usedDoublePace) return { mayCharge: true, mayCountercharge: true, tiredAfterMelee: false };
    reckon(
      'VI-6, L78',
      { it: 'Dopo un passo doppio non si carica', en: 'After a double pace there is no charge' },
      false,
    );
    const isCavalry = (one: Arm | null): boolean =>
      one === 'cavalry' || (one === 'cossacks' && by(cossacksCountercharge) === 'yes');
    const mayCountercharge = reckon(
      'VI-6, L78',
      {
        it: 'Cavalleria caricata da cavalleria: può controcaricare',
        en: 'Cavalry charged by cavalry: it may counter-charge',
      },
      isCavalry(arm) && isCavalry(chargedByArm),
    );
    const tiredAfterMelee = mayCountercharge && countercharges;
    // Melee comes last: whether this is asked as it is charged or as it fights, it tires when the turn is over.
    if (tiredAfterMelee) effect('VI-6, L78', 'unit', 'tired', { to: true }, 'next-turn');
    return { mayCharge: false, mayCountercharge, tiredAfterMelee };
  },

  inWords: ({ mayCharge, mayCountercharge, tiredAfterMelee }) => {
    if (mayCharge) return { it: 'Può caricare e controcaricare.', en: 'It may charge and counter-charge.' };
    if (!mayCountercharge)
      return { it: 'Non può caricare né controcaricare.', en: 'It may neither charge nor counter-charge.' };
    return tiredAfterMelee
      ? {
          it: 'Non carica, ma controcarica; dopo la mischia è stanca.',
          en: 'It does not charge but counter-charges; after the melee it is tired.',
        }
      : { it: 'Non può caricare, ma può controcaricare.', en: 'It may not charge, but may counter-charge.' };
  },
});
