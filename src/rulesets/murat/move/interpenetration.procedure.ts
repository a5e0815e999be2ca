import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { isInOpenOrder } from '../unit.js';
import { interpenetrationExamples } from './interpenetration.examples.js';
import { interpenetrationFacts, interpenetrationOutcome } from './interpenetration.facts.js';
import { interpenetrationReasons } from './move.reasons.js';
import { lightInterpenetration } from './move.rulings.js';

export const interpenetration = procedure({
  id: 'murat.move.interpenetration',
  title: { it: 'Interpenetrazione', en: 'Passing through friends' },
  rule: '§2.7, §2.10, §1.8, §2.11',
  when: {
    it: 'Quando il percorso di un’unità attraversa un’unità amica.',
    en: 'When the path of a unit crosses a friend.',
  },
  facts: interpenetrationFacts,
  outcome: interpenetrationOutcome,
  rulings: [lightInterpenetration],
  parts: {
    mover: { fills: { retiringToRecover: 'retiredToRecover' }, acts: true },
    passed: { fills: { passedDivisionWithdrawing: 'withdrawing' }, of: 'own' },
  },
  examples: interpenetrationExamples,

  adjudicate({ passed, passedDivisionWithdrawing, retiringToRecover, forcedRetreat }, { by, forbid, reckon, effect }) {
    const givesWay =
      forcedRetreat ||
      retiringToRecover ||
      passed.arm === 'artillery' ||
      passed.disordered ||
      passedDivisionWithdrawing ||
      (isInOpenOrder(passed) && by(lightInterpenetration) === 'allowed');
    const reasons = refuse(forbid, interpenetrationReasons, [!givesWay && ['friend-in-good-order', '§2.7, §2.10']]);
    if (reasons.length > 0) return { legal: false, reasons, disordersMover: null };
    reckon(
      '§2.7',
      {
        it: 'Il passaggio è compiuto oltre la linea di fronte; se manca spazio, l’unità attraversata arretra',
        en: 'The passage is done once past the front line; if room is lacking, the unit passed through falls back',
      },
      true,
    );
    const disordersMover = reckon(
      '§1.8',
      {
        it: 'Ritirata forzata attraverso amici non disordinati',
        en: 'Forced retreat through friends that are not disordered',
      },
      forcedRetreat && !passed.disordered,
    );
    if (disordersMover) effect('§1.8', 'mover', 'disordered', { to: true }, 'now');
    return { legal: true, reasons, disordersMover };
  },

  inWords: ({ legal, reasons, disordersMover }) => {
    const why = inOneSentence(interpenetrationReasons, reasons);
    if (!legal) return { it: `Non può passare: ${why.it}.`, en: `It may not pass: ${why.en}.` };
    return disordersMover
      ? { it: 'Passa, e si disordina.', en: 'It passes, and is disordered.' }
      : { it: 'Passa senza disordinarsi.', en: 'It passes and keeps its order.' };
  },
});
