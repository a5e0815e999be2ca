import { Inject, Injectable } from '@nestjs/common';
import { memberClient, WorkPool, type Asked } from '../../api/door/index.js';
import { logsOf } from '../domain/battle.js';
import type { BattleEvent } from '../domain/event.js';
import { FaceCount } from '../domain/fairness.js';
import { luckReport, type LuckReport } from '../domain/luck.js';
import { Battles, type Seen } from './battles.js';
import { ReadEvents } from './read-events.js';

/** How many of the latest actions are weighed: all odds of a long battle would take the server for minutes. */
const latest = 2000;

/** What the dice of a battle say: whether they are fair, and who was lucky. */
@Injectable()
export class ReportOnBattle {
  constructor(
    @Inject(Battles) private readonly battles: Battles,
    @Inject(ReadEvents) private readonly events: ReadEvents,
    @Inject(WorkPool) private readonly work: WorkPool,
  ) {}

  async fairness(asked: Asked<unknown, unknown>): Promise<object> {
    const seen = await this.battles.see(asked, 'battle.read');
    const count = new FaceCount();
    for (const log of logsOf(seen.hand.viewer, seen.table.state))
      for await (const events of this.events.pieces(seen, log)) count.add(events);
    return { players: count.report() };
  }

  async luck(asked: Asked<unknown, unknown>): Promise<LuckReport> {
    const seen = await this.battles.see(asked, 'battle.read');
    const { book, battle } = seen.table;
    const report = luckReport((await this.latestOf(seen)).slice(-latest), book, battle);
    const client = memberClient(asked);
    for (let step = report.next(); ;) {
      if (step.done) return step.value;
      step = report.next(await this.work.run({ kind: 'luck', ...step.value }, client));
    }
  }

  private async latestOf(seen: Seen): Promise<readonly BattleEvent[]> {
    const found: BattleEvent[] = [];
    for (const log of logsOf(seen.hand.viewer, seen.table.state)) {
      const last = seen.table.heads[log]?.seq ?? 0;
      for await (const events of this.events.pieces(seen, log, Math.max(0, last - latest))) found.push(...events);
    }
    return found;
  }
}
