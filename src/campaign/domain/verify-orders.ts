import { commitmentOf } from './decide-hiding.js';
import type { BattleEvent } from './event.js';
import type { FaceDown } from './state.js';
import type { Broken } from './verify-links.js';

/** Whether every order that was laid face down says what it said when it was laid. */
export const brokenOrders = (battle: string, events: readonly BattleEvent[]): Broken | null => {
  const laid = new Map<string, FaceDown>();
  for (const { log, seq, patch } of events) {
    for (const order of patch.orders ?? []) {
      const { id, side, unit, text, salt, commitment } = order;
      const first = laid.get(id) ?? order;
      laid.set(id, first);
      const says = text === null || salt === null ? null : commitmentOf(battle, id, unit, text, salt);
      const same = first.commitment === commitment && first.side === side;
      if (same && (says === null ? !order.revealed : says === commitment)) continue;
      return {
        says: {
          it: 'Un ordine coperto non dice ciò che diceva quando fu posato.',
          en: 'An order laid face down does not say what it said when it was laid.',
        },
        at: { log, seq },
      };
    }
  }
  return null;
};
