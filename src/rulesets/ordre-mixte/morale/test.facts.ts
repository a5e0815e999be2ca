import {
  appliedModifiers,
  count,
  type Declared,
  oneOf,
  optional,
  usually,
  vocabulary,
  yesNo,
} from '../../../core/index.js';
import { bases, ownArm, ownCover, ownFormation, ownQuality, ownRussianInfantry, points } from '../facts.js';
import { attachedGeneral, formation, moraleBand } from '../vocabulary.js';
import { applyResultOutcome, opponentArm, testCause } from './apply-result.facts.js';

// prettier-ignore
export const chargeRole = vocabulary('ChargeRole', {
  none:     { it: 'nessuna', en: 'none', also: ['no'] },
  charged:  { it: 'caricata', en: 'charged', also: ['caricato'] },
  charging: { it: 'in carica', en: 'charging', also: ['carica'] },
});

const unset = (it: string, en: string) => usually(false, yesNo({ it, en }));

export const moraleTestFacts = {
  cause: testCause,
  arm: ownArm,
  formation: ownFormation,
  pm: points('PM dopo le perdite', 'PM after the losses'),
  quality: ownQuality,
  attachedGeneral: usually('none', oneOf({ it: 'Generale aggregato', en: 'Attached general' }, attachedGeneral)),
  russianInfantry: ownRussianInfantry,
  cover: ownCover,
  basesLost: usually(0, bases('Basette perse dall’unità', 'Bases removed from the unit')),
  basesLostThisPhase: optional(
    bases(
      'Di queste, perse in questa fase, per il club che conta solo quelle',
      'Of these, lost in this phase, for a club that counts only those',
    ),
  ),
  supported: unset('L’unità è supportata', 'The unit is supported'),
  chargeBetweenInfantry: unset(
    'Il test viene da una carica tra fanterie di questo turno',
    'The test arises from a charge of infantry on infantry made this turn',
  ),
  openTerrain: unset('La carica avviene in terreno aperto', 'The charge takes place in the open'),
  chargeRole: usually(
    'none',
    oneOf({ it: 'Parte dell’unità nella carica', en: 'Part of the unit in the charge' }, chargeRole),
  ),
  chargingColumns: usually(0, count({ it: 'Colonne che caricano l’unità', en: 'Columns charging the unit' }, 0, 50)),
  chargeTargetFormation: optional(
    oneOf({ it: 'Formazione di chi è caricato dall’unità', en: 'Formation of the enemy the unit charges' }, formation),
  ),
  opponentArm,
  bandForFiveOrMore: optional(
    oneOf(
      {
        it: 'Fascia per 5 e oltre, per il club che la stabilisce',
        en: 'Band for 5 and more, for a club that supplies it',
      },
      moraleBand,
    ),
  ),
};
export type Tested = Declared<typeof moraleTestFacts>;

export const moraleTestOutcome = {
  total: count({ it: 'Totale del test', en: 'Total of the test' }, -1_000_000, 1_000_000),
  band: oneOf({ it: 'Fascia del test', en: 'Band of the test' }, moraleBand),
  modifiers: appliedModifiers,
  ...applyResultOutcome,
};
