import { group, list, measure, usually, type Case, type Fact } from './fact.js';
import { distanceBetween, isSimple, outlineOf, overlaps, type Base } from './geometry/index.js';

/** Facts of places on the table, in the unit that a book measures with: points, bases with their front, and outlines. */
export const placesIn = (unit: string, farthest: number) => {
  const length = (it: string, en: string) => measure({ it, en }, 0, farthest, unit);
  const point = group({ it: 'Punto del tavolo', en: 'Point on the table' }, 'Point', {
    x: measure({ it: 'Da sinistra a destra', en: 'From left to right' }, -farthest, farthest, unit),
    y: measure({ it: 'Dal basso in alto', en: 'From bottom to top' }, -farthest, farthest, unit),
  });
  const base = group({ it: 'Base di un’unità', en: 'Base of a unit' }, 'Base', {
    x: measure({ it: 'Centro, da sinistra a destra', en: 'Centre, from left to right' }, -farthest, farthest, unit),
    y: measure({ it: 'Centro, dal basso in alto', en: 'Centre, from bottom to top' }, -farthest, farthest, unit),
    headingDegrees: measure(
      {
        it: 'Direzione del fronte, in gradi antiorari da destra',
        en: 'Heading of the front, degrees counter-clockwise from the right',
      },
      0,
      360,
      '°',
    ),
    width: usually(0, length('Larghezza del fronte', 'Width of the front')),
    depth: usually(0, length('Profondità', 'Depth')),
  });
  const outline = group(
    { it: 'Contorno di un’area', en: 'Outline of an area' },
    'Outline',
    { points: list({ it: 'Vertici in ordine', en: 'Corners in their order' }, point, 3, 100) },
    {
      impossible: {
        points: {
          says: {
            it: 'Il contorno si incrocia, si tocca o non racchiude niente.',
            en: 'The outline crosses or touches itself, or encloses nothing.',
          },
          when: ({ points }) => !isSimple(points),
        },
      },
    },
  );
  const as = <V>(fact: Fact<V>, it: string, en: string): Fact<V> => ({ ...fact, says: { it, en } });
  return {
    point: (it: string, en: string) => as(point, it, en),
    base: (it: string, en: string) => as(base, it, en),
    outline: (it: string, en: string) => as(outline, it, en),
  };
};

/** How far two bases are from each other: 0 where they touch. */
export const gapBetween = (one: Base, other: Base): number => distanceBetween(outlineOf(one), outlineOf(other));

/** Two units cannot stand in the same place. */
export const standingApart = <F>(one: (facts: F) => Base, other: (facts: F) => Base): Case<F> => ({
  says: { it: 'Le due basi si sovrappongono.', en: 'The two bases overlap.' },
  when: facts => overlaps(outlineOf(one(facts)), outlineOf(other(facts))),
});

/** Measured facts, or positions to measure from: what is missing, and what is too much. */
export const measuredOrPlaced = <F extends { readonly positions: unknown }>(
  measured: (facts: F) => unknown,
): { readonly needed: Case<F>; readonly positions: Case<F> } => ({
  needed: {
    says: {
      it: 'Serve la misura, o le posizioni da cui prenderla.',
      en: 'The measure is needed, or positions to take it from.',
    },
    when: ({ positions }) => positions === null,
  },
  positions: {
    says: { it: 'O la misura o le posizioni: non entrambe.', en: 'Either the measure or the positions: not both.' },
    when: facts => facts.positions !== null && measured(facts) !== null,
  },
});
