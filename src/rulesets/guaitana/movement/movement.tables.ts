import { byName, dieThrow, factorTable, modifierTable, partTable, row, type By } from '../../../core/index.js';
import { italianMassMovement } from '../orders/orders.rulings.js';
import { isInfantry, isItalianInfantry, isMounted } from '../tables.js';
import type { Kind } from '../vocabulary.js';
import type { Allowance, Mover } from './allowance.facts.js';
import type { ChargeBonus } from './charge-bonus.facts.js';
import {
  facesAtHalf,
  facesFreely,
  isAlready,
  isInMass,
  mayTake,
  retreatsInMass,
  turnsFigures,
  type Doing,
} from './doing.js';
import type { MountDismount } from './mount-dismount.facts.js';
import { bersaglieriBonus, commandersTerrain, packedArtilleryRoad, roadAndBuildings } from './movement.rulings.js';
import type { Stretch } from './terrain-cost.facts.js';

/** What a unit moves in a phase, and what it adds in a charge; null where there is no bonus. */
// prettier-ignore
export const movementRates = byName('movement-rates', 'Movimento, L137–148', { it: 'Capacità di movimento e bonus di carica (cm)', en: 'Movement capacity and charge bonus (cm)' }, {
  'italian-infantry-line':            { normalCm: 10, chargeBonusCm: null },
  'italian-infantry-chain-or-column': { normalCm: 15, chargeBonusCm: 5 },
  'italian-infantry-square':          { normalCm: 5,  chargeBonusCm: null },
  'native-infantry':                  { normalCm: 20, chargeBonusCm: 10 },
  'cavalry':                          { normalCm: 30, chargeBonusCm: 20 },
  'artillery-packed':                 { normalCm: 15, chargeBonusCm: null },
  'artillery-pushed':                 { normalCm: 5,  chargeBonusCm: null },
  'baggage':                          { normalCm: 10, chargeBonusCm: null },
  'commanders-and-messengers':        { normalCm: 40, chargeBonusCm: null },
});
type Rate = keyof typeof movementRates.entries;

/** The table has no row for the mass; whatever else is not listed goes with the column. */
const infantryRate = ({ formation }: Mover, by: By): Rate => {
  if (formation === 'square') return 'italian-infantry-square';
  const inLine = formation === 'line' || (formation === 'mass' && by(italianMassMovement) === 'line-rate');
  return inLine ? 'italian-infantry-line' : 'italian-infantry-chain-or-column';
};

const rates: { readonly [K in Exclude<Kind, 'italian-infantry' | 'artillery'>]: Rate } = {
  'native-infantry': 'native-infantry',
  'italian-cavalry': 'cavalry',
  'native-cavalry': 'cavalry',
  baggage: 'baggage',
  'commander-in-chief': 'commanders-and-messengers',
  messenger: 'commanders-and-messengers',
};

/** The row of the table that a unit moves by. */
export const rateOf = (unit: Mover, by: By): Rate => {
  const { kind, formation } = unit;
  // Italian cavalry on foot is Italian infantry here.
  if (kind === 'italian-infantry' || isItalianInfantry(unit)) return infantryRate(unit, by);
  if (kind === 'artillery') return formation === 'in-battery' ? 'artillery-pushed' : 'artillery-packed';
  return rates[kind];
};

const isSwift = (m: Mover): boolean => isItalianInfantry(m) && (m.subtype === 'bersaglieri' || m.subtype === 'ascari');

const addsToBonus = (m: Mover, by: By): boolean => {
  if (!isSwift(m)) return false;
  const reading = by(bersaglieriBonus);
  const has = movementRates.entries[rateOf(m, by)].chargeBonusCm !== null;
  return reading === 'additive-everywhere' || (reading === 'additive-where-allowed' && has);
};

// prettier-ignore
export const speedRows = modifierTable<Mover>('movement-speed', 'Movimento, L142', { it: 'Aggiunte alla capacità di movimento (cm)', en: 'Additions to the movement capacity (cm)' }, [
  row('bersaglieri-ascari-speed', +5, 'Movimento, L142', { it: 'Bersaglieri o Ascari', en: 'Bersaglieri or Ascari' }, isSwift),
]);

// prettier-ignore
export const bonusRows = modifierTable<Mover>('charge-bonus-additions', 'Movimento, L142', { it: 'Aggiunte al bonus di carica (cm)', en: 'Additions to the charge bonus (cm)' }, [
  row('bersaglieri-ascari-bonus', +5, 'Movimento, L142', { it: 'Bersaglieri o Ascari che hanno un bonus di carica', en: 'Bersaglieri or Ascari who have a charge bonus' }, addsToBonus),
]);

