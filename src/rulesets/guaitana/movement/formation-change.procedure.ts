import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { shareInWords, shareOf } from './action-cost.js';
import { doingOf, mayTake } from './doing.js';
import { formationChangeExamples } from './formation-change.examples.js';
import { formationChangeFacts, formationChangeOutcome } from './formation-change.facts.js';
import { formationReasons } from './movement.reasons.js';
import { leavingMass } from './movement.rulings.js';
import { formationCosts } from './movement.tables.js';

export const formationChange = procedure({
  id: 'guaitana.movement.formation-change',
  title: { it: 'Cambio di formazione', en: 'Changing formation' },
  rule: 'Movimento, L156, L158',
  when: {
    it: 'Fanteria e cavalleria italiane, nella fase di movimento.',
    en: 'Italian infantry and cavalry, in the movement phase.',
  },
  facts: formationChangeFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: formationChangeOutcome,
  tables: [formationCosts],
  rulings: [leavingMass],
  parts: { unit: { fills: { from: 'formation' } } },
  examples: formationChangeExamples,

  adjudicate({ from, ...change }, umpire) {
    const { by, effect, forbid } = umpire;
    const doing = doingOf('change-formation', { ...change, formation: from });
    if (from === 'mass' && change.order !== 'retreat') remind(umpire, leavingMass);
    const share = shareOf(doing, formationCosts, umpire);
    const reason = refuseFirst(forbid, formationReasons, [
      !mayTake(doing, by) && ['formation-not-allowed', 'Tipi di truppe, L51–64; Movimento, L156'],
    ]);
    if (reason === null && change.to !== from) effect('Movimento, L156', 'unit', 'formation', { to: change.to }, 'now');
    return { legal: reason === null, reason, capacityShare: reason === null ? share : null };
  },

  inWords: ({ reason, capacityShare }) => {
    const share = shareInWords(capacityShare ?? 0);
    return verdict(
      formationReasons,
      reason,
      { it: `Prendere la formazione ${share.it}`, en: `Taking the formation ${share.en}` },
      { it: 'Non cambia formazione', en: 'It does not change formation' },
    );
  },
});
