import { flag, optional, reasonFrom, unlessDenied, yesNo, type Declared } from '../../../core/index.js';
import { allowed, formationName, ownArm, ownState } from '../facts.js';
import { doublePaceReasons } from './double-pace.reasons.js';

/** What matters of guns: whether they are hooked up, and whether they ever were unhooked. */
export const gunsFacts = {
  limbered: unlessDenied('Cannoni agganciati', 'Guns limbered'),
  everUnlimbered: flag('Già sganciati in questa partita', 'Unlimbered before in this game'),
  deployedUnlimbered: flag('Schierati sganciati prima del primo turno', 'Set up unlimbered before the first turn'),
  limbersAtStart: flag('Si agganciano all’inizio di questa mossa', 'They limber at the start of this move'),
};

export const eligibilityFacts = {
  arm: ownArm,
  state: optional(ownState),
  formation: optional(formationName('Formazione', 'Formation')),
  ...gunsFacts,
};
export type Runner = Declared<typeof eligibilityFacts>;

export const eligibilityOutcome = {
  allowed,
  reason: reasonFrom(doublePaceReasons),
  straightOnly: yesNo({ it: 'Solo in linea retta', en: 'Straight line only' }),
};
