import type { By, Modified, Umpire, WordOf } from '../../../core/index.js';
import { bridgeCrossingFire, bridgeForcingFire } from '../rulings.js';
import { formationOf, type Unit } from '../unit.js';
import type { bridge, Formation } from '../vocabulary.js';

type Bridge = WordOf<typeof bridge>;
interface AtBridge {
  readonly target: Unit;
  readonly bridge: Bridge;
}

/** Whether the bridge makes a march column of the target, whatever its formation. */
export const columnByBridge = ({ bridge }: AtBridge, by: By): boolean =>
  bridge === 'crossing' || (bridge === 'forcing' && by(bridgeForcingFire) === 'double-column-bonus');

/** The formation that fire finds: a target made a march column by the bridge is nothing else. */
export const firedAtAs = (shot: AtBridge, by: By): Formation =>
  columnByBridge(shot, by) ? 'march-column' : formationOf(shot.target);

const doublesAll = (bridge: Exclude<Bridge, 'none'>, by: By): boolean =>
  by(bridge === 'crossing' ? bridgeCrossingFire : bridgeForcingFire) === 'double-all-positive';

/** The dice that a bridge adds once more: those of the march column, or of all rows in favour of the shooter. */
export const bridgeDoubled = (
  rows: Modified['rows'],
  columnRow: string,
  bridge: Bridge,
  { by, reckon }: Pick<Umpire, 'by' | 'reckon'>,
): number => {
  if (bridge === 'none') return 0;
  const all = doublesAll(bridge, by);
  const again = rows.filter(({ id, value }) => (all ? value > 0 : id === columnRow));
  const says = all
    ? { it: 'Il ponte raddoppia i modificatori positivi', en: 'The bridge doubles the positive modifiers' }
    : {
        it: 'Il ponte raddoppia il bonus contro la colonna di marcia',
        en: 'The bridge doubles the bonus against a march column',
      };
  return reckon(
    '§2.7',
    says,
    again.reduce((sum, { value }) => sum + value, 0),
  );
};
