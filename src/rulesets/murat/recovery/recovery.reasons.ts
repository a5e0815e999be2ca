import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const recoveryReasons = vocabulary('RecoveryReason', {
  'not-disordered':              { it: 'non è disordinata', en: 'it is not disordered' },
  'not-motivated':               { it: 'non è tra le truppe motivate', en: 'it is not among the motivated troops' },
  'not-elite-or-guard':          { it: 'non è né élite né Guardia', en: 'it is neither elite nor guard' },
  'already-rolled-as-motivated': { it: 'ha già tirato come unità motivata', en: 'it has already rolled as a motivated unit' },
  'already-rolled-as-elite':     { it: 'ha già tirato come élite o Guardia', en: 'it has already rolled as elite or guard' },
});
