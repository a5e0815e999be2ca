import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { logsOf } from '../domain/battle.js';
import type { BattleEvent } from '../domain/event.js';
import { fairnessOf } from '../domain/fairness.js';
import { luckOf, type LuckReport } from '../domain/luck.js';
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
  ) {}

  async fairness(asked: Asked<unknown, unknown>): Promise<object> {
    return { players: fairnessOf(await this.readable(await this.battles.see(asked, 'battle.read'))) };
  }

  async luck(asked: Asked<unknown, unknown>): Promise<LuckReport> {
    const seen = await this.battles.see(asked, 'battle.read');
    const { book, battle } = seen.table;
    const report = luckOf((await this.readable(seen)).slice(-latest), book, battle);
    for (;;) {
      const step = report.next();
      if (step.done) return step.value;
      // Others are served in between.
      await turn();
    }
  }

  private async readable(seen: Seen): Promise<readonly BattleEvent[]> {
    const logs = logsOf(seen.hand.viewer, seen.table.state);
    const read = await Promise.all(logs.map(log => this.events.wholeLog(seen, log)));
    return read.flat();
  }
}
