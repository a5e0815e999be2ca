import { flag, oneOf, optional, vocabulary } from '../../../core/index.js';
import { d6Face, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { obstaclesCrossed } from './loser-retreat.facts.js';

export const breakthroughFacts = {
  winner: unitAs('Unità che sfonda', 'Unit that breaks through'),
  strikesFlankOrRear: flag('Arriva su un fianco o su un retro', 'It would strike a flank or rear'),
  obstaclesCrossed,
};

// prettier-ignore
const breakthroughMethod = vocabulary('BreakthroughMethod', {
  'automatic-flank-or-rear':   { it: 'senza dado, su un fianco o un retro', en: 'without a die, onto a flank or rear' },
  'automatic-british-cavalry': { it: 'senza dado, cavalleria britannica', en: 'without a die, British cavalry' },
  'rolled':                    { it: 'col dado', en: 'by the die' },
});

export const breakthroughOutcome = {
  face: optional(d6Face),
  distanceUm: um('Sfondamento, tolti gli ostacoli', 'Breakthrough, after obstacles'),
  method: oneOf({ it: 'Come si decide', en: 'How it is decided' }, breakthroughMethod),
};
