import { oneOf, reasonFrom, vocabulary } from '../../../core/index.js';
import { allowed, ownArm } from '../facts.js';
import { atLimitReasons } from './zoc.reasons.js';

// prettier-ignore
export const atLimitActions = vocabulary('AtLimitAction', {
  'change-formation': { it: 'cambiare formazione', en: 'change formation', also: ['cambio'] },
  'straight-back':    { it: 'andare dritto indietro', en: 'go straight back', also: ['indietro'] },
  'oblique-back':     { it: 'andare indietro in obliquo', en: 'go obliquely back' },
  'lateral':          { it: 'spostarsi di lato', en: 'shift sideways', also: ['laterale'] },
  'advance':          { it: 'avanzare', en: 'advance' },
  'oblique-forward':  { it: 'avanzare in obliquo', en: 'go obliquely forward' },
});

export const atLimitFacts = {
  arm: ownArm,
  action: oneOf({ it: 'Che cosa vuole fare', en: 'What it wants to do' }, atLimitActions),
};

export const atLimitOutcome = { allowed, reason: reasonFrom(atLimitReasons) };
