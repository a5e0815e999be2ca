import { count, flag, oneOf, optional, reasonFrom, usually, vocabulary, yesNo } from '../../../core/index.js';
import { ownSide, ownWeapon } from '../facts.js';
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
  shotsFired:    usually(0, count({ it: 'Tiri già fatti, compresi quelli della riserva', en: 'Shots fired so far, those of the reserve included' }, 0, 100)),
  hasMule:       flag('Ha il mulo delle munizioni', 'It has its ammunition mule'),
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
