import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Asked, Reply } from '../../api/door/index.js';
import { conceal, lay, reveal, turnUp } from '../domain/decide-hiding.js';
import type { FaceDown, Hidden } from '../domain/state.js';
import { Battles } from './battles.js';

/** What is hidden from the other side: units, and orders laid face down. */
@Injectable()
export class HideInBattle {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  conceal(asked: Asked<{ readonly units: readonly string[]; readonly how?: Hidden }>): Promise<Reply> {
    const { units, how = 'concealed' } = asked.body;
    return this.battles.change(
      asked,
      'battle.referee',
      201,
      ({ table, hand }) => conceal(table, hand, units, how),
      told,
    );
  }

  reveal(asked: Asked<{ readonly units: readonly string[] }>): Promise<Reply> {
    return this.battles.change(
      asked,
      'battle.act',
      201,
      ({ table, hand }) => reveal(table, hand, asked.body.units),
      told,
    );
  }

  lay(asked: Asked<{ readonly unit?: string; readonly text: string }>): Promise<Reply> {
    const { unit = null, text } = asked.body;
    // Random, so that it says nothing of what was laid before.
    const order = { id: randomBytes(9).toString('base64url'), unit, text, salt: randomBytes(32).toString('hex') };
    return this.battles.change(asked, 'battle.act', 201, ({ table, hand }) => lay(table, hand, order), told);
  }

  turnUp(asked: Asked<unknown, unknown>): Promise<Reply> {
    const id = asked.params['order'] ?? '';
    return this.battles.change(asked, 'battle.act', 200, ({ table, hand }) => turnUp(table, hand, id), told);
  }
}

const told = (answer: FaceDown | { readonly units: readonly string[] }): object => answer;
