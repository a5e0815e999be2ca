import { inUnit, procedure, remind } from '../../../core/index.js';
import { nearestTarget } from './fire.rulings.js';
import { targetPriorityExamples } from './target-priority.examples.js';
import { targetPriorityFacts, targetPriorityOutcome, type Candidate } from './target-priority.facts.js';

/** Those who are spared while there is anybody else to fire at. */
const isSpared = ({ kind }: Candidate): boolean => kind === 'messenger' || kind === 'commander-in-chief';

export const fireTargetPriority = procedure({
  id: 'guaitana.fire.target-priority',
  title: { it: 'Quale bersaglio', en: 'Which target' },
  rule: 'Tiro, L211, L219',
  when: {
    it: 'Quando si indicano i bersagli; per un quadrato che ne ha due, un lato per volta.',
    en: 'When targets are declared; for a square that names two, one face at a time.',
  },
  facts: targetPriorityFacts,
  impossible: {
    candidates: {
      says: { it: 'La stessa unità è elencata due volte.', en: 'The same unit is listed twice.' },
      when: ({ candidates }) => new Set(candidates.map(({ id }) => id)).size < candidates.length,
    },
  },
  outcome: targetPriorityOutcome,
  rulings: [nearestTarget],
  parts: { candidates: { of: 'enemy' } },
  examples: targetPriorityExamples,

  adjudicate({ candidates }, umpire) {
    const { reckon } = umpire;
    const onlyEligible = remind(umpire, nearestTarget) === 'nearest-eligible';
    const others = candidates.some(candidate => candidate.eligible && !isSpared(candidate));
    if (others && candidates.some(isSpared))
      reckon(
        'Tiro, L211',
        {
          it: 'Portaordini e comandanti in capo sono risparmiati',
          en: 'Messengers and commanders-in-chief are spared',
        },
        true,
      );
    const left = candidates.filter(
      candidate => !(others && isSpared(candidate)) && (candidate.eligible || !onlyEligible),
    );
    const nearestCm = Math.min(...left.map(({ distanceCm }) => distanceCm));
    if (left.length > 0) {
      const nearest = inUnit(nearestCm, 'cm');
      reckon('Tiro, L211', { it: `Il più vicino è a ${nearest.it}`, en: `The nearest is at ${nearest.en}` }, nearestCm);
    }
    return {
      targetIds: left.filter(({ distanceCm, eligible }) => distanceCm === nearestCm && eligible).map(({ id }) => id),
    };
  },

  inWords: ({ targetIds: [first, ...ties] }) => {
    if (first === undefined) return { it: 'Non si può tirare su nessuno.', en: 'Nobody can be fired at.' };
    const all = [first, ...ties].join(', ');
    return ties.length === 0
      ? { it: `Si deve tirare su ${all}.`, en: `The target must be ${all}.` }
      : { it: `Alla stessa distanza, a scelta: ${all}.`, en: `Equally near, choose one: ${all}.` };
  },
});
