import { Inject, Injectable } from '@nestjs/common';
import { etagOf, Reply, type Asked } from '../../api/door/index.js';
import { versionOf } from '../domain/battle.js';
import { project } from '../domain/viewer.js';
import { Battles } from './battles.js';
import { battleTold, unitTold } from './told.js';

/** A battle and its units, as whoever asks may know them. */
@Injectable()
export class ReadBattle {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  async run(asked: Asked<unknown, unknown>): Promise<Reply> {
    const seen = await this.battles.see(asked, 'battle.read');
    return new Reply(battleTold(seen, asked.language), 200, { etag: etagOf(versionOf(seen.hand.viewer, seen.table)) });
  }

  /** The units that he may see, in the order of their names. */
  async units(asked: Asked<unknown, { readonly side?: string }>): Promise<{ readonly units: readonly object[] }> {
    const { table, hand } = await this.battles.see(asked, 'battle.read');
    const { units } = project(table.state, hand.viewer);
    const side = asked.query?.side;
    const wanted = Object.values(units).filter(unit => side === undefined || unit.side === side);
    return { units: wanted.sort((a, b) => (a.id < b.id ? -1 : 1)).map(unitTold) };
  }
}
