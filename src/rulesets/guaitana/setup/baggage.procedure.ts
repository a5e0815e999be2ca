import { howMany, inOneSentence, procedure, remind } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { distances } from '../tables.js';
import { baggageExamples } from './baggage.examples.js';
import { baggageFacts, baggageOutcome } from './baggage.facts.js';
import { baggageErrors, forbidEach } from './setup.reasons.js';
import { armyUnitsCounted, escortRounding } from './setup.rulings.js';
import { escortWeapons } from './setup.tables.js';

const rule = 'Tipi di truppe, L57';
/** As many animals carry what one cart does. */
const animalsPerCart = 4;

export const setupBaggage = procedure({
  id: 'guaitana.setup.baggage',
  title: { it: 'Carriaggi', en: 'Baggage' },
  rule,
  when: {
    it: 'Quando si preparano gli eserciti: ognuno ha un’unità di carriaggi.',
    en: 'When armies are put together: each has one baggage unit.',
  },
  facts: baggageFacts,
  outcome: baggageOutcome,
  tables: [escortWeapons],
  rulings: [escortRounding, armyUnitsCounted],
  examples: baggageExamples,

  adjudicate({ side, armyUnits, carts, animals, escortFigures, escortDistanceCm, figureScale }, umpire) {
    const { by, reckon, forbid, lookUp } = umpire;
    remind(umpire, armyUnitsCounted);
    const whole = carts + animals / animalsPerCart;
    const escortRequired = reckon(
      rule,
      { it: 'Scorta: un soldatino per carro o per 4 animali', en: 'Escort: one figure per cart or per 4 animals' },
      by(escortRounding) === 'up' ? Math.ceil(whole) : Math.floor(whole),
    );
    const farthestCm = toScale(distances.entries['escort-or-mule'], figureScale);
    const errors = forbidEach(forbid, baggageErrors, [
      side === 'native' && carts > 0 && ['carts-italian-only', rule],
      animalsPerCart * carts + animals < animalsPerCart * armyUnits && ['too-little-baggage', rule],
      escortFigures !== null && escortFigures !== escortRequired && ['wrong-escort', rule],
      escortDistanceCm > farthestCm && ['escort-too-far', rule],
    ]);
    const escortWeapon = lookUp(escortWeapons, side);
    const recruits = { it: 'La scorta è di reclute', en: 'The escort are recruits' };
    const formed = {
      it: 'Fermi stanno a massa, in marcia in colonna; la scorta si forma come la sua fanteria',
      en: 'Halted it is in mass, moving in column; the escort forms like its own infantry',
    };
    reckon(rule, formed, true);
    return {
      legal: errors.length === 0,
      errors,
      escortRequired,
      escortQuality: reckon(rule, recruits, 'recruit'),
      escortWeapon,
    };
  },

  inWords: ({ legal, errors, escortRequired }) => {
    const escort = {
      it: `scorta: ${howMany(escortRequired, 'recluta', 'reclute')}`,
      en: `escort: ${howMany(escortRequired, 'recruit', 'recruits')}`,
    };
    if (legal) return { it: `Carriaggi in regola; ${escort.it}.`, en: `The baggage is legal; ${escort.en}.` };
    const wrong = inOneSentence(baggageErrors, errors);
    return {
      it: `Carriaggi non in regola: ${wrong.it} (${escort.it}).`,
      en: `The baggage is not legal: ${wrong.en} (${escort.en}).`,
    };
  },
});
