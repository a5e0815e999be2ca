import { ruling } from '../../../core/index.js';

// prettier-ignore
export const generalCasualtyTrigger = ruling('general-casualty-trigger', '§2.4',
  { it: 'Se l’unità era già disordinata e lo è di nuovo, il generale rischia ancora?', en: 'If the unit was already disordered and is so again, is the general at risk once more?' }, {
    'every-disorder-result': { it: 'sì, a ogni risultato di disordine', en: 'yes, at every disorder result' },
    'newly-disordered-only': { it: 'no, solo quando l’unità passa in disordine', en: 'no, only when the unit becomes disordered' },
  });

// prettier-ignore
export const replacementDelay = ruling('replacement-delay', '§2.4',
  { it: 'Qual è la mossa senza comando dopo la morte di un generale?', en: 'Which is the turn without command after the death of a general?' }, {
    'full-turn-after': { it: 'tutta la mossa seguente: il sostituto arriva in quella dopo', en: 'all of the next turn: the substitute comes in the one after' },
    'rest-of-turn':    { it: 'il resto della mossa in corso: il sostituto arriva nella prossima', en: 'the rest of this turn: the substitute comes in the next' },
  });

// prettier-ignore
export const generalValueStacking = ruling('general-value-stacking', 'App. 1',
  { it: 'Il +2 della Vecchia Guardia si somma al +1?', en: 'Does the +2 of the Old Guard add to the +1?' }, {
    'best-bonus-only': { it: 'no, conta solo il +2', en: 'no, only the +2 counts' },
    'cumulative':      { it: 'sì, si sommano', en: 'yes, they add up' },
  });

// prettier-ignore
export const britishGeneralYears = ruling('british-general-years', 'App. 1',
  { it: 'Gli anni indicati valgono anche per i generali inglesi?', en: 'Do the years bind British generals too?' }, {
    'all-years':      { it: 'no: per gli inglesi ogni anno è buono', en: 'no: any year will do for the British' },
    'same-as-french': { it: 'sì, come per i francesi', en: 'yes, as for the French' },
  });
