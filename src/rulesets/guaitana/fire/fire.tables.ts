import { byBand, byName, dieThrow, factorTable, modifierTable, row } from '../../../core/index.js';
import { javelinLongHalving, squareFurtherHalvings } from './fire.rulings.js';
import { firesIn, type FiringFigures } from './firing-figures.facts.js';
import type { FireHitChance } from './hit-chance.facts.js';

/** How far each weapon reaches, in cm. */
// prettier-ignore
export const reaches = byName('fire-ranges', 'Tiro, L176–182', { it: 'Distanze di tiro (cm)', en: 'Ranges (cm)' }, {
  'rifle':       { close: 30,   long: 60,  extreme: 120 },
  'machine-gun': { close: 30,   long: 60,  extreme: 120 },
  'musket':      { close: 15,   long: 30,  extreme: 60 },
  'carbine':     { close: 15,   long: 30,  extreme: 60 },
  'javelin':     { close: null, long: 5,   extreme: null },
  'cannon':      { close: 60,   long: 120, extreme: 360 },
});

/** Half of the arc of 120°, in degrees to each side of the front. */
export const halfArcDegrees = 60;

/** A face up to this hits, before the modifiers. */
// prettier-ignore
export const baseChances = byName('fire-hit-chance', 'Tiro, L186–191', { it: 'Possibilità di colpire col tiro', en: 'Chance to hit by fire' }, {
  close:   3,
  long:    2,
  extreme: 1,
});

// prettier-ignore
export const fireModifiers = modifierTable<FireHitChance>('fire-hit-modifiers', 'Tiro, L193–203', { it: 'Modifiche alla possibilità di colpire col tiro', en: 'Modifiers to the chance to hit by fire' }, [
  row('veteran-firer', +1, 'Tiro, L195', { it: 'Tirano veterani', en: 'Veterans fire' }, f => f.firerQuality === 'veteran'),
  row('recruit-firer', -1, 'Tiro, L196', { it: 'Tirano reclute', en: 'Recruits fire' }, f => f.firerQuality === 'recruit'),
  row('mounted-firer', -1, 'Tiro, L197', { it: 'Chi tira è a cavallo', en: 'The firer is mounted' }, f => f.firerMounted),
  row('retreating-firer', -1, 'Tiro, L198', { it: 'Chi tira ha ordine di ritirata', en: 'The firer has retreat orders' }, f => f.firerOrder === 'retreat'),
  row('target-in-chain', -1, 'Tiro, L199', { it: 'Il bersaglio è a catena', en: 'The target is in chain' }, f => f.targetFormation === 'chain'),
  row('target-in-square', +1, 'Tiro, L200', { it: 'Il bersaglio è in quadrato', en: 'The target is in square' }, f => f.targetFormation === 'square'),
  row('target-in-cover', -1, 'Tiro, L201', { it: 'Il bersaglio è coperto', en: 'The target is in cover' }, f => f.targetInCover),
  row('target-mounted', +1, 'Tiro, L202', { it: 'Il bersaglio è a cavallo', en: 'The target is mounted' }, f => f.targetMounted),
  row('target-artillery', -1, 'Tiro, L203', { it: 'Il bersaglio è artiglieria o mitragliatrici', en: 'The target is artillery or machine guns' }, f => f.targetIsArtillery),
]);

/** What a weapon counts for, in figures. */
// prettier-ignore
export const weaponsAsFigures = modifierTable<FiringFigures>('weapons-as-figures', 'Tiro, L184', { it: 'Quanti soldatini valgono le armi', en: 'How many figures the weapons count for' }, [
  row('machine-gun', 10, 'Tiro, L184', { it: 'Ogni mitragliatrice che funziona', en: 'Each working machine gun' }, f => f.machineGuns > 0, f => f.machineGuns),
  row('cannon', 5, 'Tiro, L184', { it: 'Ogni cannone', en: 'Each cannon' }, f => f.cannons > 0, f => f.cannons),
]);

/** Half the figures of a square fire at one target; at two targets, each half has its own. */
const isInSquare = (firing: FiringFigures): boolean => firesIn(firing) === 'square';

// prettier-ignore
export const fireHalvings = factorTable<FiringFigures>('fire-halvings', 'Tiro, L172, L184, L205–207, L217–219', { it: 'Dimezzamenti di chi tira', en: 'Halvings of those who fire' }, [
  row('mass-or-square', 1 / 2, 'Tiro, L172, L219', { it: 'Chi tira è in massa o in quadrato', en: 'The firer is in mass or square' },
    f => firesIn(f) === 'mass' || (isInSquare(f) && f.squareShare === 'single')),
  row('long-or-extreme-range', 1 / 2, 'Tiro, L184', { it: 'Distanza lunga o estrema', en: 'Long or extreme range' },
    (f, by) => (f.band === 'long' || f.band === 'extreme')
      && !(isInSquare(f) && by(squareFurtherHalvings) === 'all-other-halvings')
      && !(f.weapon === 'javelin' && by(javelinLongHalving) === 'not-halved')),
  row('surprised', 1 / 2, 'Tiro, L217', { it: 'Chi tira è sorpreso', en: 'The firer is surprised' }, f => f.surprised && !isInSquare(f)),
  row('chance-zero-or-less', 1 / 2, 'Tiro, L205', { it: 'Possibilità di colpire a zero o meno', en: 'Chance to hit at zero or less' },
    (f, by) => f.extraHalving && !(isInSquare(f) && by(squareFurtherHalvings) === 'all-other-halvings')),
]);

/** How often a unit can fire. */
// prettier-ignore
export const loads = byName('ammunition', 'Tiro, L213–215', { it: 'Tiri a disposizione', en: 'Shots of a unit' }, {
  javelins: 1,
  firearms: 6,
  reserve:  4,
});

/** Each gun of the book has three men. */
export const crewPerGun = 3;

/** The lowest face that jams a machine gun. */
// prettier-ignore
export const jamFaces = byName('jams', 'Tiro, L221', { it: 'La mitragliatrice si inceppa da questa faccia in su', en: 'A machine gun jams from this face up' }, {
  nordenfeld: 6,
  gardner:    5,
  gatling:    5,
});

// prettier-ignore
export const clearing = byBand<'working' | 'unsaid' | 'out-of-action'>('clearing', 'Tiro, L221', { it: 'Sbloccare una mitragliatrice', en: 'Clearing a machine gun' }, [
  [1, 'working'],
  [3, 'unsaid'],
  [5, 'out-of-action'],
]);

/** The lowest face that makes Italians fire without orders. */
export const forcedFrom = 4;

// prettier-ignore
export const fireThrow = dieThrow('fire', 'Tiro, L184', { it: 'Dadi di chi tira', en: 'Dice of those who fire' }, 6);
// prettier-ignore
export const jamThrow = dieThrow('jam', 'Tiro, L221', { it: 'Un dado per ogni mitragliatrice, prima di tirare', en: 'One die for each machine gun, before it fires' }, 6);
// prettier-ignore
export const clearThrow = dieThrow('clear', 'Tiro, L221', { it: 'Dado per sbloccare la mitragliatrice', en: 'Die to clear the machine gun' }, 6);
// prettier-ignore
export const forcedThrow = dieThrow('forced', 'Tiro, L172', { it: 'Dado del fuoco obbligato', en: 'Die for compulsory fire' }, 6);
