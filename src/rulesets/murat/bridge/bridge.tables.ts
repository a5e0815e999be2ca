import { partTable, row, type By, type ModifierTable, type Ruling } from '../../../core/index.js';
import { bridgeCrossingFire, bridgeForcingFire } from '../rulings.js';

/** Modifiers of the fire at a bridge: the bonus against a march column, or any other in favour of those who fire. */
export interface FireBonus {
  readonly bonus: 'march-column' | 'other';
}

/** Counted once, and once more where it is doubled. */
const onceMore = { of: () => 1, printed: [] };

const doubling =
  (ruling: Ruling<'double-all-positive' | 'double-column-bonus'>) =>
  ({ bonus }: FireBonus, by: By): boolean =>
    bonus === 'march-column' || by(ruling) === 'double-all-positive';

const howOften = { it: 'Quante volte conta un bonus del fuoco', en: 'How often a fire bonus counts' };

export const crossingFire: ModifierTable<FireBonus> = partTable('crossing-fire', '§2.7', howOften, [
  row(
    'bridge-doubled',
    onceMore,
    '§2.7',
    {
      it: 'Fuoco su chi ha appena passato il ponte: il bonus contro la colonna di marcia raddoppia, qualunque sia la formazione',
      en: 'Fire at whoever has just crossed: the bonus against a march column is doubled, whatever the formation',
    },
    doubling(bridgeCrossingFire),
  ),
]);

export const forcingFire: ModifierTable<FireBonus> = partTable('forcing-fire', '§2.7', howOften, [
  row(
    'bridge-doubled',
    onceMore,
    '§2.7',
    {
      it: 'Fuoco difensivo su chi forza il ponte: i modificatori a favore del difensore raddoppiano',
      en: 'Defensive fire at whoever forces the bridge: the modifiers in the defender’s favour are doubled',
    },
    doubling(bridgeForcingFire),
  ),
]);
