import { ruling } from '../../../core/index.js';

// prettier-ignore
export const halfDistances = ruling('half-distances', '§2.7',
  { it: 'Quanto è la metà di 5 UM?', en: 'How much is half of 5 UM?' }, {
    'keep-halves': { it: '2,5 UM', en: '2.5 UM' },
    'round-down':  { it: '2 UM', en: '2 UM' },
  });

// prettier-ignore
export const cavalryRoughSpeed = ruling('cavalry-rough-speed', '§2.7',
  { it: 'Che cosa vuol dire che nel terreno accidentato la cavalleria muove come la fanteria?', en: 'What does it mean that cavalry moves like infantry in rough ground?' }, {
    'infantry-allowance': { it: 'per tutta la mossa ha 4 UM, e quel terreno le costa il doppio', en: 'it has 4 UM for the whole move, and that ground costs double' },
    'triple-cost':        { it: 'ha i suoi 6 UM, e ogni UM di quel terreno le costa 3', en: 'it has its 6 UM, and each UM of that ground costs 3' },
  });

// prettier-ignore
export const fordRounding = ruling('ford-rounding', '§2.7',
  { it: 'Che cosa si arrotonda per difetto nel guado, se le distanze si contano già in UM interi?', en: 'What is rounded down in a ford, if distances are counted in whole UM already?' }, {
    'floor-of-triple': { it: 'il triplo della distanza reale', en: 'three times the real distance' },
    'whole-um-triple': { it: 'nulla: ogni UM, anche iniziato, costa 3', en: 'nothing: each UM, even in part, costs 3' },
  });

// prettier-ignore
export const cavalryDenseWood = ruling('cavalry-dense-wood', '§2.7',
  { it: 'La cavalleria può usare la strada in un bosco fitto? La nota la nomina solo per i villaggi.', en: 'May cavalry use a road through a dense wood? The note names it for villages only.' }, {
    'road-only': { it: 'sì, solo la strada', en: 'yes, the road only' },
    'never':     { it: 'no', en: 'no' },
  });

// prettier-ignore
export const lightInfantryRough = ruling('light-infantry-rough', '§1.3, §2.7',
  { it: 'Alla fanteria in ordine aperto è promesso un vantaggio nel terreno difficile, ma la tabella non ne ha.', en: 'Open order is promised an advantage on difficult ground, but the table has none.' }, {
    'pays-double':     { it: 'paga il doppio: il suo vantaggio sono i 5 UM', en: 'it pays double: its advantage is the 5 UM' },
    'open-order-free': { it: 'campi, marcite e boschi radi le costano come il terreno aperto', en: 'fields, water meadows and light woods cost it no more than open ground' },
  });

// prettier-ignore
export const infantryVillageRoad = ruling('infantry-village-road', '§2.7, §2.14',
  { it: 'Quanto paga tra le case la fanteria in colonna di marcia sulla strada?', en: 'What does infantry in march column pay on the road through houses?' }, {
    'road-rate':   { it: 'come su ogni strada', en: 'as on any road' },
    'pays-double': { it: 'il doppio, come tutti', en: 'double, like everyone' },
  });

// prettier-ignore
export const mixedRoad = ruling('mixed-road', '§2.7',
  { it: 'Come si conta una mossa solo in parte su strada?', en: 'How is a move counted that is only partly by road?' }, {
    'pro-rata':    { it: 'ogni UM di strada costa la metà', en: 'each UM of road costs half' },
    'slower-rate': { it: 'la strada vale solo se la mossa è tutta su strada', en: 'the road counts only if the whole move is by road' },
  });

// prettier-ignore
export const lightInterpenetration = ruling('light-interpenetration', '§2.7, §2.10',
  { it: 'Si può passare attraverso fanteria leggera in ordine aperto? Un paragrafo la nomina, l’altro no.', en: 'May light infantry in open order be passed through? One paragraph names it, the other does not.' }, {
    'allowed':   { it: 'sì', en: 'yes' },
    'forbidden': { it: 'no', en: 'no' },
  });
