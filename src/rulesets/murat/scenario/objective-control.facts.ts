import { group, list, optional, text, yesNo } from '../../../core/index.js';
import { strength } from '../facts.js';

/** The answers that are no side, and so no name for one. */
export const contested = 'contested';
export const nobody = 'none';

const occupant = group(
  { it: 'Unità sull’obiettivo', en: 'Unit on the objective' },
  'ObjectiveOccupant',
  {
    side: text({ it: 'Parte a cui appartiene', en: 'Side it belongs to' }, 50),
    decimated: optional(
      yesNo({ it: 'È decimata; se manca, secondo la sua FoU', en: 'It is decimated; if left out, by its FoU' }),
    ),
    fouInitial: optional(strength('FoU all’inizio della battaglia', 'FoU at the start of the battle')),
    fouCurrent: optional(strength('FoU attuale', 'FoU now')),
  },
  {
    impossible: {
      side: {
        says: {
          it: 'La parte deve avere un nome, che non sia contested o none.',
          en: 'The side must have a name other than contested or none.',
        },
        when: ({ side }) => ['', contested, nobody].includes(side),
      },
    },
  },
);

export const objectiveControlFacts = {
  occupants: list({ it: 'Unità sull’obiettivo', en: 'Units on the objective' }, occupant, 0, 60),
};

export const objectiveControlOutcome = {
  control: text(
    {
      it: 'Chi lo controlla: la parte, contested se è conteso, none se è vuoto',
      en: 'Who controls it: the side, contested, or none if it is empty',
    },
    50,
  ),
};
