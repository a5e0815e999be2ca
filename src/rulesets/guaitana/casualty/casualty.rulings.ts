import { ruling } from '../../../core/index.js';

// prettier-ignore
export const leaderRollScope = ruling('leader-roll-scope', 'Tiro, L209',
  { it: 'Il dado sul comandante si tira a ogni tiro subito o una volta per fase?', en: 'Is the die for the commander rolled for every shot received, or once for the phase?' }, {
    'once-per-phase': { it: 'una volta per fase, sul totale delle perdite', en: 'once for the phase, on all losses together' },
    'per-attack':     { it: 'a ogni tiro che ha fatto perdite', en: 'for every shot that caused losses' },
  });

// prettier-ignore
export const lastFigure = ruling('last-figure', 'Tiro, L209; Mischia, L254',
  { it: 'L’unità è stata spazzata via: che ne è del comandante?', en: 'The unit is wiped out: what of its commander?' }, {
    'commander-dies-too': { it: 'cade con gli altri, senza tirare', en: 'he falls with the others, without a roll' },
    'roll-normally':      { it: 'si tira come sempre', en: 'the roll is made as ever' },
  });
