import {
  appliedModifiers,
  count,
  group,
  list,
  oneOf,
  text,
  vocabulary,
  yesNo,
  type WordOf,
} from '../../../core/index.js';
import { strength } from '../facts.js';
import { mostDice } from './dice.facts.js';
import { meleeFacts } from './side.js';

export const meleeRoundFacts = meleeFacts;

// prettier-ignore
const meleeWinner = vocabulary('MeleeWinner', {
  attacker: { it: 'l’attaccante', en: 'the attacker' },
  defender: { it: 'il difensore', en: 'the defender' },
  draw:     { it: 'pareggio', en: 'a draw' },
  none:     { it: 'nessuno', en: 'nobody' },
});

// prettier-ignore
const meleeRole = vocabulary('MeleeRole', {
  attacker: { it: 'attaccante', en: 'attacker' },
  defender: { it: 'difensore', en: 'defender' },
});

export type MeleeWinner = WordOf<typeof meleeWinner>;

export const winner = oneOf({ it: 'Chi vince', en: 'Who wins' }, meleeWinner);

const dice = (it: string, en: string) => count({ it, en }, 0, mostDice);
const score = (it: string, en: string) => count({ it, en }, -mostDice, 2 * mostDice);
const says = (it: string, en: string) => yesNo({ it, en });

// prettier-ignore
export const meleeRoundOutcome = {
  round:                     count({ it: 'Turno di mischia', en: 'Round of the melee' }, 1, 2),
  attackerDice:              dice('Dadi dell’attaccante', 'Attacker’s dice'),
  defenderDice:              dice('Dadi del difensore', 'Defender’s dice'),
  attackerNeeded:            count({ it: 'Punteggio per colpire dell’attaccante', en: 'Score the attacker needs' }, 4, 6),
  defenderNeeded:            count({ it: 'Punteggio per colpire del difensore', en: 'Score the defender needs' }, 4, 6),
  attackerModifiers:         { ...appliedModifiers, says: { it: 'Modificatori ai dadi dell’attaccante', en: 'Modifiers to the attacker’s dice' } },
  defenderModifiers:         { ...appliedModifiers, says: { it: 'Modificatori ai dadi del difensore', en: 'Modifiers to the defender’s dice' } },
  attackerHits:              dice('Hit dell’attaccante', 'Attacker’s hits'),
  defenderHits:              dice('Hit del difensore', 'Defender’s hits'),
  attackerScore:             score('Risultato dell’attaccante', 'Attacker’s score'),
  defenderScore:             score('Risultato del difensore', 'Defender’s score'),
  scoreModifiers:            list({ it: 'Modificatori al risultato', en: 'Modifiers to the scores' }, group({ it: 'Modificatore al risultato', en: 'Modifier to a score' }, 'MeleeScoreModifier', {
    id:    text({ it: 'Riga della tabella', en: 'Row of the table' }),
    side:  oneOf({ it: 'Di chi', en: 'Whose' }, meleeRole),
    value: count({ it: 'Valore', en: 'Value' }, -100, 100),
  }), 0, 2),
  winner,
  attackerLosses:            strength('Perdite dell’attaccante', 'Losses of the attacker'),
  defenderLosses:            strength('Perdite del difensore', 'Losses of the defender'),
  attackerFouAfter:          strength('FoU che resta all’attaccante', 'FoU left to the attacker'),
  defenderFouAfter:          strength('FoU che resta al difensore', 'FoU left to the defender'),
  attackerDisordered:        says('L’attaccante è disordinato', 'The attacker is disordered'),
  defenderDisordered:        says('Il difensore è disordinato', 'The defender is disordered'),
  attackerDissolved:         says('L’attaccante è dissolto', 'The attacker is dissolved'),
  defenderDissolved:         says('Il difensore è dissolto', 'The defender is dissolved'),
  lossesInflicted:           says('Ci sono state perdite', 'There were losses'),
  attackerBatteryEliminated: says('L’attaccante perde una batteria aggregata', 'The attacker loses an attached battery'),
  defenderBatteryEliminated: says('Il difensore perde una batteria aggregata', 'The defender loses an attached battery'),
  engineersEliminated:       says('I genieri sono eliminati', 'The engineers are eliminated'),
};
