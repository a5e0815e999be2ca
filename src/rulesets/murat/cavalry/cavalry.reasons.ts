import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const opportunityReasons = vocabulary('OpportunityReason', {
  'cavalry-only':                 { it: 'l’opportunità è solo della cavalleria', en: 'opportunity is for cavalry only' },
  'no-opportunity-order':         { it: 'non ha ricevuto un ordine di opportunità', en: 'it was given no opportunity order' },
  'test-already-taken':           { it: 'ha già fatto il test in questa mossa', en: 'it has already taken the test this turn' },
  'no-enemy-within-6um-of-front': { it: 'nessun nemico è entro 6 UM dal suo fronte', en: 'no enemy is within 6 UM of its front' },
});
