import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { moverOf } from '../distance.js';
import { endSupport, leaveBatteries, movingOff } from '../moving-off.js';
import { inUm } from '../numbers.js';
import { distances } from '../tables.js';
import { recoveryReasons } from './recovery.reasons.js';
import { retireExamples } from './retire.examples.js';
import { retireFacts, retireOutcome } from './retire.facts.js';

export const retire = procedure({
  id: 'murat.recovery.retire',
  title: { it: 'Riordinarsi ritirandosi', en: 'Recover by retiring' },
  rule: '§2.11',
  when: {
    it: 'All’inizio dell’attivazione dell’unità, al posto di ogni altra azione.',
    en: 'At the start of the unit’s own activation, instead of anything else.',
  },
  facts: retireFacts,
  outcome: retireOutcome,
  tables: [distances],
  parts: movingOff,
  examples: retireExamples,

  adjudicate({ unit }, { forbid, lookUp, reckon, effect }) {
    const reasons = refuse(forbid, recoveryReasons, [!unit.disordered && ['not-disordered', '§2.11']]);
    if (reasons.length > 0)
      return { legal: false, reasons, retireUm: null, recovered: null, mayFire: null, mayBeOrdered: null };
    const { normalUm } = lookUp(distances, moverOf(unit));
    const retireUm = reckon(
      '§2.11',
      {
        it: 'Arretra di un’intera mossa normale, senza ordine, anche attraverso gli amici',
        en: 'It goes back a whole normal move, with no order, through friends too',
      },
      normalUm,
    );
    effect('§2.11', 'unit', 'disordered', { to: false }, 'now');
    effect('§2.11', 'unit', 'retiredToRecover', { to: true }, 'now');
    if (unit.position !== 'open') effect('§2.11', 'unit', 'position', { to: 'open' }, 'now');
    leaveBatteries(unit, { effect });
    endSupport(unit, { effect });
    return { legal: true, reasons, retireUm, recovered: true, mayFire: false, mayBeOrdered: false };
  },

  inWords: ({ legal, reasons, retireUm }) => {
    const why = inOneSentence(recoveryReasons, reasons);
    const back = inUm(retireUm ?? 0);
    return legal
      ? {
          it: `Arretra di ${back.it} e si riordina; in questa mossa non fa altro.`,
          en: `It goes back ${back.en} and recovers; it does nothing else this turn.`,
        }
      : { it: `Non si ritira per riordinarsi: ${why.it}.`, en: `It does not retire to recover: ${why.en}.` };
  },
});
