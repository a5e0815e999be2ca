import { publicLog, type BattleEvent } from './event.js';
import { sealOf } from './seal.js';
import { isOf, type ExportedLog } from './verify-form.js';
import type { Broken } from './verify-links.js';

interface Seal {
  readonly commitment: string;
  readonly event: BattleEvent;
}

const sealsFor = (side: string, events: readonly BattleEvent[]): readonly Seal[] =>
  events.flatMap(event => {
    if (!isOf(event, 'advanced') || !event.body.sealed) return [];
    const { sealed } = event.body;
    const commitment = Object.hasOwn(sealed, side) ? sealed[side] : undefined;
    return commitment === undefined ? [] : [{ commitment, event }];
  });

/** Whether each side's own log is the one that was sealed turn by turn in the public log. */
export const brokenSeal = ({ battle, logs }: ExportedLog): Broken | null => {
  const ends = logs[publicLog] ?? [];
  for (const [side, events] of Object.entries(logs)) {
    if (side === publicLog) continue;
    const seals = sealsFor(side, ends);
    const opened = events.filter(event => isOf(event, 'sealed'));
    for (let i = 0; i < Math.max(seals.length, opened.length); i++) {
      const seal = seals[i];
      const salted = opened[i];
      const fits =
        seal !== undefined &&
        salted !== undefined &&
        sealOf(battle, side, salted.body.turn, salted.prev, salted.body.salt) === seal.commitment &&
        (salted.after === seal.event.seq || salted.after === seal.event.seq - 1);
      const { log, seq } = seal?.event ?? salted ?? { log: side, seq: 0 };
      if (!fits)
        return {
          says: {
            it: `Il registro della parte ${side.slice(0, 60)} non è quello sigillato a fine mossa.`,
            en: `The log of the side ${side.slice(0, 60)} is not the one that was sealed at the end of the turn.`,
          },
          at: { log, seq },
        };
    }
  }
  return null;
};

/** How many seals are of logs that the export does not have. */
export const closedSeals = ({ logs }: ExportedLog): number =>
  (logs[publicLog] ?? []).reduce((sum, event) => {
    if (!isOf(event, 'advanced')) return sum;
    return sum + Object.keys(event.body.sealed ?? {}).filter(side => !Object.hasOwn(logs, side)).length;
  }, 0);
