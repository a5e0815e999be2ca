import { group, list, oneOf, optional, text, usually, vocabulary, yesNo } from '../../../core/index.js';
import { bases } from '../facts.js';
import { firingArm, formation } from '../vocabulary.js';

export const firingBasesFacts = {
  arm: oneOf({ it: 'Arma dell’unità', en: 'Arm of the unit' }, firingArm),
  totalBases: bases('Basette presenti', 'Bases present'),
  frontRankBases: bases(
    'Basette in 1° rango (quadrato: sul lato interessato)',
    'Bases in the front rank (a square: on the face concerned)',
  ),
  inBuiltUpArea: usually(
    false,
    yesNo({ it: 'L’unità occupa un centro abitato', en: 'The unit occupies a built-up area' }),
  ),
  formation: usually('line', oneOf({ it: 'Formazione attuale', en: 'Present formation' }, formation)),
  allocation: optional(
    list(
      { it: 'Come si dividono le basette tra i bersagli', en: 'How the bases are divided among targets' },
      group({ it: 'Tiro su un bersaglio', en: 'Shot at one target' }, 'Allocation', {
        targetId: text({ it: 'Bersaglio', en: 'Target' }),
        side: optional(text({ it: 'Lato da cui attacca il nemico', en: 'Side the enemy attacks from' })),
        bases: bases('Basette che tirano', 'Bases that fire'),
      }),
      1,
      20,
    ),
  ),
};

export const splitReasons = vocabulary('SplitReason', {
  'split-only-from-built-up-area': {
    it: 'il tiro si divide solo da un centro abitato',
    en: 'fire may only be split from a built-up area',
  },
  'targets-must-attack-from-different-sides': {
    it: 'i bersagli devono attaccare da lati diversi',
    en: 'the targets must attack from different sides',
  },
  'more-bases-than-available': { it: 'più basette di quelle che possono tirare', en: 'more bases than may fire' },
});

export const firingBasesOutcome = {
  valid: yesNo({ it: 'Il tiro dichiarato è lecito', en: 'The declared fire is legal' }),
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, splitReasons)),
  available: bases('Basette che possono tirare', 'Bases that may fire'),
  shots: list(
    { it: 'Tiri', en: 'Shots' },
    group({ it: 'Tiro', en: 'Shot' }, 'Shot', {
      targetId: optional(text({ it: 'Bersaglio', en: 'Target' })),
      firingBases: bases('Basette che tirano', 'Bases firing'),
    }),
    0,
    20,
  ),
};
