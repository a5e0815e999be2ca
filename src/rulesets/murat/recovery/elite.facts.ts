import { flag } from '../../../core/index.js';
import { unitAs } from '../unit.js';
import { recoveryRollOutcome } from './recovery-roll.facts.js';

export const eliteRecoveryFacts = {
  unit: unitAs('Unità disordinata, élite o Guardia', 'Disordered unit, elite or guard'),
  motivatedRollMade: flag(
    'In questa mossa ha già tirato come unità motivata',
    'It has already rolled as a motivated unit this turn',
  ),
};

export const eliteRecoveryOutcome = recoveryRollOutcome;
