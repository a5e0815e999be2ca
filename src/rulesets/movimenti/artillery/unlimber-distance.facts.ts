import { count, list, oneOf, optional } from '../../../core/index.js';
import { allowed, cm, enemies } from '../facts.js';
import { artilleryArm } from '../vocabulary.js';

export const unlimberDistanceFacts = {
  arm: oneOf({ it: 'A piedi o a cavallo', en: 'Foot or horse' }, artilleryArm),
  enemies: enemies(),
};

export const unlimberDistanceOutcome = {
  allowed,
  minimumCm: optional(
    cm('Distanza minima; nessuna se non c’è limite', 'Minimum distance; none where there is no limit'),
  ),
  blockers: list(
    {
      it: 'I nemici che lo impediscono, per posto nell’elenco da 0',
      en: 'The enemies that forbid it, by their places in the list from 0',
    },
    count({ it: 'Posto nell’elenco', en: 'Place in the list' }, 0, 99),
    0,
    100,
  ),
};
