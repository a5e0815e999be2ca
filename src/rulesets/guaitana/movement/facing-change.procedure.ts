import { procedure } from '../../../core/index.js';
import { shareInWords, shareOf } from './action-cost.js';
import { doingOf } from './doing.js';
import { facingChangeExamples } from './facing-change.examples.js';
import { facingChangeFacts, facingChangeOutcome } from './facing-change.facts.js';
import { unlistedFacing } from './movement.rulings.js';
import { facingCosts } from './movement.tables.js';

export const facingChange = procedure({
  id: 'guaitana.movement.facing-change',
  title: { it: 'Cambio di orientamento', en: 'Changing facing' },
  rule: 'Movimento, L158',
  when: { it: 'Nella fase di movimento.', en: 'In the movement phase.' },
  facts: facingChangeFacts,
  outcome: facingChangeOutcome,
  tables: [facingCosts],
  rulings: [unlistedFacing],
  examples: facingChangeExamples,

  adjudicate: (unit, umpire) => ({ capacityShare: shareOf(doingOf('change-facing', unit), facingCosts, umpire) }),

  inWords: ({ capacityShare }) => {
    const share = shareInWords(capacityShare);
    return { it: `Voltarsi ${share.it}.`, en: `Turning ${share.en}.` };
  },
});
