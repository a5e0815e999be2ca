import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const bridgeReasons = vocabulary('BridgeReason', {
  'infantry-or-cavalry-only': { it: 'così passano solo fanteria e cavalleria', en: 'only infantry and cavalry cross so' },
  'too-far':                  { it: 'è a più di 1 UM dal ponte', en: 'it is more than 1 UM from the bridge' },
});
