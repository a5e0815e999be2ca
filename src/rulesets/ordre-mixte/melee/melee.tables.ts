import { modifierTable, row, type By } from '../../../core/index.js';
import { isHardCover, isHeavyCover } from '../rulings.js';
import { isArtillery, isCavalry } from '../vocabulary.js';
import {
  coveredEnemyNotDisordered,
  disorderedEnemyFootnote,
  meleeCumulative,
  ownDisorderInCover,
  tiredAndSpent,
} from './melee.rulings.js';
import type { Fighter } from './percentage.facts.js';

const isChargingCavalry = (f: Fighter): boolean => f.charging && isCavalry(f.arm);

const isDisordered = (f: Fighter, by: By): boolean =>
  (f.disordered || f.atDefendedChokepoint) &&
  !(f.ownCover !== 'none' && f.enemyChargingCavalry && by(ownDisorderInCover) === 'own-penalty-lifted');

/** Whether the note ° takes a row away: it speaks of enemies in hard cover. */
const lostToHardCover = (row: 'vs-disordered' | 'vs-open-order-or-artillery', f: Fighter, by: By): boolean => {
  if (f.enemyCover === 'none' || !isHardCover(f.enemyCover, by)) return false;
  const limited = by(disorderedEnemyFootnote);
  return limited === 'both' || limited === row;
};

/** The note § takes disorder away from an enemy in cover, the note ° from one in hard cover. */
const enemyCountsAsDisordered = (f: Fighter, by: By): boolean =>
  (f.enemyDisordered || f.enemyAtDefendedChokepoint) &&
  (f.enemyCover === 'none' ||
    (!isChargingCavalry(f) &&
      !lostToHardCover('vs-disordered', f, by) &&
      by(coveredEnemyNotDisordered) === 'charging-cavalry'));

const isThinOrGuns = (f: Fighter, by: By): boolean =>
  (f.enemyFormation === 'open-order' || isArtillery(f.enemyArm)) &&
  !lostToHardCover('vs-open-order-or-artillery', f, by);

/** One value for foot and guns, another for cavalry. */
const byArm = (value: number, forCavalry: number) => ({
  of: (f: Fighter) => (isCavalry(f.arm) ? forCavalry : value),
  printed: [value, forCavalry],
});

// prettier-ignore
export const meleeModifiers = modifierTable<Fighter>('melee-modifiers', 'L42–55', { it: 'Modificatori alla mischia', en: 'Melee modifiers' }, [
  row('charging-cavalry',    +10, 'L44', { it: 'Cavalleria in carica contro nemici allo scoperto', en: 'Charging cavalry against enemies in the open' },
    f => isChargingCavalry(f) && f.enemyCover === 'none'),
  row('artillery',           -10, 'L45', { it: 'Artiglieria', en: 'Artillery' }, f => isArtillery(f.arm)),
  row('heavy-cavalry',       +15, 'L46', { it: 'Cavalleria pesante', en: 'Heavy cavalry' },
    (f, by) => f.arm === 'heavy-cavalry' && !(f.cuirassier && by(meleeCumulative) === 'cuirassiers-replace-heavy')),
  row('cuirassiers',          +3, 'L47', { it: 'Corazzieri', en: 'Cuirassiers' }, f => f.cuirassier),
  row('lancers-vs-infantry',  +3, 'L48', { it: 'Lancieri contro fanteria', en: 'Lancers against infantry' }, f => f.lancer && f.enemyArm === 'infantry'),
  row('cavalry-tired',        -5, 'L49', { it: 'Cavalleria stanca', en: 'Tired cavalry' },
    (f, by) => f.cavalryFatigue === 'tired' || (f.cavalryFatigue === 'spent' && by(tiredAndSpent) === 'cumulative')),
  row('cavalry-spent',       -10, 'L50', { it: 'Cavalleria spenta', en: 'Spent cavalry' }, f => f.cavalryFatigue === 'spent'),
  row('disordered',           -5, 'L44', { it: 'Unità in disordine', en: 'Unit in disorder' }, isDisordered),
  row('elite',     byArm(+5, +10), 'L45', { it: 'Élite', en: 'Elite' }, f => f.quality === 'elite'),
  row('veterans',   byArm(+3, +6), 'L46', { it: 'Veterani', en: 'Veterans' }, f => f.quality === 'veteran'),
  row('recruits',   byArm(-3, -6), 'L47', { it: 'Reclute', en: 'Recruits' }, f => f.quality === 'recruit'),
  row('vs-open-order-or-artillery', +20, 'L48', { it: 'Contro ordine aperto o artiglieria', en: 'Against open order or artillery' }, isThinOrGuns),
  row('vs-disordered-enemy', +10, 'L49', { it: 'Contro nemici in disordine', en: 'Against disordered enemies' }, enemyCountsAsDisordered),
  row('vs-light-cover',       -2, 'L50', { it: 'Contro copertura leggera', en: 'Against light cover' }, f => f.enemyCover === 'light'),
  row('vs-heavy-cover',       -4, 'L51', { it: 'Contro copertura pesante o dura', en: 'Against heavy or hard cover' }, f => isHeavyCover(f.enemyCover)),
]);
