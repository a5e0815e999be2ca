import { exact, gapBetween, inUnit, procedure, remind, type By } from '../../../core/index.js';
import { limits } from '../tables.js';
import { zocLapse } from './lapse.procedure.js';
import { stopExamples } from './stop.examples.js';
import { stopFacts, stopOutcome } from './stop.facts.js';
import { zocArtilleryMover, zocPassingBy, zocWidth } from './zoc.rulings.js';
import { approachOf, stopDistanceOf } from './zone.js';
import { zocInfantryFront } from '../rulings.js';

/** The base of a stored unit, where it is measured from. */
const baseOf = (place: string) => ({
  [`${place}.x`]: 'x',
  [`${place}.y`]: 'y',
  [`${place}.headingDegrees`]: 'headingDegrees',
  [`${place}.width`]: 'width',
  [`${place}.depth`]: 'depth',
});

export const zocStop = procedure({
  id: 'movimenti.zoc.stop',
  title: { it: 'Fermarsi davanti a un fronte nemico', en: 'Halting before an enemy front' },
  rule: 'VI-9, L102–109',
  when: {
    it: 'Un’unità avanza verso il fronte di un nemico nella fase di movimento.',
    en: 'A unit advances towards the front of an enemy in the movement phase.',
  },
  facts: stopFacts,
  needed: {
    distanceCm: {
      says: {
        it: 'Serve la distanza, o le posizioni da cui misurarla.',
        en: 'The distance is needed, or positions to measure it from.',
      },
      when: ({ positions }) => positions === null,
    },
  },
  impossible: {
    positions: {
      says: {
        it: 'O la distanza e il lato misurati, o le posizioni: non entrambi.',
        en: 'Either distance and side as measured, or positions: not both.',
      },
      when: ({ positions, distanceCm, approach }) => positions !== null && (distanceCm !== null || approach !== null),
    },
  },
  outcome: stopOutcome,
  tables: [limits],
  rulings: [zocArtilleryMover, zocWidth, zocInfantryFront, zocPassingBy],
  calls: [zocLapse],
  parts: { mover: { fills: baseOf('positions.mover') }, enemy: { fills: baseOf('positions.enemy') } },
  examples: stopExamples,

  adjudicate({ arm, allowanceCm, distanceCm, approach, enemyVisible, phase, positions }, umpire) {
    const { by, call, lookUp, reckon } = umpire;
    const measured = positions && measure(positions, by);
    const distance =
      measured === null
        ? (distanceCm ?? 0)
        : reckon(
            'VI-9, L107–109',
            { it: 'Distanza misurata tra le basi', en: 'Distance measured between the bases' },
            measured.distanceCm,
          );
    const side =
      measured === null
        ? (approach ?? 'front')
        : reckon(
            'VI-9, L106',
            { it: 'Lato del nemico, misurato', en: 'Side of the enemy, as measured' },
            measured.approach,
          );
    remind(umpire, zocWidth);
    remind(umpire, zocPassingBy);
    const { lapses } = call('lapse', zocLapse, { phase, enemyVisible, approach: side, arm }, { reads: ['lapses'] });
    const free = { it: 'Può avanzare fino al nemico', en: 'It may advance up to the enemy' };
    if (lapses) return { stopAtCm: null, advanceCm: reckon('VI-9, L110', free, Math.min(allowanceCm, distance)) };
    const line = stopDistanceOf(arm, by);
    const stopAtCm =
      line === null
        ? reckon('VI-9, L107', { it: 'Per i cannoni non c’è un limite', en: 'There is no limit for guns' }, 0)
        : lookUp(limits, line);
    const advance = { it: 'Può avanzare fino al limite della zona', en: 'It may advance to the edge of the zone' };
    const left = Math.max(0, exact(distance - stopAtCm));
    return { stopAtCm, advanceCm: reckon('VI-9, L107', advance, Math.min(allowanceCm, left)) };
  },

  inWords: ({ stopAtCm, advanceCm }) => {
    const by = inUnit(advanceCm, 'cm');
    const at = stopAtCm === null ? null : inUnit(stopAtCm, 'cm');
    return {
      it: `Avanza di ${by.it}${at === null ? ': la ZOC non vale' : `, e non si avvicina a meno di ${at.it} dal nemico`}.`,
      en: `It advances ${by.en}${at === null ? ': the zone does not hold' : `, no nearer than ${at.en} to the enemy`}.`,
    };
  },
});

const measure = (
  {
    mover,
    enemy,
  }: { readonly mover: Parameters<typeof gapBetween>[0]; readonly enemy: Parameters<typeof gapBetween>[1] },
  by: By,
) => ({ distanceCm: exact(gapBetween(mover, enemy)), approach: approachOf(mover, enemy, by) });
