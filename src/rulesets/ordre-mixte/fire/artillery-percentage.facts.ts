import { oneOf, usually, yesNo } from '../../../core/index.js';
import { artilleryMobility, artilleryWeight } from '../vocabulary.js';
import { percentageOutcome, shotFacts } from './shot.facts.js';

export const weightNeeded = {
  it: 'Calibro dei pezzi: per l’artiglieria serve light, medium o heavy.',
  en: 'Weight of the guns: artillery needs light, medium or heavy.',
};
export const gunMobility = usually(
  'foot',
  oneOf({ it: 'Artiglieria a piedi o a cavallo', en: 'Foot or horse artillery' }, artilleryMobility),
);
export const gunsLimbered = usually(false, yesNo({ it: 'La batteria è agganciata', en: 'The battery is limbered' }));

export const artilleryPercentageFacts = {
  ...shotFacts,
  artilleryWeight: oneOf({ it: 'Calibro dei pezzi', en: 'Weight of the guns' }, artilleryWeight),
  artilleryMobility: gunMobility,
  limbered: gunsLimbered,
};

export const artilleryPercentageOutcome = percentageOutcome;
