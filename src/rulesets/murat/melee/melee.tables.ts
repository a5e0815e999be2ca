import { byBand, byName, dieThrow, partTable, row, type By, type Row, type RowValue } from '../../../core/index.js';
import { bridgeMelee, opportunityChargeBonus, supportedGuns } from '../rulings.js';
import { quarterOf } from '../support/quarter.js';
import { disorderedSupport } from '../support/support.rulings.js';
import { formationOf, isEliteOrGuard, isFormed, isInOpenOrder, isLancers, type Unit } from '../unit.js';
import { experience, type Experience } from '../vocabulary.js';
import {
  breakthroughIsCharge,
  carabiniersAsCuirassiers,
  chargingLight,
  dragoonBonus,
  secondRoundCharge,
} from './melee.rulings.js';
import type { MeleeSide } from './side.js';

/** One side of a round, as the rows see it. */
export interface MeleeFighter {
  readonly own: MeleeSide;
  readonly enemy: MeleeSide;
  readonly round: number;
}

const isCavalry = ({ arm }: Unit): boolean => arm === 'cavalry';
const isInSquare = (unit: Unit): boolean => unit.arm === 'infantry' && formationOf(unit) === 'square';
const isDisordered = ({ unit, mandatoryReaction }: MeleeSide): boolean => unit.disordered || mandatoryReaction;

/** Whether the impetus of the charge is still there: a second round may have lost it. */
const hasImpetus = ({ round }: MeleeFighter, by: By): boolean => round === 1 || by(secondRoundCharge) === 'keep';

const isDeniedCharge = ({ mandatoryReaction, chargeBonusDenied }: MeleeSide, by: By): boolean =>
  mandatoryReaction || (chargeBonusDenied && by(opportunityChargeBonus) !== 'move-bonus');

/** Whether a side has the dice of those that charge. Who breaks through has charged before: that is no charge of this melee. */
const isCharging = (f: MeleeFighter, by: By): boolean =>
  (f.own.countercharging || (f.own.breakthrough ? by(breakthroughIsCharge) === 'yes' : f.own.charging)) &&
  !isDeniedCharge(f.own, by) &&
  hasImpetus(f, by);

const isThin = (unit: Unit, by: By): boolean =>
  isInOpenOrder(unit) ||
  (unit.arm === 'infantry' && unit.infantryClass === 'light' && by(chargingLight) === 'any-light');

const isCuirassiers = (unit: Unit, by: By): boolean =>
  isCavalry(unit) &&
  (unit.cavalryType === 'cuirassier' || (unit.cavalryType === 'carabinier' && by(carabiniersAsCuirassiers) === 'yes'));

const isDragoons = (unit: Unit): boolean => isCavalry(unit) && unit.cavalryType === 'dragoon';
const isHeavyOrLancers = (unit: Unit): boolean => unit.cavalryWeight === 'heavy' || isLancers(unit);

/** Neither countercharging nor on the move itself. */
const isStanding = (side: MeleeSide): boolean => !side.countercharging && !side.charging && !side.breakthrough;

const isLedBy = ({ general }: MeleeSide, level: 'brigade' | 'division'): boolean => general?.level === level;

/** The supporter that gives dice; to guns, by ruling. */
const supporterOf = ({ unit, support }: MeleeSide, by: By): Unit | null =>
  support !== null && unit.arm === 'artillery' && by(supportedGuns) === 'no-benefit' ? null : support;

/** The dice of a supporter before its disorder is counted. */
const supportOf = ({ own }: MeleeFighter, by: By): number => {
  const supporter = supporterOf(own, by);
  if (supporter === null || (supporter.disordered && by(disorderedSupport) === 'minus-one')) return 0;
  return quarterOf(supporter, by);
};

/** Whether a disordered supporter costs a die: never more than it brings, unless the club says so. */
const isSupportSpoilt = (f: MeleeFighter, by: By): boolean =>
  supporterOf(f.own, by)?.disordered === true && (by(disorderedSupport) === 'minus-one' || supportOf(f, by) > 0);

/** A row about troops: guns fight with their strength and support alone. */
const troops: typeof row<MeleeFighter> = (id, value, rule, says, applies, times): Row<MeleeFighter> =>
  row(id, value, rule, says, (f, by) => f.own.unit.arm !== 'artillery' && applies(f, by), times);

/** The malus of a bridge, one more for a club that adds the text to the table. */
const atBridge = (printed: number): RowValue<MeleeFighter> => ({
  of: (_, by) => (by(bridgeMelee) === 'table-plus-one' ? printed - 1 : printed),
  printed: [printed],
});

