import { factorTable, row, type By } from '../../../core/index.js';
import { isArtillery, marchColumn } from '../vocabulary.js';
import type { RoadPace } from './pace.facts.js';

/** The row of guns on a road, for any page that doubles by it. */
// prettier-ignore
export const roadArtillery = <F>(applies: (facts: F, by: By) => boolean) =>
  row<F>('road-artillery', 2, 'Artiglieria, L93', { it: 'Artiglieria su strada', en: 'Artillery on a road' }, applies);

/** Infantry and cavalry use a road only as a formed march column. */
export const needsColumn = ({ arm }: Pick<RoadPace, 'arm'>): boolean => arm === 'infantry' || arm === 'cavalry';

// prettier-ignore
export const roadFactors = factorTable<RoadPace>('road-factors', 'VI-5, L68; Artiglieria, L93', { it: 'Passo su strada', en: 'Pace on a road' }, [
  row('road-formed', 2, 'VI-5, L68', { it: 'Fanteria o cavalleria in formazione, in colonna di marcia', en: 'Infantry or cavalry in formation, in march column' }, f => f.onRoad && needsColumn(f) && f.state === 'in-formation' && f.formation === marchColumn),
  row('road-cossacks', 2, 'VI-5, L68', { it: 'Cosacchi e simili', en: 'Cossacks and the like' }, f => f.onRoad && f.arm === 'cossacks'),
  roadArtillery(f => f.onRoad && isArtillery(f.arm)),
]);
