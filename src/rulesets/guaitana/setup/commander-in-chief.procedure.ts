import { howMany, procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { commanderInChiefExamples } from './commander-in-chief.examples.js';
import { commanderInChiefFacts, commanderInChiefOutcome } from './commander-in-chief.facts.js';
import { cincSetupReasons } from './setup.reasons.js';
import { cincFigures, messengersRounding } from './setup.rulings.js';

const rule = 'Tipi di truppe, L58';

export const setupCommanderInChief = procedure({
  id: 'guaitana.setup.commander-in-chief',
  title: { it: 'Comandante in capo, portaordini, eliografo', en: 'Commander-in-chief, messengers, heliograph' },
  rule,
  when: { it: 'Quando si preparano gli eserciti.', en: 'When armies are put together.' },
  facts: commanderInChiefFacts,
  outcome: commanderInChiefOutcome,
  rulings: [messengersRounding, cincFigures],
  parts: { unit: { fills: { heliograph: 'hasHeliograph', side: 'nation' } } },
  examples: commanderInChiefExamples,

  adjudicate({ armyUnits, heliograph, side }, umpire) {
    const { by, reckon, forbid, effect } = umpire;
    const messengers = reckon(
      rule,
      { it: 'Portaordini: metà delle unità', en: 'Messengers: half the number of units' },
      by(messengersRounding) === 'up' ? Math.ceil(armyUnits / 2) : Math.floor(armyUnits / 2),
    );
    const reason = refuseFirst(forbid, cincSetupReasons, [
      heliograph && side === 'native' && ['heliograph-italians-only', rule],
    ]);
    remind(umpire, cincFigures);
    const formed = {
      it: 'Non ha formazione; in combattimento conta a catena',
      en: 'He has no formation; in combat he counts as in chain',
    };
    reckon(rule, formed, true);
    effect(rule, 'unit', 'messengersLeft', { to: messengers }, 'now');
    effect(rule, 'unit', 'hasHeliograph', { to: heliograph }, 'now');
    return { legal: reason === null, reason, messengers };
  },

  inWords: ({ reason, messengers }) =>
    verdict(
      cincSetupReasons,
      reason,
      {
        it: `Il comandante in capo ha ${howMany(messengers, 'portaordini', 'portaordini')}`,
        en: `The commander-in-chief has ${howMany(messengers, 'messenger', 'messengers')}`,
      },
      { it: 'Non è ammesso', en: 'It is not allowed' },
    ),
});
