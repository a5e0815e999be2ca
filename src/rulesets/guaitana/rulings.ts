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

// prettier-ignore
export const halvingRounding = ruling('halving-rounding', 'Tiro, L172, L184, L205–207; Mischia, L229, L252',
  { it: 'Frazioni di soldatino.', en: 'Fractions of a figure.' }, {
    'up':   { it: 'per eccesso', en: 'rounded up' },
    'down': { it: 'per difetto', en: 'rounded down' },
  });

// prettier-ignore
export const leaderlessAttack = ruling('leaderless-attack', 'Ordini, L116–119, L123; Test di morale, L263',
  { it: 'Per passare all’attacco serve il comandante dell’unità?', en: 'Does going over to the attack need the unit’s own commander?' }, {
    'commander-needed': { it: 'sì, deve essere vivo', en: 'yes, he must be alive' },
    'any-unit':         { it: 'no, può provare ogni unità', en: 'no, any unit may try' },
  });

// prettier-ignore
export const reserveOwner = ruling('reserve-owner', 'Tipi di truppe, L51, L55; Tiro, L215',
  { it: 'Ogni unità italiana avrebbe un mulo, ma non a tutte è dato.', en: 'Every Italian unit should have a mule, but not all are given one.' }, {
    'units-with-mule':   { it: 'ha la riserva chi ha il mulo', en: 'units with a mule have the reserve' },
    'all-italian-units': { it: 'ha la riserva ogni unità italiana', en: 'every Italian unit has the reserve' },
  });

// prettier-ignore
export const ammunitionWithReserve = ruling('ammunition-with-reserve', 'Tiro, L213–215; Test di morale, L288',
  { it: 'I tiri sono finiti ma resta la riserva del mulo.', en: 'The shots are gone but the mule’s reserve is left.' }, {
    'not-out': { it: 'con la riserva non è senza munizioni', en: 'with the reserve it is not out of ammunition' },
    'out':     { it: 'è senza munizioni anche con la riserva', en: 'it is out of ammunition even with the reserve' },
  });
