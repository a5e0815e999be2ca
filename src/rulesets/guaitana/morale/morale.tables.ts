import { byName, dieThrow, modifierTable, row } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { distances } from '../tables.js';
import { lossThresholds } from './morale.rulings.js';
import { isInClosedTerrain, isInSquare, isOutOfAmmunition } from './standing.js';
import { isOverHalfLost, lostOf, seesNoEnemy, type Tested } from './test.facts.js';

/** A face up to this succeeds, before the modifiers. */
export const baseChance = 4;

const isWithin = (
  distanceCm: number | null,
  distance: 'commander-steadies' | 'friend-steadies',
  { figureScale }: Tested,
): boolean => distanceCm !== null && distanceCm <= toScale(distances.entries[distance], figureScale);

// prettier-ignore
export const moraleModifiers = modifierTable<Tested>('morale-modifiers', 'Test di morale, L275–291', { it: 'Modifiche alla possibilità di successo', en: 'Modifiers to the chance of success' }, [
  row('veterans', +1, 'Test di morale, L277', { it: 'Veterani', en: 'Veterans' }, f => f.quality === 'veteran'),
  row('recruits', -1, 'Test di morale, L278', { it: 'Reclute', en: 'Recruits' }, f => f.quality === 'recruit'),
  row('commander-in-chief-within-15', +1, 'Test di morale, L279', { it: 'Comandante in capo entro 15 cm', en: 'Commander-in-chief within 15 cm' }, f => isWithin(f.cincDistanceCm, 'commander-steadies', f)),
  row('unit-commander-eliminated', -1, 'Test di morale, L280', { it: 'Comandante dell’unità eliminato', en: 'The unit’s own commander is gone' }, f => !f.commanderAlive),
  row('over-one-third-lost', -1, 'Test di morale, L281', { it: 'Perso più di un terzo dei soldatini', en: 'More than a third of the figures lost' },
    (f, by) => 3 * lostOf(f) > f.originalFigures && (!isOverHalfLost(f) || by(lossThresholds) === 'cumulative')),
  row('over-one-half-lost', -2, 'Test di morale, L282', { it: 'Persa più di metà dei soldatini', en: 'More than half of the figures lost' }, f => isOverHalfLost(f)),
  row('no-enemy-seen-or-within-60', +2, 'Test di morale, L284', { it: 'Nessun nemico in vista o entro 60 cm', en: 'No enemy in sight or within 60 cm' }, (f, by) => seesNoEnemy(f, by)),
  row('in-square', +2, 'Test di morale, L285', { it: 'In quadrato', en: 'In square' }, f => isInSquare(f)),
  row('in-closed-terrain', +1, 'Test di morale, L286', { it: 'In terreno chiuso', en: 'In closed terrain' }, f => isInClosedTerrain(f)),
  row('contacted-flank-or-rear', -1, 'Test di morale, L287', { it: 'Contattata sul fianco o alle spalle', en: 'Touched in flank or rear' }, f => f.contactedFlankOrRear),
  row('out-of-ammunition', -1, 'Test di morale, L288', { it: 'Senza munizioni', en: 'Out of ammunition' }, (f, by) => isOutOfAmmunition(f, by)),
  row('friend-within-15', +1, 'Test di morale, L289', { it: 'Unità amica non in ritirata entro 15 cm', en: 'Friendly unit not in retreat within 15 cm' }, f => isWithin(f.friendDistanceCm, 'friend-steadies', f)),
  row('retreating', -2, 'Test di morale, L290', { it: 'Ha ordine di ritirata', en: 'It has retreat orders' }, f => f.order === 'retreat'),
  row('own-baggage-destroyed', -2, 'Test di morale, L291', { it: 'Carriaggi distrutti', en: 'Own baggage destroyed' }, f => f.ownBaggageDestroyed),
]);

/** The order that a test leads to; null where the unit keeps its own. */
// prettier-ignore
export const ordersAfterTest = byName('morale-orders', 'Test di morale, L262–266', { it: 'Ordine dopo il test, se riesce e se fallisce', en: 'Order after the test, if passed and if failed' }, {
  'rally':             { passed: 'defence', failed: 'retreat' },
  'attack-initiative': { passed: 'attack',  failed: 'defence' },
  'fired-upon':        { passed: null,      failed: 'retreat' },
  'fought-melee':      { passed: null,      failed: 'retreat' },
  'end-of-turn':       { passed: null,      failed: 'retreat' },
});

/** Where the book names each occasion. */
// prettier-ignore
export const occasionRules = {
  'rally':             'Test di morale, L262',
  'attack-initiative': 'Test di morale, L263',
  'fired-upon':        'Test di morale, L264',
  'fought-melee':      'Test di morale, L265',
  'end-of-turn':       'Test di morale, L266',
};

// prettier-ignore
export const moraleThrow = dieThrow('morale', 'Test di morale, L268', { it: 'Test di morale', en: 'Morale test' }, 6);
