import { byBand, byName, dieThrow, modifierTable, row, type NamedTable } from '../../../core/index.js';
import { formationOf, fouOf, isEliteOrGuard, isInOpenOrder, type Unit } from '../unit.js';
import type { ArtilleryShot } from './artillery.facts.js';
import { columnByBridge, firedAtAs } from './bridge-fire.js';
import { columnBonus, counterBatteryScope, guardArtilleryStacking, rerollStacking } from './fire.rulings.js';
import { isFirstVolley } from './first-volley.js';
import type { MusketryShot } from './musketry.facts.js';
import { skirmishersHelp } from './skirmish.js';
import { coverDice, inHardCover, inMusketryCover } from './target-cover.js';

/** Score that a musket needs, by who fires and how far. */
// prettier-ignore
export const musketryScores = byName('musketry-scores', '§2.8', { it: 'Moschetteria: distanza massima (UM) e punteggio', en: 'Musketry: farthest range (UM) and score' }, {
  'point-blank': { upToUm: 1, needed: 4 },
  'farther':     { upToUm: 6, needed: 5 },
  'square':      { upToUm: 6, needed: 6 },
  'perimeter':   { upToUm: 6, needed: 6 },
});

// prettier-ignore
export const musketryModifiers = modifierTable<MusketryShot>('musketry-modifiers', '§2.8', { it: 'Dadi in più o in meno della moschetteria', en: 'Musketry: dice more or fewer' }, [
  row('shooter-disordered', -1, '§2.8', { it: 'Chi spara è disordinato', en: 'Shooter disordered' }, f => f.shooter.disordered),
  row('target-in-cover', { of: coverDice, printed: [-1] }, '§2.8', { it: 'Bersaglio in copertura', en: 'Target in cover' }, inMusketryCover),
  row('target-open-order-light', -1, '§2.8', { it: 'Bersaglio in ordine aperto e in linea', en: 'Target in open order and in line' }, (f, by) => isInOpenOrder(f.target) && firedAtAs(f, by) === 'line'),
  row('shooter-attack-column', -1, '§2.8', { it: 'Chi spara è in colonna d’attacco', en: 'Shooter in attack column' }, f => formationOf(f.shooter) === 'attack-column'),
  row('shooter-square', -2, '§2.8', { it: 'Chi spara è in quadrato', en: 'Shooter in square' }, f => formationOf(f.shooter) === 'square'),
  row('target-square', 2, '§2.8', { it: 'Bersaglio in quadrato', en: 'Target in square' }, (f, by) => firedAtAs(f, by) === 'square'),
  row('target-attack-column', 1, '§2.8', { it: 'Bersaglio in colonna', en: 'Target in column' }, (f, by) => {
    if (columnByBridge(f, by)) return false;
    const formation = formationOf(f.target);
    return formation === 'attack-column' || (formation === 'march-column' && by(columnBonus) === 'cumulative');
  }),
  row('target-march-column', 3, '§2.8', { it: 'Bersaglio in colonna di marcia', en: 'Target in march column' }, (f, by) => firedAtAs(f, by) === 'march-column'),
  row('target-limbered-artillery', 1, '§2.8', { it: 'Bersaglio è artiglieria al traino', en: 'Target is limbered artillery' }, (f, by) => f.target.arm === 'artillery' && firedAtAs(f, by) === 'limbered'),
  row('charged-by-light-cavalry', -1, '§2.8', { it: 'Non in quadrato sotto carica di cavalleria leggera', en: 'Not in square, charged by light cavalry' }, f => f.chargedBy === 'light-cavalry' && formationOf(f.shooter) !== 'square'),
  row('charged-by-heavy-cavalry', -2, '§2.8', { it: 'Non in quadrato sotto carica di cavalleria pesante', en: 'Not in square, charged by heavy cavalry' }, f => f.chargedBy === 'heavy-cavalry' && formationOf(f.shooter) !== 'square'),
  row('first-volley', 1, '§2.8', { it: 'Primo fuoco di fanteria formata', en: 'First volley of formed infantry' }, isFirstVolley),
  row('enfilade-or-rear', 1, '§2.8', { it: 'Fuoco d’infilata o sul retro', en: 'Fire on flank or rear' }, f => f.enfilade),
  row('guard-or-elite', 1, '§2.8', { it: 'Chi spara è Guardia o élite', en: 'Shooter is guard or elite' }, f => isEliteOrGuard(f.shooter)),
  row('british-infantry', 1, '§2.8', { it: 'Fanteria inglese', en: 'British infantry' }, f => f.shooter.nation === 'british'),
]);