// prettier-ignore
export const meleeModifiers = partTable<MeleeFighter>('melee-modifiers', '§2.10', { it: 'Modificatori ai dadi di mischia', en: 'Modifiers to the melee dice' }, [
  troops('formed-infantry-charging', +1, '§2.10', { it: 'Fanteria formata che carica', en: 'Formed infantry charging' },
    (f, by) => isFormed(f.own.unit) && isCharging(f, by)),
  troops('impetuous-column-charging', +1, '§2.10', { it: 'Fanteria impetuosa che carica in colonna d’attacco', en: 'Impetuous infantry charging in attack column' },
    (f, by) => f.own.unit.arm === 'infantry' && f.own.unit.impetuous && formationOf(f.own.unit) === 'attack-column' && isCharging(f, by)),
  troops('breakthrough', +1, '§2.10', { it: 'In sfondamento', en: 'In a breakthrough' },
    (f, by) => f.own.breakthrough && hasImpetus(f, by)),
  troops('charging-light-infantry', +2, '§2.10', { it: 'Carica fanteria leggera', en: 'Charging light infantry' },
    (f, by) => isThin(f.enemy.unit, by) && isCharging(f, by)),
  troops('square-vs-infantry', -2, '§2.10', { it: 'Quadrato contro fanteria', en: 'Square against infantry' },
    f => isInSquare(f.own.unit) && f.enemy.unit.arm === 'infantry'),
  troops('open-order-light', -2, '§2.10', { it: 'Fanteria leggera in ordine aperto', en: 'Light infantry in open order' },
    f => isInOpenOrder(f.own.unit)),
  troops('square-vs-cavalry', +1, '§2.10', { it: 'Quadrato contro cavalleria', en: 'Square against cavalry' },
    f => isInSquare(f.own.unit) && isCavalry(f.enemy.unit)),
  troops('heavy-or-lancers-vs-square', -1, '§2.10', { it: 'Cavalleria pesante o lancieri contro un quadrato', en: 'Heavy cavalry or lancers against a square' },
    f => isCavalry(f.own.unit) && isHeavyOrLancers(f.own.unit) && isInSquare(f.enemy.unit)),
  troops('light-cavalry-vs-square', -2, '§2.10', { it: 'Cavalleria leggera contro un quadrato', en: 'Light cavalry against a square' },
    f => isCavalry(f.own.unit) && !isHeavyOrLancers(f.own.unit) && isInSquare(f.enemy.unit)),
  troops('cavalry-charging-foot-or-guns', +2, '§2.10', { it: 'Cavalleria che carica fanteria non in quadrato o cannoni', en: 'Cavalry charging guns, or infantry not in square' },
    (f, by) => isCavalry(f.own.unit) && !isCavalry(f.enemy.unit) && !isInSquare(f.enemy.unit) && isCharging(f, by)),
  troops('cuirassiers-vs-cavalry', +2, '§2.10', { it: 'Corazzieri contro cavalleria', en: 'Cuirassiers against cavalry' },
    (f, by) => isCavalry(f.enemy.unit) && isCuirassiers(f.own.unit, by)),
  troops('dragoons-or-lancers-vs-cavalry', +1, '§2.10', { it: 'Dragoni o lancieri contro cavalleria', en: 'Dragoons or lancers against cavalry' },
    (f, by) => isCavalry(f.enemy.unit)
      ? isDragoons(f.own.unit) || isLancers(f.own.unit)
      : isDragoons(f.own.unit) && by(dragoonBonus) === 'always'),
  troops('lancers-vs-disordered-cavalry', +1, '§2.10', { it: 'Lancieri contro cavalleria disordinata', en: 'Lancers against disordered cavalry' },
    f => isLancers(f.own.unit) && isCavalry(f.enemy.unit) && isDisordered(f.enemy)),
  troops('cavalry-charging-standing-cavalry', +2, '§2.10', { it: 'Cavalleria che carica cavalleria che non controcarica', en: 'Cavalry charging cavalry that does not countercharge' },
    (f, by) => isCavalry(f.own.unit) && isCavalry(f.enemy.unit) && isStanding(f.enemy) && isCharging(f, by)),
  troops('flank-or-rear', +2, '§2.10', { it: 'Sul fianco o sul retro del nemico', en: 'On the enemy’s flank or rear' },
    f => f.own.strikesFlankOrRear),
  troops('infantry-crossing-bridge', atBridge(-1), '§2.10', { it: 'Fanteria che forza un ponte', en: 'Infantry forcing a bridge' },
    f => f.own.crossingBridge && f.own.unit.arm === 'infantry'),
  troops('cavalry-crossing-bridge', atBridge(-2), '§2.10', { it: 'Cavalleria che forza un ponte', en: 'Cavalry forcing a bridge' },
    f => f.own.crossingBridge && isCavalry(f.own.unit)),
  troops('battle-cavalry', +1, '§2.10', { it: 'Cavalleria da battaglia', en: 'Battle cavalry' },
    f => isCavalry(f.own.unit) && f.own.unit.battleCavalry),
  troops('guard-or-elite', +1, '§2.10', { it: 'Guardia o élite', en: 'Guard or elite' }, f => isEliteOrGuard(f.own.unit)),
  troops('conscript', -1, '§2.10', { it: 'Coscritti', en: 'Conscripts' }, f => f.own.unit.experience === 'conscript'),
  troops('irregular-cavalry', -2, '§2.10', { it: 'Cavalleria irregolare', en: 'Irregular cavalry' },
    f => isCavalry(f.own.unit) && f.own.unit.irregular),
  troops('disordered', -1, '§2.10', { it: 'In disordine', en: 'Disordered' }, f => isDisordered(f.own)),
  troops('march-column', -4, '§2.10', { it: 'In colonna di marcia', en: 'In march column' },
    f => formationOf(f.own.unit) === 'march-column'),
  row('support', { of: supportOf, printed: [] }, '§2.7, §2.10', { it: 'Un dado per ogni quarto della FoU di chi supporta', en: 'One die for every quarter of the supporter’s FoU' },
    (f, by) => supportOf(f, by) > 0),
  row('disordered-support', -1, '§2.7', { it: 'Chi supporta è disordinato', en: 'The supporter is disordered' }, isSupportSpoilt),
  troops('brigade-general', +1, '§2.10', { it: 'Generale di brigata aggregato', en: 'Brigade general attached' },
    f => isLedBy(f.own, 'brigade') && f.own.general?.quality === 'normal'),
  troops('excellent-brigade-general', +2, '§2.10', { it: 'Generale di brigata eccellente aggregato', en: 'Excellent brigade general attached' },
    f => isLedBy(f.own, 'brigade') && f.own.general?.quality === 'excellent'),
  troops('division-general', +2, '§2.10', { it: 'Generale di divisione aggregato, non scarso', en: 'Division general attached, not poor' },
    f => isLedBy(f.own, 'division') && f.own.general?.quality !== 'poor'),
  troops('attached-battery', +1, '§2.4', { it: 'Per ogni batteria aggregata', en: 'For each attached battery' },
    f => f.own.attachedBatteries > 0, f => f.own.attachedBatteries),
]);

