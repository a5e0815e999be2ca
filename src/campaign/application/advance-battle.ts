import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Asked, Reply } from '../../api/door/index.js';
import { decideAdvance } from '../domain/decide-advance.js';
import { Battles } from './battles.js';
import { battleTold } from './told.js';

/** Ends the phase and goes on to the next, with its bookkeeping. */
@Injectable()
export class AdvanceBattle {
  constructor(@Inject(Battles) private readonly battles: Battles) {}

  run(asked: Asked<{ readonly circumstances?: unknown }>): Promise<Reply> {
    const { language } = asked;
    // Whatever is said besides is read by the book's own procedure.
    const said = (asked.body.circumstances ?? {}) as { readonly [fact: string]: unknown };
    const salt = () => randomBytes(32).toString('hex');
    return this.battles.change(
      asked,
      'battle.act',
      201,
      ({ table, hand }) => decideAdvance(table, hand, said, { language, salt }),
      ({ answer }, seen) => ({ answer, battle: battleTold(seen, language) }),
    );
  }
}
