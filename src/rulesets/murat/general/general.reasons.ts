import { vocabulary } from '../../../core/index.js';

export const generalMoveReasons = vocabulary('GeneralMoveReason', {
  'general-fallen': { it: 'è caduto', en: 'he has fallen' },
  'too-far': { it: 'un generale muove al massimo di 12 UM', en: 'a general moves 12 UM at most' },
});
