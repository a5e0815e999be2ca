import { procedure, remind } from '../../../core/index.js';
import { fall } from '../fall.js';
import { escortProtects } from './movement.rulings.js';
import { overrunExamples } from './overrun.examples.js';
import { overrunFacts, overrunOutcome } from './overrun.facts.js';

export const overrun = procedure({
  id: 'guaitana.movement.overrun',
  title: { it: 'Travolgere portaordini, comandante, carriaggi', en: 'Overrunning messengers, commander, baggage' },
  rule: 'Movimento, L160',
  when: { it: 'Un’unità nemica in movimento ne contatta uno.', en: 'A moving enemy unit touches one of them.' },
  facts: overrunFacts,
  outcome: overrunOutcome,
  rulings: [escortProtects],
  parts: { mover: { acts: true } },
  examples: overrunExamples,

  adjudicate({ contactedKind }, umpire) {
    const { effect, reckon } = umpire;
    const isBaggage = contactedKind === 'baggage';
    const isChief = contactedKind === 'commander-in-chief';
    const isLost = isBaggage && remind(umpire, escortProtects) === 'eliminated-with-escort';
    const eliminated = reckon(
      'Movimento, L160',
      { it: 'Eliminata al contatto', en: 'Eliminated on contact' },
      isLost || isChief || contactedKind === 'messenger',
    );
    if (eliminated) fall('Movimento, L160', 'contacted', contactedKind, 'now', umpire);
    if (isLost) effect('Movimento, L160', 'army', 'baggageDestroyed', { to: true }, 'now');
    return { eliminated, moverMayContinue: eliminated };
  },

  inWords: ({ eliminated }) =>
    eliminated
      ? { it: 'È eliminata, e chi muove prosegue.', en: 'It is eliminated, and the mover goes on.' }
      : { it: 'Non è travolta: chi muove si ferma.', en: 'It is not overrun: the mover stops.' },
});
