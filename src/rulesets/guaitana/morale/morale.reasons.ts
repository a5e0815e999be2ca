import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const rallyReasons = vocabulary('RallyReason', {
  'not-in-retreat':            { it: 'l’unità non è in ritirata', en: 'the unit is not in retreat' },
  'no-commander-and-no-order': { it: 'non ha più il comandante e non ha ricevuto ordini', en: 'its commander is gone and no order has come' },
  'point-beyond-15-cm':        { it: 'il punto da difendere è oltre 15 cm', en: 'the point to defend is beyond 15 cm' },
});

// prettier-ignore
export const attackInitiativeReasons = vocabulary('AttackInitiativeReason', {
  'not-in-defence':       { it: 'l’unità non è in difesa', en: 'the unit is not in defence' },
  'no-enemy-sighted':     { it: 'non vede nemici', en: 'it sees no enemy' },
  'commander-eliminated': { it: 'il suo comandante è caduto', en: 'its commander has fallen' },
});
