import { inUnit, procedure, remind, type Umpire } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { italianMassMovement } from '../orders/orders.rulings.js';
import { isItalianInfantry } from '../tables.js';
import { allowanceExamples } from './allowance.examples.js';
import { allowanceFacts, allowanceOutcome, type Allowance } from './allowance.facts.js';
import { infantryFormations } from './doing.js';
import { attachedWeaponSpeed, bersaglieriBonus } from './movement.rulings.js';
import { bonusRows, movementRates, rateOf, scaleRows, speedRows } from './movement.tables.js';

const fastest = 1000;

/** A speed as a table can hold it; only house rules lead beyond. */
const bounded = (least: number, cm: number, { atLeast, atMost }: Pick<Umpire, 'atLeast' | 'atMost'>): number => {
  const none = { it: `Mai meno di ${least} cm`, en: `Never less than ${least} cm` };
  if (cm < least) return atLeast('Movimento, L133', none, least, cm);
  const all = { it: `Mai più di ${fastest} cm`, en: `Never more than ${fastest} cm` };
  return cm > fastest ? atMost('Movimento, L133', all, fastest, cm) : cm;
};

/** Formations that the table does not name for a kind of troops move by the row next to them. */
const sayUnlisted = (unit: Allowance, umpire: Pick<Umpire, 'by' | 'reckon'>): void => {
  const { kind, formation } = unit;
  const { reckon } = umpire;
  const inColumn = { it: 'Conta come in colonna', en: 'It counts as in column' };
  const onMules = { it: 'Conta come someggiata', en: 'It counts as packed on mules' };
  if (isItalianInfantry(unit)) {
    if (formation === 'mass') remind(umpire, italianMassMovement);
    else if (!infantryFormations.includes(formation)) reckon('Movimento, L140', inColumn, 'column');
  } else if (kind === 'artillery' && formation !== 'packed' && formation !== 'in-battery')
    reckon('Movimento, L145', onMules, 'packed');
};

export const movementAllowance = procedure({
  id: 'guaitana.movement.allowance',
  title: { it: 'Capacità di movimento e bonus di carica', en: 'Movement capacity and charge bonus' },
  rule: 'Movimento, L133–154',
  when: { it: 'Per ogni movimento.', en: 'For any move.' },
  facts: allowanceFacts,
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: allowanceOutcome,
  tables: [movementRates, speedRows, bonusRows, scaleRows],
  rulings: [bersaglieriBonus, attachedWeaponSpeed, italianMassMovement],
  examples: allowanceExamples,

  adjudicate(unit, umpire) {
    const { by, lookUp, modify } = umpire;
    sayUnlisted(unit, umpire);
    const rate = lookUp(movementRates, rateOf(unit, by));
    const normal = modify(modify(rate.normalCm, speedRows).total, scaleRows).total;
    const bonus = modify(rate.chargeBonusCm ?? 0, bonusRows);
    const charges = rate.chargeBonusCm !== null || bonus.rows.length > 0;
    if (isItalianInfantry(unit)) remind(umpire, attachedWeaponSpeed);
    return {
      // Whoever can move at all moves something.
      normalCm: bounded(1, normal, umpire),
      chargeBonusCm: charges ? bounded(0, modify(bonus.total, scaleRows).total, umpire) : null,
    };
  },

  inWords: ({ normalCm, chargeBonusCm }) => {
    const normal = inUnit(normalCm, 'cm');
    if (chargeBonusCm === null)
      return {
        it: `Muove di ${normal.it}, senza bonus di carica.`,
        en: `It moves ${normal.en}, without charge bonus.`,
      };
    const bonus = inUnit(chargeBonusCm, 'cm');
    return {
      it: `Muove di ${normal.it}, più ${bonus.it} di bonus di carica.`,
      en: `It moves ${normal.en}, plus a charge bonus of ${bonus.en}.`,
    };
  },
});
