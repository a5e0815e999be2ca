import { count, flag, oneOf, optional, reasonFrom, vocabulary, yesNo } from '../../../core/index.js';
import { hasMule, ownSide, ownWeapon, shotsFired } from '../facts.js';
import { mayFire } from './eligibility.facts.js';
import { ammunitionReasons } from './fire.reasons.js';

// prettier-ignore
export const ammunitionSources = vocabulary('AmmunitionSource', {
  basic:   { it: 'dotazione', en: 'basic load' },
  reserve: { it: 'riserva sul mulo', en: 'reserve on the mule' },
});

// prettier-ignore
export const ammunitionFacts = {
  weapon:        ownWeapon,
  shotsFired,
  hasMule,
  side:          optional(ownSide),
  movedThisTurn: flag('Ha mosso nella fase di movimento appena finita', 'It moved in the movement phase just ended'),
};

export const ammunitionOutcome = {
  mayFire,
  reason: reasonFrom(ammunitionReasons),
  source: optional(oneOf({ it: 'Da dove viene il tiro', en: 'Where the shot comes from' }, ammunitionSources)),
  shotsLeftAfter: count({ it: 'Tiri che restano lì dopo questo', en: 'Shots left there after this one' }, 0, 100),
  outOfAmmunition: yesNo({ it: 'È senza munizioni, per il morale', en: 'It is out of ammunition, for its morale' }),
};
