import { bearingOf, distanceOf, exact, heading, inItalian, procedure, remind } from '../../../core/index.js';
import { reorientationExamples } from './reorientation.examples.js';
import { reorientationFacts, reorientationOutcome, type Reorientation } from './reorientation.facts.js';
import { reorientationScope, severalDeclaredTargets } from './referee.rulings.js';

/** Whether the front was declared to this enemy; where nobody can tell, whoever asks has seen to it. */
const isDeclared = ({ declared, declaredFrontTargetId, targetId }: Reorientation): boolean =>
  declared ?? (!declaredFrontTargetId || !targetId || declaredFrontTargetId === targetId);

export const reorientation = procedure({
  id: 'movimenti.referee.reorientation',
  title: { it: 'L’arbitro riorienta un’unità', en: 'The referee turns a unit' },
  rule: 'VI-1, L21',
  when: {
    it: 'Alla fine del movimento, per le unità di chi ha mosso per primo.',
    en: 'At the end of movement, for units of the player who moved first.',
  },
  facts: reorientationFacts,
  impossible: {
    target: {
      says: { it: 'Due unità non stanno nello stesso punto.', en: 'Two units do not stand in the same place.' },
      when: ({ unit, target }) => distanceOf(unit, target) === 0,
    },
  },
  outcome: reorientationOutcome,
  rulings: [reorientationScope, severalDeclaredTargets],
  parts: { target: { fills: { 'target.x': 'x', 'target.y': 'y', targetId: 'id' } } },
  examples: reorientationExamples,

  adjudicate(facts, umpire) {
    const { unit, target, targetMoved, headingDegrees, player } = facts;
    const { reckon, effect } = umpire;
    const due = reckon(
      'VI-1, L21',
      {
        it: 'È di chi ha mosso per primo, e il nemico dichiarato si è mosso',
        en: 'It belongs to the player who moved first, and the declared enemy has moved',
      },
      player === 'first' && isDeclared(facts) && targetMoved,
    );
    if (!due) return { reoriented: false, headingDegrees: heading(headingDegrees) };
    remind(umpire, reorientationScope);
    remind(umpire, severalDeclaredTargets);
    const towards = { it: 'Direzione verso il nemico', en: 'Direction to the enemy' };
    const turned = reckon('VI-1, L21', towards, heading(exact(bearingOf(unit, target))));
    effect('VI-1, L21', 'unit', 'headingDegrees', { to: turned }, 'now');
    return { reoriented: true, headingDegrees: turned };
  },

  inWords: ({ reoriented, headingDegrees }) =>
    reoriented
      ? {
          it: `L’arbitro la gira verso il nemico, a ${inItalian(headingDegrees)}°.`,
          en: `The referee turns it to the enemy, to ${headingDegrees}°.`,
        }
      : { it: 'Resta com’è.', en: 'It stays as it is.' },
});
