import { flag, unlessDenied, usually } from '../../../core/index.js';
import { legal, reasonsFrom, um } from '../facts.js';
import { musketryBars, unitAs } from '../unit.js';
import { musketryReasons } from './fire.reasons.js';
import {
  chargedBy,
  obstacleBetween,
  phase,
  rangeUm,
  targetInBuiltUp,
  targetInWood,
  targetOnBuiltUpEdge,
  targetWoodDepthUm,
} from './shot.facts.js';

export const musketryEligibilityFacts = {
  shooter: unitAs('Fanteria che vuole sparare', 'Infantry that wants to fire'),
  phase,
  chargedBy,
  rangeUm,
  withinArc45: unlessDenied(
    'Bersaglio entro 45° da uno spigolo del fronte',
    'Target within 45° of either corner of the front',
  ),
  frontClear: unlessDenied(
    'Tutto il fronte è libero, senza amici sulla linea di tiro',
    'The whole front is clear, with no friends in the line of fire',
  ),
  obstacleBetween,
  ...musketryBars,
  shooterInWood: flag('Chi spara è in un bosco', 'The shooter is in a wood'),
  shooterWoodDepthUm: usually(
    0,
    um('Distanza di chi spara dal bordo del bosco', 'Distance of the shooter from the edge of the wood'),
  ),
  targetInWood,
  targetWoodDepthUm,
  targetInBuiltUp,
  targetOnBuiltUpEdge,
};

export const musketryEligibilityOutcome = {
  legal,
  reasons: reasonsFrom(musketryReasons),
};
