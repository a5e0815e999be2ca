import { count, yesNo } from '../../../core/index.js';
import { hits } from './volley.facts.js';

export const damageFacts = { hits: { ...hits, says: { it: 'Hit a segno', en: 'Hits scored' } } };

export const damageTableOutcome = {
  losses: count({ it: 'Perdite', en: 'Losses' }, 0, 3),
  disordered: yesNo({ it: 'Disordine', en: 'Disorder' }),
};
