import { byName, modifierTable, row, type By, type Declared } from '../../../core/index.js';
import { chokepointFire, isHardCover, isHeavyCover } from '../rulings.js';
import { isCavalry } from '../vocabulary.js';
import { areHorseGuns, type artilleryPercentageFacts } from './artillery-percentage.facts.js';
import { fireFromHardCover, horseArtilleryWeight, marchColumnDense, squareFlank } from './fire.rulings.js';
import type { infantryPercentageFacts } from './infantry-percentage.facts.js';
import type { shotFacts } from './shot.facts.js';

// prettier-ignore
export const ranges = byName('ranges', 'L5–9', { it: 'Gittate in cm (corta, lunga)', en: 'Ranges in cm (short, long)' }, {
  'musket':                  { shortCm: 4,  longCm: 9  },
  'rifled-musket':           { shortCm: 6,  longCm: 12 },
  'medium-heavy-artillery':  { shortCm: 10, longCm: 40 },
  'light-horse-artillery':   { shortCm: 10, longCm: 30 },
});

/** Front ranks of the sheet's example unit, for clubs that fix them. */
export const exampleFrontRank = byName(
  'example-front-rank',
  'L17–19',
  { it: 'Basette che tirano per formazione', en: 'Firing bases by formation' },
  { line: 4, column: 2, square: 1 },
);

type Shot = Declared<typeof shotFacts>;

const countsAsDisordered = (f: Shot, by: By): boolean =>
  f.disordered || (f.atDefendedChokepoint && by(chokepointFire) === 'fire-too');

const isDense = (f: Shot, by: By): boolean =>
  f.targetFormation === 'column' || f.targetFormation === 'square' ||
  (f.targetFormation === 'march-column' && by(marchColumnDense) === 'dense'); // prettier-ignore

const isThin = (f: Shot): boolean => f.targetFormation === 'open-order' || f.targetFormation === 'unlimbered';

const hitsFlank = (f: Shot, by: By): boolean =>
  f.flankOrRear && (f.targetFormation !== 'square' || by(squareFlank) === 'literal');

const firesFromHardCover = (f: Shot, by: By): boolean =>
  f.firerCover !== 'none' && isHardCover(f.firerCover, by) && by(fireFromHardCover) === 'firer';

// prettier-ignore
const elite        = row<Shot>('elite',      +5, 'L27', { it: 'Chi tira è élite', en: 'Firers are elite' }, f => f.quality === 'elite');
// prettier-ignore
const veterans     = row<Shot>('veterans',   +3, 'L28', { it: 'Chi tira è veterano', en: 'Firers are veterans' }, f => f.quality === 'veteran');
// prettier-ignore
const recruits     = row<Shot>('recruits',   -2, 'L29', { it: 'Chi tira è recluta', en: 'Firers are recruits' }, f => f.quality === 'recruit');
// prettier-ignore
const disordered   = row<Shot>('disordered', -2, 'L30', { it: 'Chi tira è in disordine', en: 'Firers are disordered' }, countsAsDisordered);
// prettier-ignore
const vsLightCover = row<Shot>('vs-light-cover', -5, 'L31', { it: 'Bersaglio in copertura leggera', en: 'Target in light cover' }, f => f.targetCover === 'light');
// prettier-ignore
const vsHeavyCover = row<Shot>('vs-heavy-cover', -10, 'L32', { it: 'Bersaglio in copertura pesante o dura', en: 'Target in heavy or hard cover' }, f => isHeavyCover(f.targetCover));
// prettier-ignore
const vsDense      = row<Shot>('vs-dense-target', +5, 'L28', { it: 'Bersaglio denso: colonna o quadrato', en: 'Dense target: column or square' }, isDense);
// prettier-ignore
const vsThin       = row<Shot>('vs-open-order-or-deployed-artillery', -5, 'L29', { it: 'Bersaglio in ordine aperto o artiglieria schierata', en: 'Target in open order, or unlimbered artillery' }, isThin);
// prettier-ignore
const flankOrRear  = row<Shot>('flank-or-rear', +2, 'L33', { it: 'Tiro sul fianco o sul retro', en: 'Into the flank or rear' }, hitsFlank);
// prettier-ignore
const fromHard     = row<Shot>('from-hard-cover', -8, 'L34', { it: 'Chi tira è in copertura dura', en: 'Firers stand in hard cover' }, firesFromHardCover);

type GunShot = Declared<typeof artilleryPercentageFacts>;

/** A club may count all horse guns as light, whatever their weight. */
const countAsLight = (f: GunShot, by: By): boolean =>
  f.artilleryWeight === 'light' || (areHorseGuns(f) && by(horseArtilleryWeight) === 'always-light');

const title = { it: 'Modificatori al tiro', en: 'Fire modifiers' };

// prettier-ignore
export const infantryFireModifiers = modifierTable<Declared<typeof infantryPercentageFacts>>('infantry-fire-modifiers', 'L25–34', title, [
  elite, veterans, recruits, disordered, vsLightCover, vsHeavyCover,
  row('infantry-short-range', +5, 'L33', { it: 'Fanteria a gittata corta', en: 'Infantry at short range' }, f => f.rangeBand === 'short'),
  row('russian-infantry',     -2, 'L34', { it: 'Fanteria russa', en: 'Russian infantry' }, f => f.russianInfantry),
  vsDense, vsThin, flankOrRear, fromHard,
]);

// prettier-ignore
export const artilleryFireModifiers = modifierTable<GunShot>('artillery-fire-modifiers', 'L25–34', title, [
  elite, veterans, recruits, disordered, vsLightCover, vsHeavyCover,
  row('artillery-short-range', +10, 'L27', { it: 'Artiglieria a gittata corta', en: 'Artillery at short range' }, f => f.rangeBand === 'short'),
  vsDense, vsThin,
  row('artillery-vs-cavalry',  +10, 'L30', { it: 'Artiglieria contro cavalleria', en: 'Artillery against cavalry' }, f => isCavalry(f.targetArm)),
  row('light-artillery',        -5, 'L31', { it: 'Artiglieria leggera', en: 'Light guns' }, countAsLight),
  row('heavy-artillery',        +5, 'L32', { it: 'Artiglieria pesante', en: 'Heavy guns' }, (f, by) => f.artilleryWeight === 'heavy' && !countAsLight(f, by)),
  flankOrRear, fromHard,
]);