/** The lowest face that hits, by the cover of the enemy. */
// prettier-ignore
export const meleeScores = byName('melee-scores', '§2.10', { it: 'Punteggio per colpire, secondo la copertura del nemico', en: 'Score to hit, by the cover of the enemy' }, {
  none:  4,
  light: 5,
  heavy: 6,
});

/** The experience of one side and of the other. */
interface Classes {
  readonly own: Experience;
  readonly enemy: Experience;
}

// prettier-ignore
export const experienceModifiers = partTable<Classes>('melee-experience', '§2.10', { it: 'Modificatori al confronto degli hit', en: 'Modifiers to the comparison of hits' }, [
  row('higher-experience', +1, '§2.10', { it: 'Classe di esperienza più alta', en: 'Higher class of experience' },
    ({ own, enemy }) => experience.values.indexOf(own) > experience.values.indexOf(enemy)),
]);

/** How far a loser goes back, by its die. */
// prettier-ignore
export const retreatDistances = byBand('melee-retreat', '§2.10', { it: 'Ritirata di chi perde (UM)', en: 'Retreat of the loser (UM)' }, [
  [1, { footUm: 1, cavalryUm: 2 }],
  [4, { footUm: 2, cavalryUm: 3 }],
]);

/** How far a winner breaks through, by its die. */
// prettier-ignore
export const breakthroughDistances = byBand('melee-breakthrough', '§2.10', { it: 'Sfondamento (UM)', en: 'Breakthrough (UM)' }, [
  [1, { infantryUm: 0, cavalryUm: 1 }],
  [3, { infantryUm: 1, cavalryUm: 2 }],
  [5, { infantryUm: 2, cavalryUm: 3 }],
]);

/** How far a winner breaks through without a die. */
// prettier-ignore
export const automaticBreakthroughs = byName('melee-automatic-breakthrough', '§2.10', { it: 'Sfondamento senza dado (UM)', en: 'Breakthrough without a die (UM)' }, {
  'infantry-onto-flank': 2,
  'cavalry-onto-flank':  3,
  'british-cavalry':     2,
});

/** How far units go back after a draw. */
// prettier-ignore
export const drawDistances = byName('melee-draw', '§2.10', { it: 'Indietro dopo un pareggio (UM)', en: 'Back after a draw (UM)' }, {
  'cavalry-from-cavalry': 3,
  'cavalry-from-square':  3,
  'others':               1,
});

export const attackerThrow = dieThrow('attacker', '§2.10', { it: 'Dadi dell’attaccante', en: 'Attacker’s dice' }, 6);
export const defenderThrow = dieThrow('defender', '§2.10', { it: 'Dadi del difensore', en: 'Defender’s dice' }, 6);
export const retreatThrow = dieThrow('retreat', '§2.10', { it: 'Dado della ritirata', en: 'Die of the retreat' }, 6);
export const breakthroughThrow = dieThrow(
  'breakthrough',
  '§2.10',
  { it: 'Dado dello sfondamento', en: 'Die of the breakthrough' },
  6,
);
