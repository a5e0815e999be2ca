import type { ModifierTable, Umpire } from '../../../core/index.js';
import type { FireBonus } from './bridge.tables.js';

/** How often the bonus against a march column counts, and how often every other positive modifier. */
export const doubledFire = (
  { modifyPart, reckon }: Pick<Umpire, 'modifyPart' | 'reckon'>,
  table: ModifierTable<FireBonus>,
): { readonly ofColumn: number; readonly ofOthers: number } => ({
  ofColumn: reckon(
    '§2.7',
    { it: 'Volte che conta il bonus contro la colonna di marcia', en: 'Times the bonus against a march column counts' },
    modifyPart(1, table, { bonus: 'march-column' }).total,
  ),
  ofOthers: reckon(
    '§2.7',
    { it: 'Volte che conta ogni altro modificatore positivo', en: 'Times every other positive modifier counts' },
    modifyPart(1, table, { bonus: 'other' }).total,
  ),
});
