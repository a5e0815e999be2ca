import type { Umpire } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { distances } from '../tables.js';
import type { FigureScale } from '../vocabulary.js';

/** A rule distance in real cm, said where it is halved. */
export const scaled = (ruleCm: number, figureScale: FigureScale, { reckon }: Pick<Umpire, 'reckon'>): number =>
  figureScale === '25-28mm'
    ? ruleCm
    : reckon(
        'Scala di gioco, L43',
        {
          it: 'Con soldatini da 15 mm la distanza è dimezzata (cm)',
          en: 'With 15 mm figures the distance is halved (cm)',
        },
        toScale(ruleCm, figureScale),
      );

/** How far something may be on this table, in real cm. */
export const limitOf = (
  what: keyof typeof distances.entries,
  figureScale: FigureScale,
  umpire: Pick<Umpire, 'lookUp' | 'reckon'>,
): number => scaled(umpire.lookUp(distances, what), figureScale, umpire);
