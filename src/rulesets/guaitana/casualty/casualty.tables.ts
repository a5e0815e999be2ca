import { byName, dieThrow } from '../../../core/index.js';

/** Natives throw two dice, and so lose their leaders less easily. */
// prettier-ignore
export const leaderDice = byName('leader-dice', 'Tiro, L209; Mischia, L254', { it: 'Dadi per il comandante, e quanto si toglie al totale', en: 'Dice for the commander, and what is taken off their total' }, {
  italian: { dice: 1, minus: 0 },
  native:  { dice: 2, minus: 2 },
});

// prettier-ignore
export const leaderThrow = dieThrow('leader', 'Tiro, L209; Mischia, L254', { it: 'Sotto le perdite il comandante è tra gli eliminati', en: 'Below the losses the commander is among the casualties' }, 6);
