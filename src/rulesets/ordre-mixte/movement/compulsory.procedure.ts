import { procedure, type Declared, type WordOf } from '../../../core/index.js';
import { onlyGunsLimber } from '../facts.js';
import { compulsoryExamples } from './compulsory.examples.js';
import { compulsoryFacts, compulsoryOutcome, facing as facings, type statusAfterMove } from './compulsory.facts.js';
import { inCm } from './movement.facts.js';
import {
  abandonedCrewSpeed,
  emptySpeedCells,
  moveAfterCompulsory,
  ralliedBeforeMoving,
  routDuration,
  singleFigureRoutSpeed,
} from './movement.rulings.js';
import { speeds } from './movement.tables.js';
import { formationSpeed, isDeployed, routSpeed } from './speed.js';

export const compulsory = procedure({
  id: 'ordre-mixte.movement.compulsory',
  title: { it: 'Mosse di rotta e di ritirata', en: 'Rout and retreat moves' },
  rule: 'L84, L125–129',
  when: {
    it: 'All’inizio del turno dopo il test fallito, nelle mosse obbligate.',
    en: 'At the start of the turn after the failed test, in the compulsory moves.',
  },
  facts: compulsoryFacts,
  impossible: {
    formation: onlyGunsLimber,
    rallied: {
      says: { it: 'Si recuperano solo le unità in rotta.', en: 'Only routing units are rallied.' },
      when: f => f.rallied && f.status === 'retreating',
    },
  },
  outcome: compulsoryOutcome,
  tables: [speeds],
  rulings: [
    moveAfterCompulsory,
    routDuration,
    ralliedBeforeMoving,
    abandonedCrewSpeed,
    singleFigureRoutSpeed,
    emptySpeedCells,
  ],
  examples: compulsoryExamples,

  adjudicate(
    { status, arm, formation, disordered, facingChoice, rallied },
    umpire,
  ): Declared<typeof compulsoryOutcome> {
    const { by, reckon, lookUp, effect, owe } = umpire;
    if (rallied && by(ralliedBeforeMoving) === 'rallied-unit-does-not-move') {
      const says = { it: 'L’unità recuperata non muove', en: 'The rallied unit does not move' };
      const distanceCm = reckon('L83–84', says, 0);
      return {
        distanceCm,
        removed: false,
        gunsAbandoned: false,
        disorderedAfter: disordered,
        facing: null,
        statusAfter: 'steady',
      };
    }
    const routs = status === 'routing';
    const rule = routs ? 'L125' : 'L129';
    const crewAlone = isDeployed(arm, formation);
    const removed = crewAlone && by(abandonedCrewSpeed) === 'removed-from-play';

    const moveCm = (): number | null => {
      if (removed)
        return reckon(rule, { it: 'I serventi sono tolti dal gioco', en: 'The crew is removed from play' }, 0);
      if (crewAlone)
        return reckon(
          rule,
          { it: 'I serventi fuggono a piedi', en: 'The crew flees on foot' },
          lookUp(speeds, 'infantry').rout,
        );
      const speed = routs ? routSpeed(umpire, arm) : formationSpeed(umpire, arm, formation);
      return speed ?? reckon(rule, { it: 'La scheda non dà una velocità', en: 'The sheet gives no speed' }, null);
    };
    const after = (): WordOf<typeof statusAfterMove> => {
      if (removed) return 'removed';
      return routs && !rallied && by(routDuration) === 'until-rallied' ? 'routing' : 'steady';
    };
    const distanceCm = moveCm();
    const statusAfter = reckon(rule, { it: 'Stato dopo la mossa', en: 'Status after the move' }, after());

    effect(rule, 'unit', 'status', { to: statusAfter }, 'now');
    effect(rule, 'unit', 'basesTurned', { to: 0 }, 'now');
    if (by(moveAfterCompulsory) === 'counts-as-its-move') effect('L84', 'unit', 'movedThisTurn', { to: true }, 'now');
    if (routs) effect('L125', 'unit', 'disordered', { to: true }, 'now');
    if (crewAlone) effect(rule, 'unit', 'gunsAbandoned', { to: true }, 'now');
    if (statusAfter === 'routing') owe('L84', 'unit', 'ordre-mixte.movement.compulsory', 'next-turn');
    return {
      distanceCm,
      removed,
      gunsAbandoned: crewAlone,
      disorderedAfter: routs || disordered,
      facing: routs ? 'back-to-enemy' : facingChoice,
      statusAfter,
    };
  },

  inWords: ({ distanceCm, removed, gunsAbandoned, facing, statusAfter }, { status, rallied }) => {
    if (removed) return { it: 'I serventi sono tolti dal gioco.', en: 'The crew is removed from play.' };
    if (rallied && distanceCm === 0) return { it: 'Recuperata, non muove.', en: 'It has rallied and does not move.' };
    const nothing = { it: '', en: '' };
    if (distanceCm === null) {
      return { it: 'Muove, ma la scheda non dice di quanto.', en: 'It moves, but the sheet does not say how far.' };
    }
    const far = inCm(distanceCm);
    const guns = gunsAbandoned ? { it: ' senza i pezzi', en: ' without its guns' } : nothing;
    if (status === 'retreating') {
      const ends = facing === null ? nothing : facings.words[facing];
      const comma = facing === null ? '' : ', ';
      return {
        it: `Si ritira di ${far.it}${guns.it}${comma}${ends.it}.`,
        en: `It retreats ${far.en}${guns.en}${comma}${ends.en}.`,
      };
    }
    return statusAfter === 'routing'
      ? { it: `Fugge di ${far.it}${guns.it} e resta in rotta.`, en: `It flees ${far.en}${guns.en} and keeps routing.` }
      : { it: `Fugge di ${far.it}${guns.it}, poi è salda.`, en: `It flees ${far.en}${guns.en} and is then steady.` };
  },
});
