import { appliedModifiers, count, type Declared, measure, optional, yesNo } from '../../../core/index.js';
import { dice, ifLegal, strength } from '../facts.js';

/** House rules may bring many dice; no table holds more. */
const mostDice = 10_000;

export const volleyDice = count({ it: 'Dadi tirati', en: 'Dice thrown' }, 0, mostDice);
export const scoreNeeded = count({ it: 'Punteggio richiesto', en: 'Score needed' }, 3, 6);
export const hits = count({ it: 'Hit, dadi ritirati compresi', en: 'Hits, re-rolled dice included' }, 0, mostDice);
export const targetDisordered = yesNo({ it: 'Il bersaglio è ora disordinato', en: 'The target is now disordered' });
export const targetFouAfter = strength('FoU che resta al bersaglio', 'FoU left to the target');
export const targetDissolved = yesNo({ it: 'Il bersaglio è dissolto', en: 'The target is dissolved' });

/** What goes into a pool of dice. */
export const poolOutcome = {
  baseDice: ifLegal(dice('Dadi prima dei modificatori', 'Dice before the modifiers')),
  dice: ifLegal(volleyDice),
  needed: ifLegal(scoreNeeded),
  modifiers: appliedModifiers,
};

/** What comes of it. */
export const damageOutcome = {
  hits: ifLegal(hits),
  losses: ifLegal(count({ it: 'Perdite inflitte', en: 'Losses inflicted' }, 0, 3)),
  disorderInflicted: ifLegal(yesNo({ it: 'Il fuoco disordina', en: 'The fire disorders' })),
  targetDisordered: ifLegal(targetDisordered),
  targetFouAfter: ifLegal(targetFouAfter),
  targetDissolved: ifLegal(targetDissolved),
  targetDecimated: ifLegal(yesNo({ it: 'Il bersaglio è decimato', en: 'The target is decimated' })),
  pushBackDice: ifLegal(count({ it: 'Dadi per indietreggiare', en: 'Dice to be pushed back' }, 0, 3)),
};
export type Damage = Declared<typeof damageOutcome>;

/** What follows at once, if the volley is followed to its end. */
export const followedOutcome = {
  pushedBackUm: optional(measure({ it: 'Di quanto indietreggia', en: 'How far it is pushed back' }, 0, 200, 'UM')),
  generalKilled: optional(yesNo({ it: 'Il generale aggregato è ucciso', en: 'The attached general is killed' })),
};
export type Followed = Declared<typeof followedOutcome>;

/** The answer about a shot that is refused. */
export const noShot = {
  baseDice: null,
  dice: null,
  needed: null,
  modifiers: [],
  rerollsAvailable: [],
  hits: null,
  losses: null,
  disorderInflicted: null,
  targetDisordered: null,
  targetFouAfter: null,
  targetDissolved: null,
  targetDecimated: null,
  pushBackDice: null,
  pushedBackUm: null,
  generalKilled: null,
} as const;

/** Who is gone neither fires nor is fired at. */
export const gone = {
  shooter: { it: 'Con FoU 0 non si spara: l’unità è dissolta.', en: 'With FoU 0 nobody fires: the unit is dissolved.' },
  target: { it: 'Con FoU 0 il bersaglio è già dissolto.', en: 'With FoU 0 the target is already dissolved.' },
};