// prettier-ignore
export const musketryRerollRows = modifierTable<MusketryShot>('musketry-rerolls', '§2.8', { it: 'Dadi falliti che la moschetteria ritira', en: 'Missed musketry dice thrown again' }, [
  row('reroll-sharpshooters', 1, '§2.8', { it: 'Tiratori', en: 'Sharpshooters' }, f => f.shooter.sharpshooters),
  row('reroll-skirmishers', 1, '§2.8', { it: 'Schermagliatori contro chi non ne ha, in terreno aperto', en: 'Skirmishers against a unit without, in the open' }, (f, by) => skirmishersHelp(f, by) && !(f.shooter.sharpshooters && by(rerollStacking) === 'one-only')),
]);

/** The columns of the artillery table, from the nearest. */
export const gunRanges = ['canister', 'to-3um', 'to-8um', 'to-15um', 'to-25um'] as const;

// prettier-ignore
export const gunReaches = byName('gun-reaches', '§2.8', { it: 'Fasce di tiro dell’artiglieria, fino a (UM)', en: 'Ranges of artillery, up to (UM)' }, {
  'canister': 1,
  'to-3um':   3,
  'to-8um':   8,
  'to-15um':  15,
  'to-25um':  25,
});

type Gunnery = NamedTable<(typeof gunRanges)[number], { readonly dice: number; readonly needed: number } | null>;

/** Dice and score of a battery, by calibre and range; null where the guns do not reach. */
// prettier-ignore
export const gunnery: { readonly [C in Unit['calibre']]: Gunnery } = {
  '12': byName('gunnery-12', '§2.8', { it: 'Pezzi da 12 libbre: dadi e punteggio', en: '12 lbs: dice and score' }, {
    'canister': { dice: 8, needed: 3 },
    'to-3um':   { dice: 4, needed: 3 },
    'to-8um':   { dice: 4, needed: 4 },
    'to-15um':  { dice: 3, needed: 4 },
    'to-25um':  { dice: 3, needed: 5 },
  }),
  '6-8-9': byName('gunnery-6-8-9', '§2.8', { it: 'Pezzi da 6, 8 e 9 libbre: dadi e punteggio', en: '6, 8, 9 lbs: dice and score' }, {
    'canister': { dice: 6, needed: 3 },
    'to-3um':   { dice: 3, needed: 3 },
    'to-8um':   { dice: 3, needed: 4 },
    'to-15um':  { dice: 3, needed: 5 },
    'to-25um':  { dice: 3, needed: 6 },
  }),
  '3-4': byName('gunnery-3-4', '§2.8', { it: 'Pezzi da 3 e 4 libbre: dadi e punteggio', en: '3, 4 lbs: dice and score' }, {
    'canister': { dice: 6, needed: 4 },
    'to-3um':   { dice: 3, needed: 4 },
    'to-8um':   { dice: 3, needed: 5 },
    'to-15um':  { dice: 2, needed: 5 },
    'to-25um':  null,
  }),
};

const isOldGuard = ({ shooter }: ArtilleryShot): boolean => shooter.guardTier === 'french-old-guard';
const isGuard = ({ shooter }: ArtilleryShot): boolean => shooter.experience === 'guard' || shooter.guardTier !== 'none';

