import { aside, group, list, oneOf, optional, vocabulary, yesNo } from '../../../core/index.js';
import { meleeDrawOutcome, secondRoundReason } from './draw.facts.js';
import { loserEffect } from './loser-retreat.facts.js';
import { meleeRoundOutcome, winner } from './round.facts.js';
import { meleeFacts } from './side.js';

export const meleeResolveFacts = meleeFacts;

// prettier-ignore
export const meleeEnding = vocabulary('MeleeEnding', {
  'retreats':                       { it: 'chi ha perso si ritira', en: 'the loser retreats' },
  'loser-dissolved':                { it: 'chi ha perso è dissolto', en: 'the loser is dissolved' },
  'both-dissolved':                 { it: 'sono dissolte entrambe', en: 'both are dissolved' },
  'drawn':                          { it: 'è pari', en: 'it is a draw' },
  'destroyed':                      loserEffect.words.destroyed,
  'dissolved':                      { it: 'chi ha perso si dissolve, perché la sua divisione si ritira', en: 'the loser dissolves, as its division is withdrawing' },
  'square-broken-line-facing-away': loserEffect.words['square-broken-line-facing-away'],
  'square-holds':                   loserEffect.words['square-holds'],
  'leaves-built-up-area-in-line':   { it: 'il presidio lascia l’abitato e si mette in linea', en: 'the garrison leaves the built-up area and forms line' },
});

export const meleeResolveOutcome = {
  winner,
  ending: oneOf({ it: 'Come finisce', en: 'How it ends' }, meleeEnding),
  rounds: aside(
    list(
      { it: 'I turni combattuti', en: 'The rounds fought' },
      group({ it: 'Un turno di mischia', en: 'One melee round' }, 'FoughtRound', meleeRoundOutcome),
      1,
      2,
    ),
  ),
  secondRoundReason: optional(
    oneOf({ it: 'Perché si è fatto il secondo turno', en: 'Why a second round was fought' }, secondRoundReason),
  ),
  attackerFouAfter: meleeRoundOutcome.attackerFouAfter,
  defenderFouAfter: meleeRoundOutcome.defenderFouAfter,
  attackerRetreatUm: meleeDrawOutcome.attackerRetreatUm,
  defenderRetreatUm: meleeDrawOutcome.defenderRetreatUm,
  attackerDisordered: meleeRoundOutcome.attackerDisordered,
  defenderDisordered: meleeRoundOutcome.defenderDisordered,
  breakthroughBarred: yesNo({ it: 'Lo sfondamento è escluso', en: 'A breakthrough is ruled out' }),
};
