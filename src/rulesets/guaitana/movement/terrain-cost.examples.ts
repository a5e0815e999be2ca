import type { Example } from '../../../core/index.js';
import type { terrainCostFacts, terrainCostOutcome } from './terrain-cost.facts.js';

const plain = (multiplier: number, costCm: number) => ({
  allowed: true,
  reason: null,
  multiplier,
  costCm,
  capacityShare: null,
});
const crossing = (capacityShare: number) => ({
  allowed: true,
  reason: null,
  multiplier: null,
  costCm: null,
  capacityShare,
});
const refused = {
  allowed: false,
  reason: 'impassable',
  multiplier: null,
  costCm: null,
  capacityShare: null,
} as const;

export const terrainCostExamples: readonly Example<typeof terrainCostFacts, typeof terrainCostOutcome>[] = [
  {
    says: { it: 'Una compagnia in linea, 10 cm in aperto', en: 'A company in line, 10 cm in the open' },
    facts: { kind: 'italian-infantry', formation: 'line', terrain: 'open', cm: 10 },
    outcome: plain(1, 10),
  },
  {
    says: { it: 'Una compagnia in colonna, 5 cm nel bosco', en: 'A company in column, 5 cm in woods' },
    facts: { kind: 'italian-infantry', formation: 'column', terrain: 'woods', cm: 5 },
    outcome: plain(2, 10),
  },
  {
    says: { it: 'A catena il bosco non la rallenta', en: 'In chain woods do not slow it' },
    facts: { kind: 'italian-infantry', formation: 'chain', terrain: 'woods', cm: 5 },
    outcome: plain(1, 5),
  },
  {
    says: { it: 'I guerrieri passano il bosco di corsa', en: 'Warriors run through woods' },
    facts: { kind: 'native-infantry', formation: 'mass', terrain: 'woods', cm: 12.5 },
    outcome: plain(1, 12.5),
  },
  {
    says: { it: 'La cavalleria nativa nel bosco va piano', en: 'Native cavalry is slow in woods' },
    facts: { kind: 'native-cavalry', formation: 'mass', terrain: 'woods', cm: 15 },
    outcome: plain(2, 30),
  },
  {
    says: { it: 'Uno squadrone appiedato a catena nel bosco', en: 'A squadron on foot, in chain, in woods' },
    facts: { kind: 'italian-cavalry', dismounted: true, formation: 'chain', terrain: 'woods', cm: 5 },
    outcome: plain(1, 5),
  },
  {
    says: { it: 'Uno squadrone su una pietraia', en: 'A squadron on stony ground' },
    facts: { kind: 'italian-cavalry', formation: 'line', terrain: 'stony', cm: 10 },
    outcome: plain(2, 20),
  },
  {
    says: { it: 'La fanteria non bada alle pietre', en: 'Infantry does not mind the stones' },
    facts: { kind: 'italian-infantry', formation: 'line', terrain: 'stony', cm: 10 },
    outcome: plain(1, 10),
  },
  {
    says: { it: 'Pezzi someggiati su una collina', en: 'Guns on mules on a hill' },
    facts: { kind: 'artillery', formation: 'packed', terrain: 'hill', cm: 7 },
    outcome: plain(2, 14),
  },
  {
    says: { it: 'La cavalleria sale la collina senza penalità', en: 'Cavalry climbs a hill without penalty' },
    facts: { kind: 'italian-cavalry', formation: 'column', terrain: 'hill', cm: 30 },
    outcome: plain(1, 30),
  },
  {
    says: { it: 'I fanti entrano in un edificio', en: 'Infantry enters a building' },
    facts: { kind: 'italian-infantry', formation: 'chain', terrain: 'building', cm: 5 },
    outcome: plain(1, 5),
  },
  {
    says: { it: 'La cavalleria no', en: 'Cavalry does not' },
    facts: { kind: 'native-cavalry', formation: 'mass', terrain: 'building', cm: 5 },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: {
      it: 'Lungo la strada, in colonna, la cavalleria attraversa l’abitato',
      en: 'Along the road, in column, cavalry passes through the houses',
    },
    facts: { kind: 'italian-cavalry', formation: 'column', terrain: 'building', cm: 10, onRoad: true },
    outcome: plain(1, 10),
  },
  {
    says: {
      it: 'Per il club nemmeno lungo la strada',
      en: 'At this club not even along the road',
    },
    facts: { kind: 'italian-cavalry', formation: 'column', terrain: 'building', cm: 10, onRoad: true },
    rulings: { 'road-and-buildings': 'no' },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'In linea la strada non serve', en: 'In line a road is of no use' },
    facts: { kind: 'italian-infantry', formation: 'line', terrain: 'woods', cm: 5, onRoad: true },
    outcome: plain(2, 10),
  },
  {
    says: { it: 'In colonna lungo la strada nel bosco', en: 'In column along the road through the woods' },
    facts: { kind: 'italian-infantry', formation: 'column', terrain: 'woods', cm: 15, onRoad: true },
    outcome: plain(1, 15),
  },
  {
    says: { it: 'La massa dei cavalieri nativi sulla strada', en: 'Native horse in mass on the road' },
    facts: { kind: 'native-cavalry', formation: 'mass', terrain: 'stony', cm: 30, onRoad: true },
    outcome: plain(1, 30),
  },
  {
    says: { it: 'I carriaggi in marcia sulla strada in collina', en: 'Baggage on the march on a hill road' },
    facts: { kind: 'baggage', terrain: 'hill', cm: 10, onRoad: true },
    outcome: plain(1, 10),
  },
  {
    says: { it: 'I pezzi someggiati contano come in colonna', en: 'Guns on mules count as in column' },
    facts: { kind: 'artillery', formation: 'packed', terrain: 'woods', cm: 15, onRoad: true },
    outcome: plain(1, 15),
  },
  {
    says: { it: 'Per il club la strada ai pezzi non serve', en: 'At this club a road is of no use to guns' },
    facts: { kind: 'artillery', formation: 'packed', terrain: 'woods', cm: 5, onRoad: true },
    rulings: { 'packed-artillery-road': 'no-benefit' },
    outcome: plain(2, 10),
  },
  {
    says: { it: 'I pezzi spinti a mano sulla strada vanno piano', en: 'Guns pushed by hand are slow on a road too' },
    facts: { kind: 'artillery', formation: 'in-battery', terrain: 'woods', cm: 2, onRoad: true },
    outcome: plain(2, 4),
  },
  {
    says: { it: 'Una compagnia attraversa un wadi: mezza mossa', en: 'A company crosses a wadi: half its move' },
    facts: { kind: 'italian-infantry', formation: 'line', terrain: 'wadi' },
    outcome: crossing(0.5),
  },
  {
    says: { it: 'La cavalleria anche', en: 'So does cavalry' },
    facts: { kind: 'native-cavalry', formation: 'mass', terrain: 'wadi' },
    outcome: crossing(0.5),
  },
  {
    says: { it: 'I carriaggi ci mettono la fase intera', en: 'Baggage takes the whole phase' },
    facts: { kind: 'baggage', formation: 'column', terrain: 'wadi' },
    outcome: crossing(1),
  },
  {
    says: { it: 'Sul ponte della strada, in colonna: niente', en: 'By the road bridge, in column: nothing' },
    facts: { kind: 'italian-infantry', formation: 'column', terrain: 'wadi', onRoad: true },
    outcome: crossing(0),
  },
  {
    says: { it: 'Un fiume vero non si passa', en: 'A true river is not crossed' },
    facts: { kind: 'native-infantry', formation: 'mass', terrain: 'impassable', cm: 5, onRoad: true },
    outcome: refused,
    notAllowed: true,
  },
  {
    says: { it: 'Un portaordini nel bosco conta come cavalleria', en: 'A messenger in woods counts as cavalry' },
    facts: { kind: 'messenger', terrain: 'woods', cm: 20 },
    outcome: plain(2, 40),
  },
  {
    says: { it: 'Per il club nessun terreno rallenta i portaordini', en: 'At this club no ground slows messengers' },
    facts: { kind: 'messenger', terrain: 'woods', cm: 20 },
    rulings: { 'commanders-terrain': 'unaffected' },
    outcome: plain(1, 20),
  },
  {
    says: { it: 'E passano i wadi senza fermarsi', en: 'And they cross wadis without stopping' },
    facts: { kind: 'commander-in-chief', terrain: 'wadi' },
    rulings: { 'commanders-terrain': 'unaffected' },
    outcome: crossing(0),
  },
];
