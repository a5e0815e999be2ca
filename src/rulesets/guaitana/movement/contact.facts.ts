import { oneOf, optional, yesNo } from '../../../core/index.js';
import { ground, ownFormation } from '../facts.js';
import { aspect } from '../vocabulary.js';

export const contactFacts = {
  alreadyMoved: yesNo({ it: 'Ha già mosso in questa fase', en: 'It has already moved this phase' }),
  aspect: oneOf({ it: 'Lato contattato', en: 'Side touched' }, aspect),
  formation: ownFormation,
  terrain: optional({
    ...ground,
    says: {
      it: 'Terreno in cui sta; in un edificio conta a massa',
      en: 'Ground where it stands; in a building it counts as in mass',
    },
  }),
};

export const contactOutcome = {
  pinned: yesNo({ it: 'Perde il suo movimento', en: 'Its move is lost' }),
  surprised: yesNo({ it: 'È sorpresa', en: 'It is surprised' }),
  movedBeforeBeingContacted: yesNo({
    it: 'Aveva mosso prima di essere contattata',
    en: 'It had moved before it was touched',
  }),
  contactedFlankOrRear: yesNo({ it: 'Contattata sul fianco o alle spalle', en: 'Touched in flank or rear' }),
};
