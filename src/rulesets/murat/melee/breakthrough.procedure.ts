import { procedure, sum } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { breakthroughExamples } from './breakthrough.examples.js';
import { breakthroughFacts, breakthroughOutcome } from './breakthrough.facts.js';
import { britishBreakthroughFlank } from './melee.rulings.js';
import { automaticBreakthroughs, breakthroughDistances, breakthroughThrow } from './melee.tables.js';
import { overObstacles } from './over-obstacles.js';

export const breakthrough = procedure({
  id: 'murat.melee.breakthrough',
  title: { it: 'Sfondamento', en: 'Breakthrough move' },
  rule: '§2.10',
  when: {
    it: 'Chi ha vinto sfonda verso il nemico più vicino, entro 45° dal proprio fronte.',
    en: 'The winner breaks through towards the nearest enemy within 45° of its front.',
  },
  facts: breakthroughFacts,
  impossible: {
    winner: {
      says: { it: 'Sfondano solo fanteria e cavalleria.', en: 'Only infantry and cavalry break through.' },
      when: ({ winner }) => winner.arm !== 'infantry' && winner.arm !== 'cavalry',
    },
  },
  outcome: breakthroughOutcome,
  tables: [breakthroughDistances, automaticBreakthroughs],
  throws: [breakthroughThrow],
  rulings: [britishBreakthroughFlank],
  examples: breakthroughExamples,

  adjudicate({ winner, strikesFlankOrRear, obstaclesCrossed }, { by, lookUp, lookUpBand, throwDice, reckon }) {
    const isCavalry = winner.arm === 'cavalry';
    const isBritishCavalry = isCavalry && winner.nation === 'british';
    const left = (distanceUm: number) => overObstacles(distanceUm, obstaclesCrossed, reckon);
    if (strikesFlankOrRear && !(isBritishCavalry && by(britishBreakthroughFlank) === 'two-um')) {
      const halfMove = lookUp(automaticBreakthroughs, isCavalry ? 'cavalry-onto-flank' : 'infantry-onto-flank');
      return { face: null, distanceUm: left(halfMove), method: 'automatic-flank-or-rear' as const };
    }
    if (isBritishCavalry) {
      const fixed = lookUp(automaticBreakthroughs, 'british-cavalry');
      return { face: null, distanceUm: left(fixed), method: 'automatic-british-cavalry' as const };
    }
    const face = throwDice(breakthroughThrow, 1, sum);
    const { infantryUm, cavalryUm } = lookUpBand(breakthroughDistances, face);
    return { face, distanceUm: left(isCavalry ? cavalryUm : infantryUm), method: 'rolled' as const };
  },

  inWords: ({ distanceUm, method }) => {
    const { it, en } = inUm(distanceUm);
    if (distanceUm === 0) return { it: 'Sfonda, ma non avanza.', en: 'It breaks through, but does not advance.' };
    return method === 'automatic-flank-or-rear'
      ? { it: `Sfonda fino a ${it}.`, en: `It breaks through up to ${en}.` }
      : { it: `Sfonda di ${it}.`, en: `It breaks through ${en}.` };
  },
});
