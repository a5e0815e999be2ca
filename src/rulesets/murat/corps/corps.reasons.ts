import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const grandBatteryReasons = vocabulary('CorpsGrandBatteryReason', {
  'needs-four-bases': { it: 'una Grande Batteria ha almeno 4 basi', en: 'a grand battery has at least 4 bases' },
});
