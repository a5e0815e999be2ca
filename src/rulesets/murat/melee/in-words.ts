import type { Text } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import type { MeleeWinner } from './round.facts.js';

/** Whether a unit stays or goes back, as the end of a sentence. */
export const moveInWords = (retreatUm: number): Text =>
  retreatUm > 0
    ? { it: `va indietro di ${inUm(retreatUm).it}`, en: `goes back ${inUm(retreatUm).en}` }
    : { it: 'resta fermo', en: 'stays' };

/** Who won, as part of a sentence. */
export const verdictInWords = (winner: MeleeWinner): Text => {
  switch (winner) {
    case 'attacker':
      return { it: 'vince l’attaccante', en: 'the attacker wins' };
    case 'defender':
      return { it: 'vince il difensore', en: 'the defender wins' };
    case 'draw':
      return { it: 'è pari', en: 'it is a draw' };
    case 'none':
      return { it: 'non resta nessuno', en: 'nobody is left' };
  }
};
