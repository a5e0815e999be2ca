import { list, yesNo } from '../../../core/index.js';
import { legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { batteryAttachReasons } from './battery.reasons.js';

export const attachFacts = {
  regiment: unitAs('Reggimento di fanteria', 'Infantry regiment'),
  batteries: list(
    { it: 'Batterie che si aggregano', en: 'Batteries that join it' },
    unitAs('Batteria', 'Battery'),
    1,
    20,
  ),
  regimentStationary: yesNo({ it: 'Il reggimento resta fermo', en: 'The regiment does not move' }),
};

export const attachOutcome = {
  legal,
  reasons: reasonsFrom(batteryAttachReasons),
};
