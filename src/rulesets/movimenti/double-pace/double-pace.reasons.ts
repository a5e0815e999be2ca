import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const doublePaceReasons = vocabulary('DoublePaceReason', {
  'guns-already-unlimbered-this-game': { it: 'i cannoni sono già stati sganciati in questa partita', en: 'the guns have been unlimbered in this game' },
  'not-limbered':                      { it: 'i cannoni non sono agganciati', en: 'the guns are not limbered' },
  'disorder':                          { it: 'è in disordine', en: 'it is in disorder' },
  'not-in-formation':                  { it: 'non è in formazione', en: 'it is not in formation' },
  'needs-march-column':                { it: 'serve la colonna di marcia', en: 'it needs the march column' },
});
