import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const batteryAttachReasons = vocabulary('BatteryAttachReason', {
  'infantry-only':       { it: 'le batterie si aggregano solo alla fanteria', en: 'batteries join infantry only' },
  'artillery-only':      { it: 'solo le batterie si aggregano così', en: 'only batteries join in this way' },
  'must-be-deployed':    { it: 'i pezzi devono essere schierati, sganciati dal traino', en: 'the guns must be deployed, off their limbers' },
  'regiment-must-stand': { it: 'il reggimento deve restare fermo', en: 'the regiment must stand still' },
});
