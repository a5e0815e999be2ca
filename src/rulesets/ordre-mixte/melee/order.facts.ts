import { group, list, text, yesNo } from '../../../core/index.js';

const mostMelees = 200;
const melee = text({ it: 'Nome della mischia', en: 'Name of the melee' });

export const meleeOrderFacts = {
  melees: list(
    { it: 'Mischie di questo turno', en: 'Melees of this turn' },
    group({ it: 'Mischia', en: 'Melee' }, 'MeleeToFight', {
      id: melee,
      flankOrRear: yesNo({ it: 'Qualcuno attacca sul fianco o sul retro', en: 'Somebody attacks a flank or rear' }),
    }),
    0,
    mostMelees,
  ),
};

export const meleeOrderOutcome = {
  first: list(
    { it: 'Prima: mischie sul fianco e sul retro', en: 'First: melees on flank and rear' },
    melee,
    0,
    mostMelees,
  ),
  then: list({ it: 'Poi: le altre mischie', en: 'Then: the other melees' }, melee, 0, mostMelees),
};
