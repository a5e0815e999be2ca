import type { By } from '../../../core/index.js';
import { isFormed } from '../unit.js';
import { firstVolleyConscripts, firstVolleyScope } from './fire.rulings.js';
import type { MusketryShot } from './musketry.facts.js';

type FirstFire = Pick<MusketryShot, 'shooter' | 'phase' | 'holdTest'>;

/** Whether conscripts have thrown their first volley away: in their own activation they hold it, or lose it. */
const wasted = ({ shooter, phase, holdTest }: FirstFire, by: By): boolean => {
  if (shooter.experience !== 'conscript' || phase !== 'own-activation') return false;
  return holdTest === 'failed' || (holdTest === 'not-taken' && by(firstVolleyConscripts) === 'lost-unless-held');
};

/** Whether formed infantry fires its first volley. */
export const isFirstVolley = (shot: FirstFire, by: By): boolean =>
  isFormed(shot.shooter) &&
  (!shot.shooter.firstVolleySpent || by(firstVolleyScope) === 'per-turn') &&
  !wasted(shot, by);
