import { distanceOf, exact, inUnit, procedure, remind, type Point } from '../../../core/index.js';
import { limits } from '../tables.js';
import { isArtillery } from '../vocabulary.js';
import { awayFrom, endRespects, firstAtLimit, lastAtLimit, type Approach } from './put-back.js';
import { repositionExamples } from './reposition.examples.js';
import { repositionFacts, repositionOutcome } from './reposition.facts.js';
import { repositionPath, repositionZoc } from './referee.rulings.js';

const lineOf = { 'double-pace': 'double-pace', unlimber: 'foot-artillery-unlimbers' } as const;

const tidy = ({ x, y }: Point): Point => ({ x: exact(x), y: exact(y) });

export const reposition = procedure({
  id: 'movimenti.referee.reposition',
  title: { it: 'L’arbitro riposiziona un’unità', en: 'The referee puts a unit back' },
  rule: 'VI-6, L78; Artiglieria, L87, L94',
  when: {
    it: 'Un’unità si è avvicinata troppo al passo doppio, o ha sganciato troppo vicino.',
    en: 'A unit came too close at the double, or unlimbered too close.',
  },
  facts: repositionFacts,
  impossible: {
    arm: {
      says: { it: 'Solo l’artiglieria sgancia.', en: 'Only artillery unlimbers.' },
      when: ({ cause, arm }) => cause === 'unlimber' && arm !== null && !isArtillery(arm),
    },
    end: {
      says: { it: 'La mossa non ha lunghezza.', en: 'The move has no length.' },
      when: ({ start, end }) => distanceOf(start, end) === 0,
    },
    enemies: {
      says: {
        it: 'Un nemico sta dove la mossa comincia o finisce.',
        en: 'An enemy stands where the move starts or ends.',
      },
      when: ({ start, end, enemies }) =>
        enemies.some(enemy => distanceOf(enemy, start) === 0 || distanceOf(enemy, end) === 0),
    },
  },
  outcome: repositionOutcome,
  tables: [limits],
  rulings: [repositionPath, repositionZoc],
  // It was moved before the referee looks at it: where it stands is where its move has ended.
  parts: { unit: { fills: { 'end.x': 'x', 'end.y': 'y' } } },
  examples: repositionExamples,

  adjudicate({ cause, start, end, enemies, arm, formationAtStart }, umpire) {
    const { by, lookUp, reckon, effect } = umpire;
    remind(umpire, repositionZoc);
    const approach: Approach = { start, end, enemies, limitCm: lookUp(limits, lineOf[cause]) };
    const place =
      by(repositionPath) === 'straight-away-from-enemy' ? straightAway(approach) : backAlong(cause, approach);
    const rule = cause === 'double-pace' ? 'VI-6, L78' : 'Artiglieria, L87';
    const says = { it: 'Il limite è rispettato', en: 'The limit is respected' };
    if (reckon(rule, says, place === null) || place === null)
      return { moved: false, position: end, formation: null, limbered: null };
    const position = tidy(place);
    effect(rule, 'unit', 'x', { to: position.x }, 'now');
    effect(rule, 'unit', 'y', { to: position.y }, 'now');
    const guns = cause === 'unlimber' || (arm !== null && isArtillery(arm));
    if (guns) effect(rule, 'unit', 'limbered', { to: true }, 'now');
    const formation = guns ? null : formationAtStart;
    if (formation !== null) effect('VI-6, L78', 'unit', 'formation', { to: formation }, 'now');
    return { moved: true, position, formation, limbered: guns ? true : null };
  },

  inWords: ({ moved, position }) => {
    if (!moved) return { it: 'Resta dov’è.', en: 'It stays where it is.' };
    const x = inUnit(position.x, 'cm');
    const y = inUnit(position.y, 'cm');
    return { it: `L’arbitro la riporta a ${x.it}, ${y.it}.`, en: `The referee puts it back at ${x.en}, ${y.en}.` };
  },
});

/** Where the unit is put back along its path; null if it broke no limit. */
const backAlong = (cause: 'double-pace' | 'unlimber', approach: Approach): Point | null => {
  if (cause === 'unlimber')
    return endRespects(approach) ? null : (lastAtLimit(approach) ?? awayFrom(approach.start, approach));
  const first = firstAtLimit(approach);
  if (first === null) return null;
  return endRespects({ ...approach, end: first }) ? first : awayFrom(approach.start, approach);
};

/** Where it is put from the end of its move; an end that respects the limit is left alone. */
const straightAway = (approach: Approach): Point | null =>
  endRespects(approach) ? null : awayFrom(approach.end, approach);
