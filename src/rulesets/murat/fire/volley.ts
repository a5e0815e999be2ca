import { atLeast, howMany, type Text, type Throw, type Umpire } from '../../../core/index.js';
import { generalCasualtyTrigger } from '../general/general.rulings.js';
import { inUm } from '../numbers.js';
import { wearOf } from '../strength.js';
import { damage } from '../tables.js';
import { fouOf, initialFouOf } from '../unit.js';
import { hitsAndLoneSix, noHit, type Struck } from './lone-six.js';
import { diceFor, heldBy, type Stand } from './push-back-due.js';
import type { Damage, Followed } from './volley.facts.js';

/** What muskets and guns share: how a pool is thrown, what the hits cost, and what befalls the target. */

export interface Pool {
  readonly dice: number;
  readonly needed: number;
  readonly rerolls: number;
  /** Whether a six that hits alone is told apart. */
  readonly tellsLoneSix: boolean;
  readonly thrown: Throw;
  readonly thrownAgain: Throw;
}

/** Throws the pool, then as many of the misses again as there are re-rolls. */
export const throwPool = (pool: Pool, { throwDice }: Pick<Umpire, 'throwDice'>): Struck => {
  const { dice, needed, rerolls, tellsLoneSix } = pool;
  const cast = (what: Throw, many: number): Struck => {
    if (many <= 0) return noHit;
    return tellsLoneSix
      ? throwDice(what, many, hitsAndLoneSix(needed))
      : { hits: throwDice(what, many, atLeast(needed)), loneSix: false };
  };
  const first = cast(pool.thrown, dice);
  const again = cast(pool.thrownAgain, Math.min(rerolls, dice - first.hits));
  const hits = first.hits + again.hits;
  return { hits, loneSix: hits === 1 && (first.loneSix || again.loneSix) };
};

/** The losses that hits cost a strength, never more than there is of it. */
export const lossesFrom = (
  { hits, loneSix }: Struck,
  fou: number,
  { lookUpBand, reckon, atMost }: Pick<Umpire, 'lookUpBand' | 'reckon' | 'atMost'>,
): number => {
  const byTable = lookUpBand(damage, hits).losses;
  const losses = loneSix
    ? reckon('§2.8', { it: 'L’unico hit è un 6: 1 perdita', en: 'The only hit is a 6: 1 loss' }, 1)
    : byTable;
  if (losses <= fou) return losses;
  const says = { it: 'Non più della FoU del bersaglio', en: 'Not more than the FoU of the target' };
  return atMost('§2.8', says, fou, losses);
};

interface Aftermath {
  readonly disorderInflicted: boolean;
  readonly targetDisordered: boolean;
  readonly targetFouAfter: number;
  readonly targetDissolved: boolean;
  readonly pushBackDice: number;
}

/** What hits and losses leave of the target, and what must now be played for it. */
export const aftermath = (
  hits: number,
  losses: number,
  stand: Stand,
  { by, reckon, effect, owe }: Pick<Umpire, 'by' | 'reckon' | 'effect' | 'owe'>,
  followed = false,
): Aftermath => {
  const { target } = stand;
  const disorderInflicted = hits > 0;
  const left = { it: 'FoU che resta al bersaglio', en: 'FoU left to the target' };
  const targetFouAfter = reckon('§2.8', left, fouOf(target) - losses);
  const targetDissolved = targetFouAfter === 0;
  const pushed = !targetDissolved && heldBy(losses, stand) === null;
  const pushBackDice = pushed
    ? reckon(
        '§2.9',
        { it: 'Il bersaglio lancia per indietreggiare', en: 'The target throws to be pushed back' },
        diceFor(losses, by),
      )
    : 0;
  if (losses > 0) effect('§2.8', 'target', 'fouCurrent', { by: -losses }, 'now');
  if (disorderInflicted && !target.disordered) effect('§2.8', 'target', 'disordered', { to: true }, 'now');
  if (targetDissolved) effect('§1.8', 'target', 'dissolved', { to: true }, 'now');
  // What is followed to its end leaves nothing owed.
  if (pushed && !followed) {
    effect('§2.9', 'target', 'lossesFromFire', { to: losses }, 'now');
    owe('§2.9', 'target', 'murat.fire.push-back', 'now');
  }
  const endangers =
    disorderInflicted &&
    target.attachedGenerals.length > 0 &&
    (!target.disordered || targetDissolved || by(generalCasualtyTrigger) === 'every-disorder-result');
  if (endangers && !followed) owe('§2.4', 'target', 'murat.general.casualty', 'now');
  if (disorderInflicted && !targetDissolved && target.supporterId !== '' && !followed)
    owe('§2.7', 'target', 'murat.support.shared-effects', 'now');
  // Its batteries share the end of a regiment; which they are, it says when it answers for them.
  if (targetDissolved && target.attachedBatteries.length > 0)
    owe('§2.4', 'target', 'murat.battery.attached-melee', 'now');
  return {
    disorderInflicted,
    targetDisordered: disorderInflicted || target.disordered,
    targetFouAfter,
    targetDissolved,
    pushBackDice,
  };
};

