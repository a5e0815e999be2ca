import { Inject, Injectable } from '@nestjs/common';
import type { Asked, Reply } from '../../api/door/index.js';
import { redo, undo } from '../domain/decide-undo.js';
import { Battles } from './battles.js';

/** Takes back what was done, and restores it. */
@Injectable()
export class UndoInBattle {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  undo(asked: Asked<{ readonly from: number; readonly why: string }>): Promise<Reply> {
    const { from, why } = asked.body;
    return this.battles.change(
      asked,
      'battle.act',
      201,
      async ({ table, hand }, locked) => undo(table, hand, from, why, await locked.since(from)),
      answer => answer,
    );
  }

  redo(asked: Asked<unknown, unknown>): Promise<Reply> {
    return this.battles.change(
      asked,
      'battle.act',
      201,
      async ({ table, hand }, locked) => redo(table, hand, await locked.end()),
      answer => answer,
    );
  }
}
