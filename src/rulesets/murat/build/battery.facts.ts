import { count } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom, strength } from '../facts.js';
import { buildBatteryReasons } from './build.reasons.js';

export const buildBatteryFacts = {
  guns: count({ it: 'Cannoni reali', en: 'Real guns' }, 1, 1000),
};

export const buildBatteryOutcome = {
  legal,
  reasons: reasonsFrom(buildBatteryReasons),
  fou: ifLegal(strength('FoU della batteria', 'FoU of the battery')),
  bases: ifLegal(count({ it: 'Basi', en: 'Bases' }, 1, 1)),
};
