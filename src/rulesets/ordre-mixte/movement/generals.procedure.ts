import { procedure } from '../../../core/index.js';
import { generalsExamples } from './generals.examples.js';
import { generalReasons, generalsFacts, generalsOutcome } from './generals.facts.js';
import { generalRisk } from './movement.rulings.js';
import { speeds } from './movement.tables.js';

export const generals = procedure({
  id: 'ordre-mixte.movement.generals',
  title: { it: 'Mossa e aggregazione dei generali', en: 'Moving and attaching generals' },
  rule: 'L71, L90, L96',
  when: { it: 'Nelle fasi dei generali di A e di B.', en: 'In the steps of A’s and B’s generals.' },
  facts: generalsFacts,
  outcome: generalsOutcome,
  tables: [speeds],
  rulings: [generalRisk],
  parts: { unit: { fills: { attachTo: 'id' } } },
  examples: generalsExamples,

  adjudicate({ distanceCm, attachTo, endsInContact, charismatic }, { by, lookUp, reckon, forbid, effect }) {
    const refused = (reason: keyof typeof generalReasons.words) => ({ legal: false, reason, attachedGeneral: null });
    const { column: mostCm } = lookUp(speeds, 'commander');
    if (distanceCm > mostCm) return refused(forbid('L71', generalReasons, 'beyond-30-cm'));
    if (attachTo === null) return { legal: true, reason: null, attachedGeneral: null };
    if (!endsInContact) return refused(forbid('L90, L96', generalReasons, 'not-in-contact'));
    by(generalRisk);
    const attachedGeneral = reckon(
      'L90, L96',
      { it: 'Generale che si aggrega all’unità', en: 'General who joins the unit' },
      charismatic ? 'charismatic' : 'general',
    );
    effect('L90, L96', 'unit', 'attachedGeneral', { to: attachedGeneral }, 'now');
    return { legal: true, reason: null, attachedGeneral };
  },

  inWords: ({ reason, attachedGeneral }, { attachTo }) => {
    if (reason !== null)
      return {
        it: `Il generale non può: ${generalReasons.words[reason].it}.`,
        en: `The general may not: ${generalReasons.words[reason].en}.`,
      };
    if (attachedGeneral === null) return { it: 'Il generale muove.', en: 'The general moves.' };
    return {
      it: `Il generale muove e si aggrega all’unità ${attachTo ?? ''}.`,
      en: `The general moves and joins ${attachTo ?? ''}.`,
    };
  },
});
