import { ruling } from '../../../core/index.js';

// prettier-ignore
export const startOfTurnOrder = ruling('start-of-turn-order', '§2.1, §2.5, §2.11',
  { it: 'Arrivi e recupero delle unità motivate sono all’inizio della mossa, ma la prima fase numerata è il movimento dei generali.', en: 'Arrivals and the recovery of motivated units come at the start of the turn, yet the first numbered phase is the movement of generals.' }, {
    'arrivals-recovery-generals': { it: 'prima arrivi e recupero, poi i generali', en: 'arrivals and recovery first, then the generals' },
    'generals-first':             { it: 'prima i generali, poi arrivi e recupero, sempre prima dell’iniziativa', en: 'the generals first, then arrivals and recovery, still before initiative' },
  });