// prettier-ignore
export const artilleryModifiers = modifierTable<ArtilleryShot>('artillery-modifiers', '§2.8', { it: 'Dadi in più o in meno dell’artiglieria', en: 'Artillery: dice more or fewer' }, [
  row('shooter-disordered', -1, '§2.8', { it: 'Chi spara è disordinato', en: 'Battery disordered' }, f => f.shooter.disordered),
  row('shooter-under-charge', -1, '§2.8', { it: 'Chi spara è sotto carica', en: 'Battery being charged' }, f => f.underCharge),
  row('guard-artillery', 1, '§2.8', { it: 'Artiglieria della Guardia', en: 'Guard artillery' }, (f, by) => isGuard(f) && (!isOldGuard(f) || by(guardArtilleryStacking) === 'cumulative')),
  row('old-guard-artillery', 2, '§2.8', { it: 'Vecchia Guardia francese', en: 'French Old Guard' }, isOldGuard),
  row('target-march-column-or-square', 2, '§2.8', { it: 'Bersaglio in colonna di marcia o quadrato', en: 'Target in march column or square' }, (f, by) => {
    const formation = firedAtAs(f, by);
    return formation === 'march-column' || formation === 'square';
  }),
  row('enfilade-or-rear', 1, '§2.8', { it: 'Fuoco d’infilata o sul retro', en: 'Fire on flank or rear' }, f => f.enfilade),
  row('target-hard-cover', -2, '§2.8', { it: 'Bersaglio coperto da case, muri o difese campali', en: 'Target behind houses, walls or field works' }, inHardCover),
  row('counter-battery', -1, '§2.8', { it: 'Fuoco di controbatteria', en: 'Counter-battery fire' }, (f, by) => f.target.arm === 'artillery' && (firedAtAs(f, by) === 'deployed' || by(counterBatteryScope) === 'any-artillery')),
  row('target-limbered-artillery', 1, '§2.8', { it: 'Bersaglio è artiglieria al traino', en: 'Target is limbered artillery' }, (f, by) => f.target.arm === 'artillery' && firedAtAs(f, by) === 'limbered'),
  row('single-fou-battery', -1, '§2.8', { it: 'Batteria con 1 solo FoU', en: 'Battery with FoU 1' }, f => fouOf(f.shooter) === 1),
]);

// prettier-ignore
export const artilleryRerollRows = modifierTable<ArtilleryShot>('artillery-rerolls', '§2.8', { it: 'Dadi falliti che l’artiglieria ritira', en: 'Missed artillery dice thrown again' }, [
  row('reroll-national-gunnery', 1, '§2.8', { it: 'Artiglieria francese, inglese o russa', en: 'French, British or Russian artillery' }, ({ shooter: { nation } }) => nation === 'french' || nation === 'british' || nation === 'russian'),
]);

/** How far one die pushes a unit back, in UM. */
// prettier-ignore
export const pushBackDistances = byBand('push-back-distances', '§2.9', { it: 'Indietreggiare sotto il fuoco: UM per dado', en: 'Pushed back by fire: UM for each die' }, [
  [1, 1],
  [6, 2],
]);

// prettier-ignore
export const musketryThrow = dieThrow('musketry', '§2.8', { it: 'Dadi di moschetteria', en: 'Musketry dice' }, 6);
// prettier-ignore
export const musketryAgainThrow = dieThrow('musketry-again', '§2.8', { it: 'Dadi di moschetteria ritirati', en: 'Musketry dice thrown again' }, 6);
// prettier-ignore
export const artilleryThrow = dieThrow('artillery', '§2.8', { it: 'Dadi di artiglieria', en: 'Artillery dice' }, 6);
// prettier-ignore
export const artilleryAgainThrow = dieThrow('artillery-again', '§2.8', { it: 'Dado di artiglieria ritirato', en: 'Artillery die thrown again' }, 6);
// prettier-ignore
export const holdThrow = dieThrow('hold', '§2.8', { it: 'Dado per trattenere il fuoco', en: 'Die to hold fire' }, 6);
// prettier-ignore
export const pushBackThrow = dieThrow('push-back', '§2.9', { it: 'Dado per indietreggiare', en: 'Push-back die' }, 6);
