import { dieThrow, factorTable, modifierTable, row } from '../../../core/index.js';
import { lancersAgainstEveryone, meleeHalvings } from './melee.rulings.js';
import type { FightingFigures } from './fighting-figures.facts.js';
import type { Fighter } from './hit-chance.facts.js';

/** A face up to this hits, before the modifiers. */
export const baseChance = 2;

// prettier-ignore
export const hitModifiers = modifierTable<Fighter>('melee-hit-modifiers', 'Mischia, L240–250', { it: 'Modifiche alla possibilità di colpire in mischia', en: 'Modifiers to the chance to hit in melee' }, [
  row('veterans', +1, 'Mischia, L240', { it: 'Veterani', en: 'Veterans' }, f => f.quality === 'veteran'),
  row('recruits', -1, 'Mischia, L241', { it: 'Reclute', en: 'Recruits' }, f => f.quality === 'recruit'),
  row('lance-cavalry-moved-more-than-half', +1, 'Mischia, L242', { it: 'Lancieri a cavallo che hanno mosso più di mezza mossa', en: 'Mounted lancers that moved more than half their capacity' },
    (f, by) => f.mountedLancers && f.movedMoreThanHalf && (by(lancersAgainstEveryone) === 'all-targets' || (f.targetFormation !== 'square' && !f.targetInBuilding))),
  row('contacted-flank-or-rear', -1, 'Mischia, L243', { it: 'Contattata sul fianco o alle spalle', en: 'Touched in flank or rear' }, f => f.contactedFlankOrRear),
  row('target-in-chain', +1, 'Mischia, L245', { it: 'Bersaglio a catena', en: 'Target in chain' }, f => f.targetFormation === 'chain'),
  row('target-in-square', -1, 'Mischia, L246', { it: 'Bersaglio in quadrato', en: 'Target in square' }, f => f.targetFormation === 'square'),
  row('target-in-closed-terrain', -1, 'Mischia, L247', { it: 'Bersaglio in terreno chiuso', en: 'Target in closed terrain' }, f => f.targetInClosedTerrain),
  row('stationary-against-mover', +1, 'Mischia, L248', { it: 'Ferma contro chi ha mosso più di mezza mossa', en: 'Stationary against a unit that moved more than half its capacity' }, f => f.stationary && f.targetMovedMoreThanHalf),
  row('moved-before-being-contacted', -1, 'Mischia, L249', { it: 'Aveva mosso prima di essere contattata', en: 'It had moved before it was touched' }, f => f.movedBeforeBeingContacted),
  row('retreating', -1, 'Mischia, L250', { it: 'Ha ordine di ritirata', en: 'It has retreat orders' }, f => f.order === 'retreat'),
]);

// prettier-ignore
export const halvings = factorTable<FightingFigures>('melee-halvings', 'Mischia, L229, L252', { it: 'Dimezzamenti in mischia', en: 'Halvings in melee' }, [
  row('flank-or-rear-half', 1 / 2, 'Mischia, L229', { it: 'Contattata sul fianco o alle spalle', en: 'Touched in flank or rear' }, f => f.contactedFlankOrRear),
  row('chance-zero-or-less', 1 / 2, 'Mischia, L252', { it: 'Possibilità di colpire a zero o meno', en: 'Chance to hit at zero or less' },
    (f, by) => f.extraHalving && !(f.contactedFlankOrRear && by(meleeHalvings) === 'once')),
]);

// prettier-ignore
export const firstThrow = dieThrow('first', 'Mischia, L231', { it: 'Dadi della prima unità', en: 'Dice of the first unit' }, 6);
// prettier-ignore
export const secondThrow = dieThrow('second', 'Mischia, L231', { it: 'Dadi della seconda unità', en: 'Dice of the second unit' }, 6);
