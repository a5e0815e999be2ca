import { ruling } from '../../core/index.js';

/** Rulings that more than one chapter reads. */

// prettier-ignore
export const breakingContact = ruling('breaking-contact', 'Ordini, L110; Movimento, L131',
  { it: 'Chi è a contatto non muove: chi è in ritirata può lasciare la mischia?', en: 'A unit in contact does not move: may a retreating one leave the melee?' }, {
    'retreat-may-leave': { it: 'sì, se il contatto è di un turno precedente', en: 'yes, if the contact dates from an earlier turn' },
    'pinned':            { it: 'no, resta inchiodata', en: 'no, it stays pinned' },
  });

// prettier-ignore
export const cincOrderToRetreating = ruling('cinc-order-to-retreating', 'Ordini, L114; Test di morale, L262',
  { it: 'Un ordine del comandante in capo a chi è in ritirata richiede il test?', en: 'Does an order of the commander-in-chief to a retreating unit need the test?' }, {
    'test-needed': { it: 'sì, si tira il test di morale', en: 'yes, the morale test is rolled' },
    'no-test':     { it: 'no, l’unità obbedisce', en: 'no, the unit obeys' },
  });
