import { group, list, text } from '../../../core/index.js';
import { legal } from '../facts.js';

/** No player moves more units in a turn. */
export const mostUnits = 60;

const unitId = text({ it: 'Nome breve dell’unità', en: 'Short name of the unit' });
const unitIds = (it: string, en: string) => list({ it, en }, unitId, 0, mostUnits);

const declaration = group({ it: 'Dichiarazione di un’unità', en: 'Declaration of a unit' }, 'FrontDeclaration', {
  unitId,
  targetIds: unitIds('Nemici a cui è rivolto il fronte', 'Enemies the front is turned to'),
});

export const frontDeclarationFacts = {
  movedUnitIds: unitIds('Unità mosse in questa fase', 'Units moved this phase'),
  declarations: list({ it: 'Fronti dichiarati', en: 'Declared fronts' }, declaration, 0, mostUnits),
};

export const frontDeclarationOutcome = {
  legal,
  missing: unitIds('Unità mosse senza dichiarazione', 'Moved units without a declaration'),
  refused: unitIds('Unità non mosse che hanno dichiarato', 'Unmoved units that declared'),
};
