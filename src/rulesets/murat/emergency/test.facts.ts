import {
  appliedModifiers,
  count,
  type Declared,
  flag,
  oneOf,
  optional,
  unlessDenied,
  usually,
  vocabulary,
  yesNo,
} from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, twoDiceTotal, um } from '../facts.js';
import { strongUnitAs, unitAs } from '../unit.js';
import { quality } from '../vocabulary.js';
import { emergencyReasons } from './emergency.reasons.js';

// prettier-ignore
export const emergencyKind = vocabulary('EmergencyKind', {
  'form-square':      { it: 'formare quadrato', en: 'form square', also: ['quadrato'] },
  'countercharge':    { it: 'controcaricare', en: 'countercharge', also: ['controcarica'] },
  'advance-reaction': { it: 'reagire alla fanteria che avanza', en: 'react to advancing infantry', also: ['fanteria che avanza'] },
  'limber-and-flee':  { it: 'agganciare i pezzi e fuggire', en: 'limber and flee', also: ['agganciare e fuggire'] },
});

/** What becomes of the unit, as the second half of a sentence. */
// prettier-ignore
export const emergencyEffect = vocabulary('EmergencyEffect', {
  'forms-square':                     { it: 'forma quadrato', en: 'it forms square' },
  'disordered-and-cannot-fire':       { it: 'si disordina e in questa mossa non fa fuoco', en: 'it is disordered and does not fire this turn' },
  'countercharges':                   { it: 'controcarica', en: 'it countercharges' },
  'receives-at-halt':                 { it: 'riceve la carica da ferma', en: 'it receives the charge at the halt' },
  'charges-disordered-without-bonus': { it: 'carica, ma conta come disordinata e senza bonus di carica', en: 'it charges, but counts as disordered and has no charge bonus' },
  'limbers-and-flees':                { it: 'aggancia i pezzi e fugge', en: 'it limbers and flees' },
  'stays':                            { it: 'resta sul posto', en: 'it stays where it is' },
  'none':                             { it: 'non succede nulla', en: 'nothing happens' },
});

/** Facts that all emergency manoeuvres share. */
export const attachedGeneral = optional(
  oneOf({ it: 'Valore del generale aggregato, se c’è', en: 'Quality of the attached general, if any' }, quality),
);
export const enemyStartDistanceUm = optional(
  um(
    'Distanza della cavalleria che carica all’inizio della sua mossa',
    'Distance of the charging cavalry at the start of its move',
  ),
);
export const isNeighbour = flag(
  'Non è il bersaglio della carica, ma gli sta vicino',
  'It is not the target of the charge, but near it',
);
export const distanceToTargetUm = usually(
  0,
  um('Distanza dall’unità caricata, se le sta vicino', 'Distance from the unit being charged, if near it'),
);
export const frontClear = unlessDenied(
  'Il suo fronte è del tutto libero da ostacoli, terreno difficile e unità',
  'Its front is wholly free of obstacles, difficult ground and units',
);
export const enemyWithin45 = unlessDenied(
  'Il nemico è entro i 45° del suo fronte',
  'The enemy is within 45° of its front',
);
export const enemyInRearWithin1Um = flag(
  'Un nemico è a meno di 1 UM dal suo retro',
  'An enemy is less than 1 UM from its rear',
);
export const separationUm = um('Distanza tra le due unità', 'Distance between the two units');

export const emergencyTestFacts = {
  kind: oneOf({ it: 'Manovra tentata', en: 'Manoeuvre tried' }, emergencyKind),
  unit: strongUnitAs('Unità che fa il test', 'Testing unit'),
  enemy: unitAs('Nemico che carica o avanza', 'Enemy that charges or advances'),
  attachedGeneral,
  enemyStartDistanceUm,
  isNeighbour,
  distanceToTargetUm,
  frontClear,
  enemyWithin45,
  enemyInRearWithin1Um,
  separationUm: optional(separationUm),
};
export type EmergencyFacts = Declared<typeof emergencyTestFacts>;

/** How far the countercharge goes. */
export const moveUm = ifLegal(um('Movimento della controcarica', 'Move of the countercharge'));

export const emergencyOutcome = {
  legal,
  reasons: reasonsFrom(emergencyReasons),
  roll: ifLegal(twoDiceTotal),
  total: ifLegal(count({ it: 'Totale modificato', en: 'Modified total' }, -10_000, 10_000)),
  needed: ifLegal(count({ it: 'Totale richiesto', en: 'Total needed' }, 7, 7)),
  passed: ifLegal(yesNo({ it: 'Test superato', en: 'Test passed' })),
  effect: ifLegal(oneOf({ it: 'Esito', en: 'Result' }, emergencyEffect)),
  modifiers: appliedModifiers,
};
export type EmergencyOutcome = Declared<typeof emergencyOutcome>;

export const emergencyTestOutcome = { ...emergencyOutcome, moveUm };