// prettier-ignore
export const scaleRows = factorTable<Allowance>('figure-scale', 'Scala di gioco, L43', { it: 'Scala dei soldatini', en: 'Size of the figures' }, [
  row('figure-scale-15mm', 1 / 2, 'Scala di gioco, L43', { it: 'Soldatini da 15 mm: distanze dimezzate', en: '15 mm figures: distances are halved' }, f => f.figureScale === '15mm'),
]);

// prettier-ignore
export const chargeBonusRows = partTable<ChargeBonus>('charge-bonus', 'Ordini, L110; Movimento, L133', { it: 'Quando si aggiunge il bonus di carica (cm)', en: 'When the charge bonus is added (cm)' }, [
  row('charge-bonus', { of: f => f.chargeBonusCm ?? 0, printed: [] }, 'Ordini, L110; Movimento, L133', { it: 'In attacco, se porta a contatto; in ritirata, sempre', en: 'In an attack, if it brings contact; in a retreat, always' },
    f => f.chargeBonusCm !== null && (f.order === 'retreat' || (f.order === 'attack' && f.contactWithBonus))),
]);

/** A stretch of ground, and whether a road takes its penalties away. */
export interface Ground extends Stretch {
  readonly eased: boolean;
}

const ridesOver = (s: Stretch, by: By): boolean =>
  isMounted(s) ||
  ((s.kind === 'commander-in-chief' || s.kind === 'messenger') && by(commandersTerrain) === 'as-cavalry');
const rollsOver = ({ kind }: Stretch): boolean => kind === 'artillery' || kind === 'baggage';

/** Baggage that moves is in column. */
const isInColumn = ({ kind, formation }: Stretch, by: By): boolean =>
  formation === 'column' ||
  kind === 'baggage' ||
  (kind === 'artillery' && formation === 'packed' && by(packedArtilleryRoad) === 'counts-as-column');

const keepsToRoad = (s: Stretch, by: By): boolean =>
  s.onRoad &&
  (isInMass(s) || isInColumn(s, by)) &&
  s.terrain !== 'impassable' &&
  (s.terrain !== 'building' || by(roadAndBuildings) === 'yes-along-the-road');

// prettier-ignore
export const roadRows = factorTable<Stretch>('road', 'Tipi di terreno, L81', { it: 'Strada', en: 'Road' }, [
  row('road', { of: () => 1, printed: [] }, 'Tipi di terreno, L81', { it: 'In colonna o a massa lungo una strada: nessuna penalità', en: 'In column or mass along a road: no penalty' }, keepsToRoad),
]);

// prettier-ignore
export const noEntryRows = partTable<Ground>('no-entry', 'Tipi di terreno, L79–82', { it: 'Dove non si entra', en: 'Where there is no entry' }, [
  row('building', { of: () => 0, printed: [] }, 'Tipi di terreno, L79', { it: 'Edifici: non entrano cavalleria, artiglieria e carriaggi', en: 'Buildings: no cavalry, artillery or baggage' },
    (g, by) => g.terrain === 'building' && !g.eased && (ridesOver(g, by) || rollsOver(g))),
  row('true-river', { of: () => 0, printed: [] }, 'Tipi di terreno, L80–82', { it: 'Fiumi veri, paludi e dirupi: nessuno, se non su ponti e guadi', en: 'True rivers, swamps and cliffs: nobody, but for bridges and fords' },
    g => g.terrain === 'impassable'),
]);

/** Each cm counts as so many. */
// prettier-ignore
export const groundFactors = { ...factorTable<Ground>('ground-factors', 'Tipi di terreno, L72–78', { it: 'Quanto conta ogni cm', en: 'What each cm counts as' }, [
  row('woods', 2, 'Tipi di terreno, L73', { it: 'Bosco: fanteria italiana non a catena, cavalleria, artiglieria, carriaggi', en: 'Woods: Italian infantry not in chain, cavalry, artillery, baggage' },
    (g, by) => g.terrain === 'woods' && !g.eased && ((isItalianInfantry(g) && g.formation !== 'chain') || ridesOver(g, by) || rollsOver(g))),
  row('stony', 2, 'Tipi di terreno, L74–76', { it: 'Pietraia: cavalleria, artiglieria, carriaggi', en: 'Stony ground: cavalry, artillery, baggage' },
    (g, by) => g.terrain === 'stony' && !g.eased && (ridesOver(g, by) || rollsOver(g))),
  row('hill', 2, 'Tipi di terreno, L78', { it: 'Collina: artiglieria, carriaggi', en: 'Hill: artillery, baggage' },
    g => g.terrain === 'hill' && !g.eased && rollsOver(g)),
]), ofPart: true };

