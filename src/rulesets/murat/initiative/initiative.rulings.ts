import { ruling } from '../../../core/index.js';

// prettier-ignore
export const initiativeTiebreakModifier = ruling('initiative-tiebreak-modifier', '§2.3',
  { it: 'Il modificatore del generale vale anche per i dadi di spareggio?', en: 'Does the general’s modifier count for tie dice too?' }, {
    'first-die-only': { it: 'no, solo per il primo dado', en: 'no, for the first die only' },
    'every-die':      { it: 'sì, per ogni dado', en: 'yes, for every die' },
  });
