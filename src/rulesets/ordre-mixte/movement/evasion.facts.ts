import { oneOf, optional, someOf, usually, vocabulary, yesNo, type By } from '../../../core/index.js';
import { centimetres, ownArm, ownFormation } from '../facts.js';
import { role, turnStep } from '../vocabulary.js';
import { legal, unitAllowance } from './movement.facts.js';
import { evasionDistance, evasionEligibility } from './movement.rulings.js';

export const evasionStep = someOf('EvasionStep', turnStep, ['b-evades', 'a-evades']);

export const evasionFacts = {
  step: oneOf({ it: 'Fase di evasione in corso', en: 'Evasion step being played' }, evasionStep),
  role: oneOf({ it: 'Parte a cui appartiene l’unità', en: 'Side that owns the unit' }, role),
  threatenedByContact: yesNo({ it: 'Un nemico in carica è fermo a 1 cm', en: 'A charger stands at 1 cm' }),
  entitled: yesNo({ it: 'L’unità è di un tipo che può evadere', en: 'The unit is of a kind that may evade' }),
  arm: optional(ownArm),
  formation: optional(ownFormation),
  movedThisTurn: usually(false, yesNo({ it: 'Ha già mosso in questo turno', en: 'It has already moved this turn' })),
  allowanceCm: unitAllowance,
  clubDistanceCm: optional(
    centimetres('Di quanto si evade, per il club che lo fissa', 'How far an evader goes, for a club that sets it'),
  ),
};

/** A club that lets some troops evade must know which these are. */
export const troopsNeeded = {
  says: {
    it: 'Per il club evadono solo certe truppe: indicare arma e formazione.',
    en: 'At this club only some troops evade: state the arm and the formation.',
  },
  when: (_: unknown, by: By): boolean => by(evasionEligibility) === 'open-order-light-cavalry-horse-artillery',
};

/** A club with a distance of its own must state it. */
export const clubDistanceNeeded = {
  says: {
    it: 'Il club fissa di quanto si evade: indicare la distanza.',
    en: 'The club sets how far an evader goes: state the distance.',
  },
  when: (_: unknown, by: By): boolean => by(evasionDistance) === 'club-rule',
};

// prettier-ignore
export const evasionReasons = vocabulary('EvasionReason', {
  'not-this-sides-step': { it: 'in questa fase evade l’altra parte', en: 'it is the other side’s step to evade' },
  'not-threatened':      { it: 'nessun nemico in carica è a 1 cm', en: 'no charger stands at 1 cm' },
  'not-entitled':        { it: 'non è un’unità che può evadere', en: 'it is not a unit that may evade' },
  'already-moved':       { it: 'l’unità ha già mosso', en: 'the unit has already moved' },
});

export const evasionOutcome = {
  legal,
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, evasionReasons)),
  maxDistanceCm: optional(centimetres('Distanza massima di evasione', 'Farthest it may evade')),
};
