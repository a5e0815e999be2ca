import { byName, dieThrow, factorTable, partTable, row, type By, type Row } from '../../../core/index.js';
import type { Attacker } from './attacker.js';
import { firearmAttackContact } from './orders.rulings.js';

/** Whether its player lets an attacker with firearms charge with all it has, where the club leaves it to him. */
export const isElected = ({ electCharge, distanceCm, capacityCm, chargeBonusCm }: Attacker, by: By): boolean =>
  electCharge && distanceCm <= capacityCm + (chargeBonusCm ?? 0) && by(firearmAttackContact) === 'player-choice';

// prettier-ignore
export const attackCapacity = { ...factorTable<Attacker>('attack-capacity', 'Ordini, L109', { it: 'Mossa in attacco', en: 'Move in attack' }, [
  row('firearms-half', 1 / 2, 'Ordini, L109', { it: 'Ha armi da fuoco: mezza mossa', en: 'It has firearms: half its capacity' }, (a, by) => a.isHeldBack && !isElected(a, by)),
]), ofPart: true };

interface WithBonus {
  readonly chargeBonusCm: number | null;
}

/** Attack and retreat add the same bonus, each on its own condition. */
const chargeBonusRow = <B extends WithBonus>(rule: string, applies: (bonus: B) => boolean): Row<B> =>
  row(
    'charge-bonus',
    { of: ({ chargeBonusCm }) => chargeBonusCm ?? 0, printed: [] },
    rule,
    { it: 'Bonus di carica', en: 'Charge bonus' },
    bonus => bonus.chargeBonusCm !== null && applies(bonus),
  );

/** What decides whether an attacker uses its bonus. */
interface Charge extends WithBonus {
  readonly mayCharge: boolean;
  readonly reachCm: number;
  readonly distanceCm: number;
}

// prettier-ignore
export const attackBonus = partTable<Charge>('attack-bonus', 'Movimento, L133', { it: 'Bonus di carica, se porta a contatto (cm)', en: 'Charge bonus, if it brings contact (cm)' }, [
  chargeBonusRow('Movimento, L133', c => c.mayCharge && c.distanceCm > c.reachCm && c.distanceCm <= c.reachCm + (c.chargeBonusCm ?? 0)),
]);

// prettier-ignore
export const retreatBonus = partTable<WithBonus>('retreat-bonus', 'Ordini, L110', { it: 'Bonus di carica, sempre aggiunto (cm)', en: 'Charge bonus, always added (cm)' }, [
  chargeBonusRow('Ordini, L110', () => true),
]);

/** What a unit commander may change by himself, and on what terms. */
// prettier-ignore
export const initiatives = byName('initiatives', 'Ordini, L116–121', { it: 'Cambi d’ordine d’iniziativa', en: 'Order changes on initiative' }, {
  'movement-to-defence': { needsEnemy: true,  needsPoint: true,  test: null },
  'defence-to-attack':   { needsEnemy: true,  needsPoint: false, test: 'guaitana.morale.attack-initiative' },
  'retreat-to-defence':  { needsEnemy: false, needsPoint: true,  test: 'guaitana.morale.rally' },
  'any-to-retreat':      { needsEnemy: false, needsPoint: false, test: null },
});

// prettier-ignore
export const successionThrow = dieThrow('succession', 'Ordini, L123', { it: 'Mezzo dado: turni fino al nuovo comandante in capo', en: 'Half a die: turns until the new commander-in-chief' }, 6);
