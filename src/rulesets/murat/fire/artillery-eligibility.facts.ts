import { flag, unlessDenied } from '../../../core/index.js';
import { legal, reasonsFrom } from '../facts.js';
import { gunneryBars, unitAs } from '../unit.js';
import { artilleryReasons } from './fire.reasons.js';
import {
  obstacleBetween,
  phase,
  rangeUm,
  targetInBuiltUp,
  targetInWood,
  targetOnBuiltUpEdge,
  targetWoodDepthUm,
  underCharge,
} from './shot.facts.js';

export const artilleryEligibilityFacts = {
  shooter: unitAs('Batteria che vuole sparare', 'Battery that wants to fire'),
  rangeUm,
  withinArc45: unlessDenied('Bersaglio entro 45° dal fronte', 'Target within 45° of the front'),
  friendsInLine: flag('Amici sulla linea di tiro', 'Friends in the line of fire'),
  overheadLegal: flag('Può tirare sopra le loro teste', 'It may fire over their heads'),
  obstacleBetween,
  targetInWood,
  targetWoodDepthUm,
  targetInBuiltUp,
  targetOnBuiltUpEdge,
  phase,
  underCharge,
  ...gunneryBars,
};

export const artilleryEligibilityOutcome = {
  legal,
  reasons: reasonsFrom(artilleryReasons),
};
