import { Inject, Injectable } from '@nestjs/common';
import { memberClient, WorkPool, type Asked } from '../../api/door/index.js';
import { logsOf } from '../domain/battle.js';
import type { BattleEvent } from '../domain/event.js';
import { fairnessOf } from '../domain/fairness.js';
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
    return { players: fairnessOf(await this.readable(await this.battles.see(asked, 'battle.read'))) };
  }

  async luck(asked: Asked<unknown, unknown>): Promise<LuckReport> {
    const seen = await this.battles.see(asked, 'battle.read');
    const { book, battle } = seen.table;
    const report = luckReport((await this.readable(seen)).slice(-latest), book, battle);
    const client = memberClient(asked);
    for (let step = report.next(); ;) {
      if (step.done) return step.value;
      step = report.next(await this.work.run({ kind: 'luck', ...step.value }, client));
    }
  }

  private async readable(seen: Seen): Promise<readonly BattleEvent[]> {
    const logs = logsOf(seen.hand.viewer, seen.table.state);
    const read = await Promise.all(logs.map(log => this.events.wholeLog(seen, log)));
    return read.flat();
  }
}
