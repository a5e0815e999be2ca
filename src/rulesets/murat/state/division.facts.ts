import { count, flag, list, optional, yesNo } from '../../../core/index.js';
import { unitAs } from '../unit.js';

/** No division is larger than this. */
export const mostUnits = 60;

/** What all units of a division come to. */
const strengthOfAll = (it: string, en: string) => count({ it, en }, 0, 10_000);

export const stateDivisionFacts = {
  units: list(
    { it: 'Tutte le unità della divisione', en: 'All units of the division' },
    unitAs('Unità', 'Unit'),
    1,
    mostUnits,
  ),
  unitFailedOrder: optional(
    yesNo({
      it: 'Una sua unità ha appena fallito un ordine; se manca, lo dicono le unità',
      en: 'One of its units has just failed an order; if left out, the units tell',
    }),
  ),
  withdrawing: flag('Si sta già ritirando', 'It is withdrawing already'),
};

export const stateDivisionOutcome = {
  fouInitial: strengthOfAll('FoU iniziale, senza artiglieria', 'Initial FoU, without artillery'),
  fouCurrent: strengthOfAll('FoU attuale, senza artiglieria', 'FoU now, without artillery'),
  lost: strengthOfAll('FoU perduta', 'FoU lost'),
  decimated: yesNo({ it: 'La divisione è decimata', en: 'The division is decimated' }),
  withdrawing: yesNo({ it: 'La divisione si ritira', en: 'The division withdraws' }),
  withdrawalStarts: yesNo({ it: 'La ritirata comincia adesso', en: 'The withdrawal starts now' }),
};