/** One volley from the dice to the target. */
export const resolveVolley = (
  pool: Pool,
  stand: Stand,
  umpire: Pick<Umpire, 'by' | 'throwDice' | 'lookUpBand' | 'reckon' | 'atMost' | 'effect' | 'owe'>,
  followed = false,
): Damage => {
  const struck = throwPool(pool, umpire);
  const losses = lossesFrom(struck, fouOf(stand.target), umpire);
  const after = aftermath(struck.hits, losses, stand, umpire, followed);
  const { decimated } = wearOf(initialFouOf(stand.target), after.targetFouAfter, umpire.by);
  return { hits: struck.hits, losses, ...after, targetDecimated: decimated };
};

/** What befell the target, as one half of a sentence. */
export const damageInWords = (
  damage: Pick<Damage, 'losses' | 'targetDisordered' | 'targetFouAfter' | 'targetDissolved' | 'pushBackDice'>,
): Text => {
  const { losses, targetDisordered, targetFouAfter, targetDissolved, pushBackDice } = damage;
  const lost = losses ?? 0;
  const pushed = pushBackDice ?? 0;
  if (targetDissolved) return { it: 'il bersaglio è dissolto', en: 'the target is dissolved' };
  const inItalian = [
    lost > 0 ? `il bersaglio perde ${lost} FoU e ne ha ${targetFouAfter}` : 'il bersaglio non ha perdite',
    ...(targetDisordered ? ['è disordinato'] : []),
    ...(pushed > 0 ? [`lancia ${howMany(pushed, 'dado', 'dadi')} per indietreggiare`] : []),
  ];
  const inEnglish = [
    lost > 0 ? `the target loses ${lost} FoU and has ${targetFouAfter}` : 'the target has no losses',
    ...(targetDisordered ? ['it is disordered'] : []),
    ...(pushed > 0 ? [`it throws ${howMany(pushed, 'die', 'dice')} to be pushed back`] : []),
  ];
  return { it: inItalian.join(', '), en: inEnglish.join(', ') };
};

/** A volley in one sentence. */
export const volleyInWords = (
  volley: Damage & Followed & { readonly dice: number | null; readonly needed: number | null },
): Text => {
  const pushed = volley.pushedBackUm !== null && volley.pushedBackUm > 0 ? inUm(volley.pushedBackUm) : null;
  const said = damageInWords(pushed === null ? volley : { ...volley, pushBackDice: 0 });
  const befell = {
    it: `${said.it}${pushed === null ? '' : `, indietreggia di ${pushed.it}`}${volley.generalKilled ? ', il generale è ucciso' : ''}`,
    en: `${said.en}${pushed === null ? '' : `, it is pushed back ${pushed.en}`}${volley.generalKilled ? ', the general is killed' : ''}`,
  };
  const hits = volley.hits ?? 0;
  return {
    it: `${howMany(volley.dice ?? 0, 'dado', 'dadi')} al ${volley.needed}+, ${hits} hit: ${befell.it}.`,
    en: `${howMany(volley.dice ?? 0, 'die', 'dice')} on ${volley.needed}+, ${howMany(hits, 'hit', 'hits')}: ${befell.en}.`,
  };
};
