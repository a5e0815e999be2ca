import { appliedModifiers, flag, oneOf, optional, usually, yesNo, type Declared } from '../../../core/index.js';
import { chanceOf, contactedFlankOrRear, movedMoreThanHalf, ownOrder, ownQuality, rawChance } from '../facts.js';
import { formation } from '../vocabulary.js';

export const hitChanceFacts = {
  quality: ownQuality,
  mountedLancers: flag('A cavallo, armata di lancia', 'Mounted, armed with lances'),
  movedMoreThanHalf,
  stationary: flag('Non ha mosso in questo turno', 'It did not move this turn'),
  contactedFlankOrRear,
  movedBeforeBeingContacted: flag('Aveva mosso prima di essere contattata', 'It had moved before it was touched'),
  order: optional(ownOrder),
  targetFormation: usually(
    'line',
    oneOf(
      {
        it: 'Formazione del bersaglio; il comandante in capo conta a catena',
        en: 'Formation of the target; the commander-in-chief counts as in chain',
      },
      formation,
    ),
  ),
  targetInClosedTerrain: flag('Terreno chiuso per il bersaglio', 'Ground that is closed for the target'),
  targetMovedMoreThanHalf: flag(
    'Il bersaglio ha mosso più di mezza mossa',
    'The target moved more than half its capacity',
  ),
  targetInBuilding: flag('Bersaglio in un edificio', 'Target in a building'),
};
export type Fighter = Declared<typeof hitChanceFacts>;

/** What cannot hold together. */
export const impossibleFighter = {
  stationary: {
    says: {
      it: 'Chi è fermo non ha mosso più di mezza mossa.',
      en: 'A stationary unit has not moved more than half its capacity.',
    },
    when: ({ stationary, movedMoreThanHalf }: { readonly stationary: boolean; readonly movedMoreThanHalf: boolean }) =>
      stationary && movedMoreThanHalf,
  },
};

export const hitChanceOutcome = {
  rawChance,
  chance: chanceOf('Colpisce fino a questa faccia', 'Hits up to this face'),
  extraHalving: yesNo({ it: 'Un dimezzamento in più', en: 'One more halving' }),
  modifiers: appliedModifiers,
};
