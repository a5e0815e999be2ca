import type { Example } from '../../../core/index.js';
import type { moveUnitFacts, moveUnitOutcome } from './unit.facts.js';

const openOrder = { infantryClass: 'light', openOrder: true } as const;
const cavalry = { arm: 'cavalry' } as const;
const marching = { formation: 'march-column' } as const;
const limbered = { arm: 'artillery', formation: 'limbered' } as const;

export const moveUnitExamples: readonly Example<typeof moveUnitFacts, typeof moveUnitOutcome>[] = [
  {
    says: {
      it: 'Un UM di campo coltivato e una frazione del secondo: la fanteria fa 2 UM in tutto ed esce dal campo',
      en: 'One UM of cultivated field and a fraction of the second: infantry covers 2 UM in all and is clear of the field',
    },
    facts: {
      unit: {},
      segments: [
        { terrain: 'cultivated', distance: 1.4 },
        { terrain: 'open', distance: 0.6 },
      ],
    },
    outcome: {
      legal: true,
      reasons: [],
      allowanceUm: 4,
      costUm: 4,
      distanceUm: 2,
      applied: ['rough-double'],
      disordersUnit: false,
    },
    fromTheBook: '§2.7',
  },
  {
    says: { it: 'Un decimo di UM più in là non arriva', en: 'A tenth of a UM further it does not get' },
    facts: {
      unit: {},
      segments: [
        { terrain: 'cultivated', distance: 1.4 },
        { terrain: 'open', distance: 0.7 },
      ],
    },
    outcome: { legal: false, reasons: ['not-enough-movement'], costUm: 4.1, distanceUm: 2.1 },
    notAllowed: true,
    fromTheBook: '§2.7',
  },
  {
    says: {
      it: 'Chi cambia formazione e ruota non muove più',
      en: 'Whoever changes formation and turns has no move left',
    },
    facts: { unit: {}, formationChange: true, rotationDegrees: 45 },
    outcome: { legal: true, allowanceUm: 0, costUm: 0, applied: ['formation-change-half', 'rotation-half'] },
    fromTheBook: '§2.7',
  },
  {
    says: { it: 'Fanteria, 4 UM in terreno aperto', en: 'Infantry, 4 UM in the open' },
    facts: { unit: {}, segments: [{ terrain: 'open', distance: 4 }] },
    outcome: { legal: true, allowanceUm: 4, costUm: 4, applied: [] },
  },
  {
    says: {
      it: 'La fanteria leggera che combatte formata muove come le altre: 5 UM sono troppi',
      en: 'Light infantry that fights formed moves like the rest: 5 UM are too many',
    },
    facts: { unit: { infantryClass: 'light' }, segments: [{ terrain: 'open', distance: 5 }] },
    outcome: { legal: false, reasons: ['not-enough-movement'], allowanceUm: 4 },
    notAllowed: true,
  },
  {
    says: { it: 'In ordine aperto ne fa 5', en: 'In open order it makes 5' },
    facts: { unit: openOrder, segments: [{ terrain: 'open', distance: 5 }] },
    outcome: { legal: true, allowanceUm: 5, costUm: 5 },
  },
  {
    says: {
      it: 'In ordine aperto, ruotando, restano 2,5 UM',
      en: 'In open order, after turning, 2.5 UM are left',
    },
    facts: { unit: openOrder, rotationDegrees: 30, segments: [{ terrain: 'open', distance: 2.5 }] },
    outcome: { legal: true, allowanceUm: 2.5, applied: ['rotation-half'] },
  },
  {
    says: { it: 'Per il club ne restano 2', en: 'At this club 2 are left' },
    facts: { unit: openOrder, rotationDegrees: 30, segments: [{ terrain: 'open', distance: 2.5 }] },
    rulings: { 'half-distances': 'round-down' },
    outcome: { legal: false, reasons: ['not-enough-movement'], allowanceUm: 2 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dopo un cambio di formazione la fanteria fa 2 UM',
      en: 'After a change of formation infantry makes 2 UM',
    },
    facts: { unit: {}, formationChange: true, segments: [{ terrain: 'open', distance: 2 }] },
    outcome: { legal: true, allowanceUm: 2, applied: ['formation-change-half'] },
  },
  {
    says: { it: 'Indietro, al massimo la metà', en: 'Backward, half at most' },
    facts: { unit: cavalry, direction: 'backward', segments: [{ terrain: 'open', distance: 3 }] },
    outcome: { legal: true, allowanceUm: 3, applied: ['sideways-or-back-half'] },
  },
  {
    says: {
      it: 'Di lato dopo aver ruotato: una metà sola, non due',
      en: 'Sideways after turning: one half, not two',
    },
    facts: { unit: {}, direction: 'sideways', rotationDegrees: 20, segments: [{ terrain: 'open', distance: 2 }] },
    outcome: { legal: true, allowanceUm: 2, applied: ['rotation-half'] },
  },
  {
    says: {
      it: 'La cavalleria che tocca un campo ha 4 UM per tutta la mossa',
      en: 'Cavalry that touches a field has 4 UM for the whole move',
    },
    facts: {
      unit: cavalry,
      segments: [
        { terrain: 'open', distance: 2 },
        { terrain: 'ploughed', distance: 1 },
      ],
    },
    outcome: { legal: true, allowanceUm: 4, costUm: 4, applied: ['cavalry-infantry-speed', 'rough-double'] },
  },
  {
    says: {
      it: 'Se nel campo anche ruota, gliene restano 2',
      en: 'If it turns in the field as well, 2 are left',
    },
    facts: { unit: cavalry, rotationDegrees: 45, segments: [{ terrain: 'water-meadow', distance: 1 }] },
    outcome: {
      legal: true,
      allowanceUm: 2,
      costUm: 2,
      applied: ['cavalry-infantry-speed', 'rotation-half', 'rough-double'],
    },
  },
  {
    says: {
      it: 'Per il club la cavalleria tiene i 6 UM e nel bosco rado paga 3 per UM',
      en: 'At this club cavalry keeps its 6 UM and pays 3 a UM in a light wood',
    },
    facts: {
      unit: cavalry,
      segments: [
        { terrain: 'light-wood', distance: 1.4 },
        { terrain: 'open', distance: 0.6 },
      ],
    },
    rulings: { 'cavalry-rough-speed': 'triple-cost' },
    outcome: { legal: true, allowanceUm: 6, costUm: 6, applied: ['rough-double'] },
  },
  {
    says: {
      it: 'Un campo e subito un bosco fitto sono un tratto solo: 1,5 UM costano 4',
      en: 'A field and then a dense wood are one stretch: 1.5 UM cost 4',
    },
    facts: {
      unit: {},
      segments: [
        { terrain: 'cultivated', distance: 0.5 },
        { terrain: 'open', distance: 0 },
        { terrain: 'dense-wood', distance: 1 },
      ],
    },
    outcome: { legal: true, costUm: 4, distanceUm: 1.5, applied: ['dense-wood-double', 'rough-double'] },
  },
  {
    says: {
      it: 'Divisi da terreno aperto sono due: 2 e 2, e il tratto aperto è già pagato',
      en: 'Parted by open ground they are two: 2 and 2, and the open part is paid already',
    },
    facts: {
      unit: {},
      segments: [
        { terrain: 'cultivated', distance: 0.5 },
        { terrain: 'open', distance: 0.3 },
        { terrain: 'dense-wood', distance: 0.7 },
      ],
    },
    outcome: { legal: true, costUm: 4, distanceUm: 1.5 },
  },
  {
    says: {
      it: 'Per la fanteria tra le case ogni UM costa il doppio',
      en: 'For infantry each UM between houses costs double',
    },
    facts: { unit: {}, segments: [{ terrain: 'houses', distance: 2 }] },
    outcome: { legal: true, costUm: 4, applied: ['houses-double'] },
  },
  {
    says: {
      it: 'In colonna di marcia, per la strada del villaggio, costa la metà',
      en: 'In march column, on the village road, it costs half',
    },
    facts: {
      unit: marching,
      segments: [
        { terrain: 'road', distance: 5 },
        { terrain: 'houses', distance: 3, byRoad: true },
      ],
    },
    outcome: { legal: true, allowanceUm: 4, costUm: 4, distanceUm: 8, applied: ['road-double'] },
  },
  {
    says: {
      it: 'Per il club anche quella strada costa il doppio',
      en: 'At this club that road costs double too',
    },
    facts: {
      unit: marching,
      segments: [
        { terrain: 'road', distance: 5 },
        { terrain: 'houses', distance: 3, byRoad: true },
      ],
    },
    rulings: { 'infantry-village-road': 'pays-double' },
    outcome: { legal: false, reasons: ['not-enough-movement'], costUm: 8.5, applied: ['houses-double', 'road-double'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'I cannoni al traino pagano le case anche sulla strada',
      en: 'Limbered guns pay for houses even on the road',
    },
    facts: { unit: limbered, segments: [{ terrain: 'houses', distance: 2, byRoad: true }] },
    outcome: { legal: true, costUm: 4, applied: ['houses-double'] },
  },
  {
    says: { it: 'Siepe e staccionata: 2 UM ciascuna', en: 'A hedge and a fence: 2 UM each' },
    facts: { unit: {}, obstacles: ['hedge', 'fence'] },
    outcome: { legal: true, costUm: 4, applied: ['hedge-or-fence'] },
  },
  {
    says: {
      it: 'La cavalleria paga 3 UM per una trincea, e se carica si disordina',
      en: 'Cavalry pays 3 UM for a trench, and is disordered if it charges',
    },
    facts: {
      unit: cavalry,
      segments: [{ terrain: 'open', distance: 3 }],
      obstacles: ['linear-defence'],
      charge: true,
    },
    outcome: { legal: true, costUm: 6, applied: ['linear-defence'], disordersUnit: true },
  },
  {
    says: { it: 'Una siepe le costa 3 UM', en: 'A hedge costs it 3 UM' },
    facts: { unit: cavalry, segments: [{ terrain: 'open', distance: 3 }], obstacles: ['hedge'] },
    outcome: { legal: true, costUm: 6, applied: ['hedge-or-fence'], disordersUnit: false },
  },
  {
    says: {
      it: 'Cavalleria che carica attraverso un guado si disordina',
      en: 'Cavalry that charges through a ford is disordered',
    },
    facts: {
      unit: cavalry,
      segments: [
        { terrain: 'open', distance: 3 },
        { terrain: 'ford', distance: 1 },
      ],
      charge: true,
    },
    outcome: { legal: true, costUm: 6, applied: ['ford-triple'], disordersUnit: true },
  },
  {
    says: {
      it: 'In un guado 1,5 UM costano 4: il triplo, per difetto',
      en: 'In a ford 1.5 UM cost 4: three times, rounded down',
    },
    facts: { unit: {}, segments: [{ terrain: 'ford', distance: 1.5 }] },
    outcome: { legal: true, costUm: 4, applied: ['ford-triple'] },
  },
  {
    says: { it: 'Per il club costano 6', en: 'At this club they cost 6' },
    facts: { unit: {}, segments: [{ terrain: 'ford', distance: 1.5 }] },
    rulings: { 'ford-rounding': 'whole-um-triple' },
    outcome: { legal: false, reasons: ['not-enough-movement'], costUm: 6 },
    notAllowed: true,
  },
  {
    says: {
      it: 'L’ordine aperto paga il doppio come tutti',
      en: 'Open order pays double like everyone',
    },
    facts: { unit: openOrder, segments: [{ terrain: 'light-wood', distance: 2 }] },
    outcome: { legal: true, allowanceUm: 5, costUm: 4, applied: ['rough-double'] },
  },
  {
    says: {
      it: 'Per il club il bosco rado non rallenta l’ordine aperto',
      en: 'At this club a light wood does not slow open order',
    },
    facts: { unit: openOrder, segments: [{ terrain: 'light-wood', distance: 2 }] },
    rulings: { 'light-infantry-rough': 'open-order-free' },
    outcome: { legal: true, costUm: 2, applied: [] },
  },
  {
    says: {
      it: 'In parte su strada: 4 UM costano 2, gli altri 2 per intero',
      en: 'Partly by road: 4 UM cost 2, the other 2 in full',
    },
    facts: {
      unit: marching,
      segments: [
        { terrain: 'road', distance: 4 },
        { terrain: 'open', distance: 2 },
      ],
    },
    outcome: { legal: true, costUm: 4, distanceUm: 6, applied: ['road-double'] },
  },
  {
    says: {
      it: 'Per il club la strada vale solo se è tutta la mossa',
      en: 'At this club the road counts only if it is the whole move',
    },
    facts: {
      unit: marching,
      segments: [
        { terrain: 'road', distance: 4 },
        { terrain: 'open', distance: 2 },
      ],
    },
    rulings: { 'mixed-road': 'slower-rate' },
    outcome: { legal: false, reasons: ['not-enough-movement'], costUm: 6, applied: [] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Nel fango di Elchingen le strade non aiutano',
      en: 'In the mud of Elchingen roads are no help',
    },
    facts: { unit: marching, segments: [{ terrain: 'road', distance: 4 }], roadsGiveNoBonus: true },
    outcome: { legal: true, costUm: 4, applied: [] },
  },
  {
    says: {
      it: 'In linea la strada vale come terreno aperto',
      en: 'In line a road is like open ground',
    },
    facts: { unit: {}, segments: [{ terrain: 'road', distance: 4 }] },
    outcome: { legal: true, costUm: 4, applied: [] },
  },
  {
    says: {
      it: 'Ma per la strada di un bosco si passa solo in colonna di marcia',
      en: 'But the road through a wood is only for march columns',
    },
    facts: { unit: {}, segments: [{ terrain: 'dense-wood', distance: 2, byRoad: true }] },
    outcome: { legal: false, reasons: ['road-needs-march-column'], costUm: 2 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cavalleria in colonna di marcia sulla strada del bosco: 6 UM di movimento, metà costo, nessun disordine',
      en: 'Cavalry in march column on the road through the wood: 6 UM, half cost, no disorder',
    },
    facts: {
      unit: { ...cavalry, ...marching },
      segments: [{ terrain: 'dense-wood', distance: 6, byRoad: true }],
      charge: true,
    },
    outcome: { legal: true, allowanceUm: 6, costUm: 3, applied: ['road-double'], disordersUnit: false },
  },
  {
    says: {
      it: 'Per il club la cavalleria nel bosco fitto non entra nemmeno per strada',
      en: 'At this club cavalry does not enter a dense wood even by road',
    },
    facts: {
      unit: { ...cavalry, ...marching },
      segments: [{ terrain: 'dense-wood', distance: 6, byRoad: true }],
    },
    rulings: { 'cavalry-dense-wood': 'never' },
    outcome: { legal: false, reasons: ['forbidden-terrain-dense-wood'], costUm: 3 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cannoni fuori strada tra bosco fitto e case: vietato due volte',
      en: 'Guns off the road in a dense wood and houses: forbidden twice',
    },
    facts: {
      unit: { ...limbered, artilleryType: 'horse' },
      segments: [
        { terrain: 'dense-wood', distance: 1 },
        { terrain: 'houses', distance: 1 },
      ],
    },
    outcome: {
      legal: false,
      reasons: ['forbidden-terrain-dense-wood', 'forbidden-terrain-houses'],
      allowanceUm: 6,
      costUm: 4,
      applied: ['dense-wood-double', 'houses-double'],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'L’artiglieria a cavallo in un campo paga il doppio ma tiene i suoi 6 UM',
      en: 'Horse artillery in a field pays double but keeps its 6 UM',
    },
    facts: { unit: { ...limbered, artilleryType: 'horse' }, segments: [{ terrain: 'ploughed', distance: 3 }] },
    outcome: { legal: true, allowanceUm: 6, costUm: 6, applied: ['rough-double'] },
  },
  {
    says: {
      it: 'I pezzi schierati ruotano di 45° per nulla e si spingono di 1 UM',
      en: 'Deployed guns turn by 45° for nothing and are pushed 1 UM',
    },
    facts: {
      unit: { arm: 'artillery' },
      handPush: true,
      rotationDegrees: 45,
      segments: [{ terrain: 'open', distance: 1 }],
    },
    outcome: { legal: true, allowanceUm: 1, costUm: 1, applied: [] },
  },
  {
    says: { it: 'Al traino si ruota fino a 90°, come in marcia', en: 'Limbered guns turn up to 90°, as on the march' },
    facts: { unit: limbered, rotationDegrees: 90, segments: [{ terrain: 'open', distance: 2 }] },
    outcome: { legal: true, allowanceUm: 2, applied: ['rotation-half'] },
  },
  {
    says: {
      it: 'In linea 60° sono troppi, e con i 40 di prima si passano i 90',
      en: 'In line 60° are too many, and with the 40 before they exceed 90',
    },
    facts: { unit: {}, rotationDegrees: 60, rotationUsedThisTurn: 40 },
    outcome: {
      legal: false,
      reasons: ['rotation-over-90-this-turn', 'rotation-too-wide'],
      allowanceUm: 2,
      applied: ['rotation-half'],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il quadrato non muove, e tanto meno in obliquo',
      en: 'A square does not move, least of all obliquely',
    },
    facts: {
      unit: { formation: 'square' },
      direction: 'oblique',
      segments: [{ terrain: 'open', distance: 1 }],
    },
    outcome: { legal: false, reasons: ['square-cannot-move', 'square-cannot-oblique'], disordersUnit: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Se lascia il quadrato, poi fa 2 UM',
      en: 'If it leaves the square, it then makes 2 UM',
    },
    facts: { unit: { formation: 'square' }, formationChange: true, segments: [{ terrain: 'open', distance: 2 }] },
    outcome: { legal: true, allowanceUm: 2 },
  },
  {
    says: { it: 'Chi presidia un perimetro non muove', en: 'A perimeter garrison does not move' },
    facts: { unit: { formation: 'perimeter' }, segments: [{ terrain: 'open', distance: 1 }] },
    outcome: { legal: false, reasons: ['perimeter-cannot-move'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'La fanteria formata che muove in obliquo si disordina',
      en: 'Formed infantry that moves obliquely is disordered',
    },
    facts: { unit: {}, direction: 'oblique', segments: [{ terrain: 'open', distance: 3 }] },
    outcome: { legal: true, allowanceUm: 4, costUm: 3, disordersUnit: true },
  },
  {
    says: {
      it: 'Il reggimento muove e lascia dov’è la batteria che aveva aggregata',
      en: 'The regiment moves and leaves its attached battery where it stands',
    },
    facts: { unit: { attachedBatteries: ['6-libbre'] }, segments: [{ terrain: 'open', distance: 4 }] },
    outcome: { legal: true, costUm: 4 },
  },
  {
    says: {
      it: 'Spinta a mano, la batteria lo segue',
      en: 'Pushed by hand, the battery goes with it',
    },
    facts: {
      unit: { attachedBatteries: ['6-libbre'] },
      segments: [{ terrain: 'open', distance: 1 }],
      batteriesFollow: true,
    },
    outcome: { legal: true, costUm: 1 },
  },
  {
    says: {
      it: 'Chi supportava muove con un ordine suo: il supporto è finito',
      en: 'A supporter moves on an order of its own: the support is over',
    },
    facts: { unit: { ordersReceivedThisTurn: 1 }, segments: [{ terrain: 'open', distance: 2 }] },
    outcome: { legal: true, costUm: 2 },
  },
  {
    says: {
      it: 'L’unità principale se ne va da sola',
      en: 'The main unit goes off alone',
    },
    facts: {
      unit: { supporterId: '69-linea', ordersReceivedThisTurn: 1 },
      segments: [{ terrain: 'open', distance: 2 }],
      endsSupport: true,
    },
    outcome: { legal: true, costUm: 2 },
  },
  {
    says: { it: 'I generali non badano al terreno', en: 'Generals do not mind the ground' },
    facts: {
      unit: { arm: 'general' },
      segments: [
        { terrain: 'dense-wood', distance: 6 },
        { terrain: 'houses', distance: 6 },
      ],
      obstacles: ['hedge'],
      rotationDegrees: 180,
    },
    outcome: { legal: true, reasons: [], allowanceUm: 12, costUm: 12, applied: [], disordersUnit: false },
  },
  {
    says: { it: 'Ma oltre 12 UM non vanno', en: 'But beyond 12 UM they do not go' },
    facts: { unit: { arm: 'general' }, segments: [{ terrain: 'road', distance: 13 }] },
    outcome: { legal: false, reasons: ['too-far'], allowanceUm: 12, costUm: 13 },
    notAllowed: true,
  },
];
