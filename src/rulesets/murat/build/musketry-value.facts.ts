import { dice, strength } from '../facts.js';

export const musketryValueFacts = {
  fou: strength('FoU attuale', 'FoU now'),
};

export const musketryValueOutcome = {
  musketryDice: dice('Dadi di moschetteria', 'Musketry dice'),
};
