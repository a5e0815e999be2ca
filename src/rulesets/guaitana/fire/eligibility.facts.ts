import { reasonFrom, unlessDenied, yesNo } from '../../../core/index.js';
import { figureScale, movedMoreThanHalf, ownFormation, ownWeapon } from '../facts.js';
import { contactFacts } from './contact.js';
import { eligibilityReasons } from './fire.reasons.js';
import { stanceFacts } from './stance.js';

export const targetVisible = unlessDenied('Chi tira vede il bersaglio', 'The firer sees the target');

export const eligibilityFacts = {
  weapon: ownWeapon,
  movedMoreThanHalf,
  hasAmmunition: unlessDenied('Ha munizioni', 'It has ammunition'),
  targetVisible,
  ...stanceFacts,
  formation: ownFormation,
  ...contactFacts,
  figureScale,
};

export const mayFire = yesNo({ it: 'Può tirare', en: 'It may fire' });

export const eligibilityOutcome = { mayFire, reason: reasonFrom(eligibilityReasons) };
