import type { Declared, ModifierTable, Text, Umpire } from '../../../core/index.js';
import type { Formation } from '../vocabulary.js';
import { moveReasons, type allowanceOutcome } from './allowance.facts.js';
import { inCm, inItalian, onTheTape, type moveFacts } from './movement.facts.js';
import { marchBonusStacking, strategicMultiplier, unlistedMoveCosts } from './movement.rulings.js';
import { partByRoad } from './movement.tables.js';
import { formationSpeed } from './speed.js';

type Move = Declared<typeof moveFacts>;
type Allowance = Declared<typeof allowanceOutcome>;

/** The answer when the rules forbid the move. */
export const noMove = (reason: keyof typeof moveReasons.words): Allowance => ({
  legal: false,
  reason,
  baseCm: null,
  bonusCm: null,
  factor: null,
  allowanceCm: null,
});

const canMarchIn = (formation: Formation): boolean =>
  formation === 'column' || formation === 'march-column' || formation === 'limbered';

/** The march bonus of the whole way, or of its parts where only some of it is by road. */
const marchBonus = <F>(
  { by, modify, reckon }: Umpire<F>,
  facts: Move,
  bonuses: ModifierTable<F>,
  speedCm: number,
): number => {
  const { total, rows } = modify(speedCm, bonuses);
  const { roadPercent } = facts;
  if (roadPercent === null || rows.length === 0 || !partByRoad(facts, by)) return total - speedCm;
  const share = (row: string): number => {
    if (row === 'march-on-road') return roadPercent;
    return by(marchBonusStacking) === 'cumulative' ? 100 : 100 - roadPercent;
  };
  const bonus = rows.reduce((sum, { id, value }) => sum + value * share(id), 0) / 100;
  const says = { it: 'Ogni bonus per la sua parte di percorso', en: 'Each bonus for its part of the way' };
  return reckon('L73–75', says, onTheTape(bonus));
};

/** What a factor makes of a speed and its bonus. */
export const multiplied = (
  { by, reckon }: Pick<Umpire, 'by' | 'reckon'>,
  baseCm: number,
  bonusCm: number,
  factor: number,
): number => {
  if (factor === 1) return baseCm + bonusCm;
  if (bonusCm !== 0 && by(strategicMultiplier) === 'table-speed-only') {
    const says = { it: 'Velocità moltiplicata, più il bonus', en: 'Speed multiplied, plus the bonus' };
    return reckon('L77', says, onTheTape(baseCm * factor + bonusCm));
  }
  const says = { it: 'Velocità e bonus moltiplicati', en: 'Speed and bonus multiplied' };
  return reckon('L77', says, onTheTape((baseCm + bonusCm) * factor));
};

/** A move that is allowed, once the club's own costs are off it. */
export const allowed = (
  { by, reckon, atLeast }: Pick<Umpire, 'by' | 'reckon' | 'atLeast'>,
  { baseCm, bonusCm, factor }: { readonly baseCm: number; readonly bonusCm: number; readonly factor: number },
  wholeCm: number,
  moveCostCm: number | null,
): Allowance => {
  const costCm = moveCostCm !== null && by(unlistedMoveCosts) === 'club-table' ? moveCostCm : 0;
  if (costCm > 0) reckon('L61–77', { it: 'Costo dalla tabella del club', en: 'Cost from the club’s table' }, costCm);
  const says = { it: 'Mossa disponibile', en: 'Allowance' };
  const allowanceCm = atLeast('L61–77', says, 0, onTheTape(wholeCm - costCm));
  return { legal: true, reason: null, baseCm, bonusCm, factor, allowanceCm };
};

/** The move of a unit that goes where it wants: speed of its formation, march bonus, factor. */
export const freeMove = <F>(
  umpire: Umpire<F>,
  facts: Move,
  inMarchOrder: boolean,
  bonuses: ModifierTable<F>,
  factorOf: () => number,
): Allowance => {
  const { forbid } = umpire;
  const { arm, formation, moveCostCm } = facts;
  if (inMarchOrder && !canMarchIn(formation)) return noMove(forbid('L73–75', moveReasons, 'march-order-needs-column'));
  const baseCm = formationSpeed(umpire, arm, formation);
  if (baseCm === null) return noMove(forbid('L63–69', moveReasons, 'no-speed-for-formation'));
  const bonusCm = marchBonus(umpire, facts, bonuses, baseCm);
  const factor = factorOf();
  return allowed(umpire, { baseCm, bonusCm, factor }, multiplied(umpire, baseCm, bonusCm, factor), moveCostCm);
};

export const allowanceInWords = ({ reason, baseCm, bonusCm, factor, allowanceCm }: Allowance): Text => {
  if (reason !== null) {
    const { it, en } = moveReasons.words[reason];
    return { it: `Non può muovere così: ${it}.`, en: `It cannot move like this: ${en}.` };
  }
  const [base, bonus, times, most] = [baseCm ?? 0, bonusCm ?? 0, factor ?? 1, inCm(allowanceCm ?? 0)];
  const signed = `${bonus < 0 ? '-' : '+'}${Math.abs(bonus)}`;
  const march = bonus === 0 ? { it: '', en: '' } : { it: `, marcia ${inItalian(signed)}`, en: `, march ${signed}` };
  const strategic =
    times === 1 ? { it: '', en: '' } : { it: `, strategico ×${inItalian(`${times}`)}`, en: `, strategic ×${times}` };
  return {
    it: `Muove fino a ${most.it} (velocità ${base}${march.it}${strategic.it}).`,
    en: `It moves up to ${most.en} (speed ${base}${march.en}${strategic.en}).`,
  };
};
