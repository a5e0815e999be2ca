import { howMany, inOneSentence, procedure, refuse, sum } from '../../../core/index.js';
import { arrivalExamples } from './arrival.examples.js';
import { arrivalFacts, arrivalOutcome } from './arrival.facts.js';
import { arrivalReasons } from './reserve.reasons.js';
import { arrivalDieLevel } from './reserve.rulings.js';
import { arrivalDelays, arrivalThrow } from './reserve.tables.js';

export const reserveArrival = procedure({
  id: 'murat.reserve.arrival',
  title: { it: 'Arrivo delle truppe fuori campo', en: 'Arrival of off-table troops' },
  rule: '§2.5',
  when: {
    it: 'All’inizio della mossa in cui una formazione è attesa sul campo.',
    en: 'At the start of the turn in which a formation is due.',
  },
  facts: arrivalFacts,
  outcome: arrivalOutcome,
  tables: [arrivalDelays],
  throws: [arrivalThrow],
  rulings: [arrivalDieLevel],
  parts: { units: {} },
  examples: arrivalExamples,

  adjudicate({ turn, scenarioDelayTurns }, { by, forbid, reckon, throwDice, lookUpBand }) {
    const reasons = refuse(forbid, arrivalReasons, [scenarioDelayTurns > 2 && ['delay-must-be-0-to-2', '§2.5']]);
    if (reasons.length > 0) return { legal: false, reasons, face: null, turnsLate: null, entersInTurn: null };
    const level = by(arrivalDieLevel);
    const { it, en } = arrivalDieLevel.options[level];
    reckon('§2.5', { it: `Si tira ${it}`, en: `Thrown: ${en}` }, level);
    const face = throwDice(arrivalThrow, 1, sum);
    const turnsLate = reckon(
      '§2.5',
      { it: 'Ritardo del dado e dello scenario, in mosse', en: 'Delay of die and scenario, in turns' },
      lookUpBand(arrivalDelays, face) + scenarioDelayTurns,
    );
    const entersInTurn = reckon('§2.5', { it: 'Mossa in cui entra', en: 'Turn in which it enters' }, turn + turnsLate);
    return { legal: true, reasons, face, turnsLate, entersInTurn };
  },

  inWords: ({ legal, reasons, turnsLate, entersInTurn }) => {
    const why = inOneSentence(arrivalReasons, reasons);
    if (!legal) return { it: `Non si tira: ${why.it}.`, en: `There is no throw: ${why.en}.` };
    const late = turnsLate ?? 0;
    return late === 0
      ? { it: `Entra subito, nella mossa ${entersInTurn}.`, en: `It enters at once, in turn ${entersInTurn}.` }
      : {
          it: `Entra nella mossa ${entersInTurn}, con ${howMany(late, 'mossa', 'mosse')} di ritardo.`,
          en: `It enters in turn ${entersInTurn}, ${howMany(late, 'turn', 'turns')} late.`,
        };
  },
});