/** What a crossing takes of the capacity: a half, or a whole phase. */
// prettier-ignore
export const wadiRows = partTable<Ground>('wadi-crossing', 'Tipi di terreno, L80', { it: 'Parte della mossa per attraversare un wadi', en: 'Share of the move that crossing a wadi takes' }, [
  row('wadi-foot-and-horse', { of: () => 1 / 2, printed: [] }, 'Tipi di terreno, L80', { it: 'Fanteria e cavalleria: mezza capacità', en: 'Infantry and cavalry: half a capacity' },
    (g, by) => !g.eased && (isInfantry(g) || ridesOver(g, by))),
  row('wadi-guns-and-baggage', { of: () => 1, printed: [] }, 'Tipi di terreno, L80', { it: 'Artiglieria e carriaggi: una fase intera', en: 'Artillery and baggage: a whole phase' },
    g => !g.eased && rollsOver(g)),
]);

// prettier-ignore
const changeFormation = row<Doing>('change-formation', 1 / 2, 'Movimento, L156', { it: 'Cambia formazione', en: 'It changes formation' },
  (d, by) => d.type === 'change-formation' && mayTake(d, by) && d.formation !== d.to && !turnsFigures(d) && !retreatsInMass(d));
// prettier-ignore
const turnFigures = row<Doing>('turn-figures', { of: () => 0, printed: [] }, 'Movimento, L158', { it: 'Da colonna a linea o viceversa girando i soldatini: gratis', en: 'Column to line or back by turning the figures: free' },
  (d, by) => d.type === 'change-formation' && mayTake(d, by) && turnsFigures(d));
// prettier-ignore
const changeFacing = row<Doing>('change-facing', 1 / 2, 'Movimento, L158', { it: 'In linea o a catena, ruota sul centro', en: 'In line or chain, it turns about its centre' },
  d => d.type === 'change-facing' && facesAtHalf(d));
// prettier-ignore
const freeFacing = row<Doing>('free-facing', { of: () => 0, printed: [] }, 'Movimento, L158', { it: 'A massa, comandanti, portaordini e carriaggi si voltano gratis', en: 'Mass, commanders, messengers and baggage turn for nothing' },
  d => d.type === 'change-facing' && facesFreely(d));
// prettier-ignore
const mountDismount = row<Doing>('mount-dismount', 1 / 2, 'Movimento, L150', { it: 'Monta o smonta da cavallo', en: 'It mounts or dismounts' },
  d => d.type === 'dismount' || (d.type === 'mount' && d.inContactWithHorses));
// prettier-ignore
const packUnpack = row<Doing>('pack-unpack', { of: () => 1, printed: [] }, 'Movimento, L152', { it: 'Carica o scarica i pezzi: una fase intera', en: 'Guns are loaded or unloaded: a whole phase' },
  d => (d.type === 'pack' || d.type === 'unpack') && !isAlready(d));

/** Shares of the capacity. */
const shareTitle = { it: 'Parte della mossa che richiede', en: 'Share of the move that it takes' };
// prettier-ignore
export const formationCosts = partTable<Doing>('formation-costs', 'Movimento, L156–158', shareTitle, [changeFormation, turnFigures]);
export const facingCosts = partTable<Doing>('facing-costs', 'Movimento, L158', shareTitle, [changeFacing, freeFacing]);
export const mountCosts = partTable<Doing>('mount-costs', 'Movimento, L150', shareTitle, [mountDismount]);
export const packCosts = partTable<Doing>('pack-costs', 'Movimento, L152', shareTitle, [packUnpack]);
// prettier-ignore
export const actionCosts = partTable<Doing>('action-costs', 'Movimento, L150–158', shareTitle, [changeFormation, turnFigures, changeFacing, freeFacing, mountDismount, packUnpack]);

// prettier-ignore
export const horseHolderRows = factorTable<MountDismount>('horse-holders', 'Movimento, L150', { it: 'Chi resta con i cavalli', en: 'Who stays with the horses' }, [
  row('horse-holders', 1 / 4, 'Movimento, L150', { it: 'Un quarto dei soldatini tiene i cavalli', en: 'A quarter of the figures hold the horses' }, f => f.action === 'dismount'),
]);

// prettier-ignore
export const compulsoryAttackThrow = dieThrow('compulsory-attack', 'Movimento, L127', { it: 'Attacco obbligato dei nativi', en: 'Compulsory attack of the natives' }, 6);
