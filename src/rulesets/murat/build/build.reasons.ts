import { vocabulary, type WordOf } from '../../../core/index.js';

// prettier-ignore
export const buildUnitReasons = vocabulary('BuildUnitReason', {
  'arm-not-built-here': { it: 'qui si formano solo fanteria e cavalleria', en: 'only infantry and cavalry are built here' },
  'men-out-of-range':   { it: 'oltre 3000 uomini l’unità va divisa', en: 'a unit of more than 3000 men must be split' },
});

// prettier-ignore
export const buildBatteryReasons = vocabulary('BuildBatteryReason', {
  'guns-out-of-range': { it: 'con più di 12 cannoni si formano due batterie', en: 'more than 12 guns make two batteries' },
});

/** Why a unit may not stand in a formation, or not go over to it. */
// prettier-ignore
export const formationReasons = vocabulary('FormationReason', {
  'artillery-only-formation':        { it: 'traino e pezzi schierati sono dell’artiglieria', en: 'limbered and deployed are for artillery' },
  'artillery-uses-actions':          { it: 'l’artiglieria aggancia e schiera con un’azione, senza ordine', en: 'artillery limbers and deploys by an action, without an order' },
  'attack-column-needs-three-bases': { it: 'la colonna d’attacco vuole almeno tre basi', en: 'an attack column needs three bases or more' },
  'cavalry-attack-column-forbidden': { it: 'per il club la cavalleria non forma colonna d’attacco', en: 'at this club cavalry forms no attack column' },
  'moved-by-division-order':         { it: 'è stata mossa da un ordine di divisione', en: 'a division order has moved it' },
  'not-an-artillery-formation':      { it: 'una batteria è al traino o schierata', en: 'a battery is limbered or deployed' },
  'open-order-cannot-square':        { it: 'per il club l’ordine aperto non forma quadrato', en: 'at this club open order forms no square' },
  'perimeter-is-infantry-only':      { it: 'il perimetro è della sola fanteria', en: 'a perimeter is for infantry only' },
  'retired-to-recover':              { it: 'si è ritirata per riordinarsi', en: 'it has retired to recover' },
  'square-is-infantry-only':         { it: 'il quadrato è della sola fanteria', en: 'a square is for infantry only' },
});
export type FormationReason = WordOf<typeof formationReasons>;
