import { oneOf, someOf } from '../../../core/index.js';
import { weaponState } from '../vocabulary.js';

export const machineGunClearFacts = {
  state: oneOf(
    {
      it: 'Stato della mitragliatrice: il dado si tira solo se è inceppata',
      en: 'State of the machine gun: only a jammed one rolls',
    },
    someOf('JammedWeaponState', weaponState, ['jammed']),
  ),
};

export const machineGunClearOutcome = {
  state: oneOf({ it: 'Stato della mitragliatrice', en: 'State of the machine gun' }, weaponState),
};
