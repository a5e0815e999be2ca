import { howMany, procedure, refuseFirst, remind, verdict, type Umpire } from '../../../core/index.js';
import type { Weapon } from '../vocabulary.js';
import { shareOf } from './action-cost.js';
import { doingOf } from './doing.js';
import { mountDismountExamples } from './mount-dismount.examples.js';
import { mountDismountFacts, mountDismountOutcome, type MountDismount } from './mount-dismount.facts.js';
import { mountReasons } from './movement.reasons.js';
import { dismountedWeapon, horseHoldersRounding, horsesContacted } from './movement.rulings.js';
import { horseHolderRows, mountCosts } from './movement.tables.js';

/** Who stays with the horses: a quarter, in whole figures, and never more than there are. */
const holdersOf = ({ figures, action }: MountDismount, umpire: Umpire<MountDismount>): number => {
  const { atLeast, atMost, by, modify, reckon } = umpire;
  const { total } = modify(figures, horseHolderRows);
  if (action === 'mount') return 0;
  const round = by(horseHoldersRounding) === 'up' ? Math.ceil : Math.floor;
  const whole = { it: 'In soldatini interi', en: 'In whole figures' };
  const holders = Number.isInteger(total) ? total : reckon('Movimento, L150', whole, round(total));
  const all = { it: 'Al massimo tutti', en: 'All of them at most' };
  const none = { it: 'Mai sotto zero', en: 'Never below zero' };
  if (holders > figures) return atMost('Movimento, L150', all, figures, holders);
  return holders < 0 ? atLeast('Movimento, L150', none, 0, holders) : holders;
};

export const mountDismount = procedure({
  id: 'guaitana.movement.mount-dismount',
  title: { it: 'Montare e smontare da cavallo', en: 'Mounting and dismounting' },
  rule: 'Tipi di truppe, L53; Movimento, L150',
  when: { it: 'Cavalleria italiana, nella fase di movimento.', en: 'Italian cavalry, in the movement phase.' },
  facts: mountDismountFacts,
  impossible: {
    kind: {
      says: {
        it: 'Solo la cavalleria italiana monta e smonta (L150).',
        en: 'Only Italian cavalry mounts and dismounts (L150).',
      },
      when: ({ kind }) => kind !== 'italian-cavalry',
    },
  },
  outcome: mountDismountOutcome,
  tables: [mountCosts, horseHolderRows],
  rulings: [horseHoldersRounding, dismountedWeapon, horsesContacted],
  examples: mountDismountExamples,

  adjudicate(asked, umpire) {
    const { figures, action, inContactWithHorses, kind } = asked;
    const { effect, forbid } = umpire;
    const capacityShare = shareOf(doingOf(action, { kind, inContactWithHorses }), mountCosts, umpire);
    const reason = refuseFirst(forbid, mountReasons, [
      action === 'mount' && !inContactWithHorses && ['not-with-the-horses', 'Movimento, L150'],
    ]);
    if (reason !== null)
      return {
        legal: false,
        reason,
        capacityShare: null,
        holders: null,
        fighting: null,
        dismounted: true,
        weapon: null,
      };
    const holders = holdersOf(asked, umpire);
    const dismounted = action === 'dismount';
    if (dismounted) remind(umpire, horsesContacted);
    const weapon: Weapon = dismounted ? remind(umpire, dismountedWeapon) : 'lance-and-carbine';
    effect('Movimento, L150', 'unit', 'dismounted', { to: dismounted }, 'now');
    effect('Movimento, L150', 'unit', 'horseHolders', { to: holders }, 'now');
    effect('Tipi di truppe, L53', 'unit', 'weapon', { to: weapon }, 'now');
    return { legal: true, reason, capacityShare, holders, fighting: figures - holders, dismounted, weapon };
  },

  inWords: ({ reason, holders, fighting, dismounted }) =>
    verdict(
      mountReasons,
      reason,
      dismounted
        ? {
            it: `Smonta: ${howMany(holders ?? 0, 'soldatino tiene', 'soldatini tengono')} i cavalli, ${fighting ?? 0} ${fighting === 1 ? 'combatte' : 'combattono'} a piedi`,
            en: `It dismounts: ${howMany(holders ?? 0, 'figure holds', 'figures hold')} the horses, ${fighting ?? 0} ${fighting === 1 ? 'fights' : 'fight'} on foot`,
          }
        : { it: 'Rimonta a cavallo', en: 'It mounts' },
      { it: 'Non può rimontare', en: 'It cannot mount' },
    ),
});
