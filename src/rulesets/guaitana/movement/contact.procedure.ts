import { procedure, remind, type By } from '../../../core/index.js';
import { formationIn } from '../tables.js';
import type { Formation } from '../vocabulary.js';
import { contactExamples } from './contact.examples.js';
import { contactFacts, contactOutcome } from './contact.facts.js';
import { aspectDefinition, flankOfMassAndSquare } from './movement.rulings.js';

const hasFlanks = (formation: Formation, by: By): boolean =>
  formation === 'mass' ? by(flankOfMassAndSquare) === 'only-square-has-none' : formation !== 'square';

export const contact = procedure({
  id: 'guaitana.movement.contact',
  title: { it: 'Il contatto blocca un’unità', en: 'Contact pins a unit' },
  rule: 'Movimento, L131; Tiro, L217',
  when: {
    it: 'Un nemico contatta l’unità nella fase di movimento.',
    en: 'An enemy touches the unit in the movement phase.',
  },
  facts: contactFacts,
  outcome: contactOutcome,
  rulings: [flankOfMassAndSquare, aspectDefinition],
  parts: { unit: { fills: { alreadyMoved: 'movedThisTurn' } }, toucher: { acts: true } },
  examples: contactExamples,

  adjudicate({ alreadyMoved, aspect, formation: ownFormation, terrain }, umpire) {
    const { by, effect, reckon } = umpire;
    const inHouses = { it: 'In un edificio sta a massa', en: 'In a building it is in mass' };
    const inMass = formationIn(ownFormation, terrain);
    const formation = inMass === ownFormation ? ownFormation : reckon('Tipi di terreno, L79', inHouses, inMass);
    const lost = { it: 'Non ha ancora mosso: perde il movimento', en: 'Not yet moved: its move is lost' };
    const pinned = reckon('Movimento, L131', lost, !alreadyMoved);
    const caught = {
      it: 'Aveva mosso: è sorpresa, se non è in quadrato',
      en: 'It had moved: it is surprised, unless in square',
    };
    const surprised = reckon('Tiro, L217', caught, alreadyMoved && formation !== 'square');
    if (aspect !== 'front') remind(umpire, aspectDefinition);
    const turned = { it: 'Presa sul fianco o alle spalle', en: 'Taken in flank or rear' };
    const contactedFlankOrRear = reckon('Mischia, L229', turned, aspect !== 'front' && hasFlanks(formation, by));
    effect('Movimento, L131', 'unit', 'contactedBy', { with: 'toucher' }, 'now');
    effect('Movimento, L131', 'toucher', 'movedIntoContactWith', { with: 'unit' }, 'now');
    // A second contact takes nothing back of what the first one did.
    if (surprised) effect('Tiro, L217', 'unit', 'surprised', { to: true }, 'now');
    if (alreadyMoved) effect('Mischia, L249', 'unit', 'movedBeforeBeingContacted', { to: true }, 'now');
    if (contactedFlankOrRear) effect('Mischia, L229', 'unit', 'contactedFlankOrRear', { to: true }, 'now');
    return { pinned, surprised, movedBeforeBeingContacted: alreadyMoved, contactedFlankOrRear };
  },

  inWords: ({ pinned, surprised, contactedFlankOrRear }) => {
    const flank = contactedFlankOrRear
      ? { it: ', presa sul fianco o alle spalle', en: ', taken in flank or rear' }
      : { it: '', en: '' };
    if (pinned) return { it: `Perde il suo movimento${flank.it}.`, en: `It loses its move${flank.en}.` };
    return surprised
      ? { it: `È sorpresa${flank.it}.`, en: `It is surprised${flank.en}.` }
      : { it: `Aveva già mosso, ma non è sorpresa${flank.it}.`, en: `It had moved, but is not surprised${flank.en}.` };
  },
});
